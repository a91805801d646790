import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { internalToken } from '@cred/service-kit';
import { eventually } from '@cred/service-kit/testing/eventually';
import { withFakeIntervals } from '../../testing/fake-intervals';
import { publish } from '../../testing/member-actions';
import { startTestApi } from '../../testing/test-api';
import { issuedTextsOf } from './issued-texts';
import { checkPendingBadges } from './pending-badges';

const SECRET = 'a secret of the tests, long enough';

describe('POST /post with isValid', () => {
  it('has the badge only when the validation service issued exactly this text', async () => {
    const requestedPaths: string[] = [];
    const service = createServer((request, response) => {
      requestedPaths.push(request.url ?? '');
      const known = request.headers.authorization === `Bearer ${internalToken(SECRET, 'validation:issued')}`;
      const issued = request.url === `/issued/${createHash('sha256').update('First\nsecond').digest('hex')}`;
      response.writeHead(known && issued ? 200 : 404).end('{"issued":true}');
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const VALIDATION_PORT = (service.address() as AddressInfo).port;
    const api = await startTestApi({ settings: { VALIDATION_PORT, INTERNAL_SECRET: SECRET } });
    const ana = await api.member();
    const badge = async (text: string, isValid: string) =>
      (await ana.ok('createPost', { body: { userId: ana.id, text, isValid } })).isValid;
    expect([
      await badge('First\nsecond', 'true'),
      await badge('First\nsecond!', 'true'),
      await badge('First\nsecond', 'false'),
    ]).toEqual([true, false, false]);
    // A post without `isValid` sends no request to the validation service.
    expect(requestedPaths).toHaveLength(2);
    await new Promise((resolve) => service.close(resolve));
    expect(await badge('First\nsecond', 'true')).toBe(false);
    expect((await ana.ok('getFeed')).map(({ isValid }) => isValid)).toEqual([false, false, false, true]);
    await api.close();
  });
});

describe('a post whose badge is unknown', () => {
  it('is requested again after a restart, until the validation service responds', async () => {
    let status = 503;
    let requests = 0;
    const service = createServer((_request, response) => {
      requests += 1;
      response.writeHead(status).end('{"issued":true}');
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const VALIDATION_PORT = (service.address() as AddressInfo).port;
    // Its clock does not advance, so that only this test repeats the request.
    const api = await startTestApi({ settings: { VALIDATION_PORT, INTERNAL_SECRET: SECRET } });
    const ana = await api.member();
    const issued = issuedTextsOf({ HOST: '127.0.0.1', VALIDATION_PORT, INTERNAL_SECRET: SECRET });
    const publishAs = (text: string) => ana.ok('createPost', { body: { userId: ana.id, text, isValid: 'true' } });
    const post = await publishAs('Checked');
    expect(post.isValid).toBe(false);
    const badge = async () => (await ana.ok('getFeed')).find(({ id }) => id === post.id)?.isValid;
    const postedAt = new Date(post.createdAt).getTime();
    const checkAt = (afterMs: number) => checkPendingBadges({ db: api.db, issued }, new Date(postedAt + afterMs));

    await checkAt(1_000);
    expect(requests).toBe(1);
    await checkAt(2_500);
    expect([requests, await badge()]).toEqual([2, false]);
    // It waits twice as long after each failure.
    await checkAt(4_500);
    expect(requests).toBe(2);
    status = 200;
    await checkAt(7_000);
    expect([requests, await badge()]).toEqual([3, true]);
    await checkAt(600_000);
    expect(requests).toBe(3);

    status = 503;
    const refused = await publishAs('Refused');
    status = 404;
    await checkAt(60_000);
    expect((await ana.ok('getFeed')).find(({ id }) => id === refused.id)?.isValid).toBe(false);

    status = 503;
    const deleted = await publishAs('Deleted');
    await ana.ok('deletePost', { params: { id: deleted.id } });
    expect(await api.db.selectFrom('pending_badges').select('post_id').execute()).toEqual([]);
    await publishAs('Forgotten');
    await checkAt(31 * 60_000);
    expect(await api.db.selectFrom('pending_badges').select('post_id').execute()).toEqual([]);
    await new Promise((resolve) => service.close(resolve));
    await api.close();
  });
});

describe('the API', () => {
  it('repeats the request for an unknown badge by itself', () =>
    withFakeIntervals(async () => {
      let status = 503;
      const service = createServer((_request, response) => response.writeHead(status).end('{"issued":true}'));
      await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
      const VALIDATION_PORT = (service.address() as AddressInfo).port;
      const api = await startTestApi({ settings: { VALIDATION_PORT, INTERNAL_SECRET: SECRET } });
      const ana = await api.member();
      const isValid = async () => (await ana.ok('getFeed')).map((post) => post.isValid);
      await ana.ok('createPost', { body: { userId: ana.id, text: 'Checked', isValid: 'true' } });
      expect(await isValid()).toEqual([false]);
      status = 200;
      api.clock.advance(10_000);
      jest.advanceTimersByTime(2_000);
      await eventually(async () => (await isValid())[0] === true);
      await new Promise((resolve) => service.close(resolve));
      await api.close();
    }));
});

describe('a post of the news account', () => {
  it('has a slug and the URL of its contents; posts of other members have none', async () => {
    const api = await startTestApi({
      settings: { NEWS_ACCOUNT: 'Daily.News', NEWS_CONTENTS_URL: 'https://news.example/read/' },
    });
    const [news, ana] = [await api.member({ username: 'daily.news' }), await api.member()];
    const [first, second] = [
      await publish(news, 'New guideline out\nRead on'),
      await publish(news, 'New guideline out'),
    ];
    expect(first.slug).toMatch(/^new-guideline-out-[0-9a-f]{8}$/);
    expect(first.newsUrl).toBe(`https://news.example/read/${first.slug}`);
    expect(second.slug).not.toBe(first.slug);
    expect(await publish(ana, 'New guideline out')).toMatchObject({ slug: null, newsUrl: null });
    await api.close();
  });

  it('has no URL when the deployment configures none', async () => {
    const api = await startTestApi({ settings: { NEWS_ACCOUNT: 'daily.news' } });
    const news = await api.member({ username: 'daily.news' });
    expect(await publish(news, 'Hi')).toMatchObject({ slug: expect.stringMatching(/^hi-/), newsUrl: null });
    await api.close();
  });
});

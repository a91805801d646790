import { limits } from '@cred/contract';
import { newId } from '../../core/ids';
import { commentBy, publish, rateBy, repostBy } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [ana, bia] = [await api.member(), await api.member()];
});
afterAll(() => api.close());

const list = async (query = {}) => (await ana.ok('getNotifications', { query })).items;
const unread = async () => (await list({ onlyUnread: 'true' })).map(({ id }) => id);

/** Ratings of so many posts: each is a separate group. Newest first. */
async function rateSeveral(count: number): Promise<string[]> {
  for (let index = 1; index <= count; index += 1) {
    const { id } = await publish(ana, `Post ${index}`);
    api.clock.advance(1_000);
    await rateBy(bia, id, 4);
  }
  return (await list({ take: count })).map(({ id }) => id);
}

/** One page, and the cursor of the next one in the `Link` header. */
async function page(query: Record<string, string>) {
  const { status, headers, body } = await ana.call('getNotifications', { query });
  expect(status).toBe(200);
  const next = /^<([^>]+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1];
  return {
    ids: (body as { items: { id: string }[] }).items.map(({ id }) => id),
    cursor: next ? new URL(next).searchParams.get('cursor') : null,
  };
}

describe('GET /notifications with a cursor', () => {
  it('continues after the last group, also when others arrive and are deleted in between', async () => {
    const ids = await rateSeveral(5);
    const first = await page({ take: '2' });
    expect(first.ids).toEqual(ids.slice(0, 2));
    await rateSeveral(1);
    await ana.ok('deleteNotification', { params: { id: ids[1] ?? '' } });
    const second = await page({ take: '2', cursor: first.cursor ?? '' });
    expect(second.ids).toEqual(ids.slice(2, 4));
    const last = await page({ take: '2', cursor: second.cursor ?? '' });
    expect(last).toEqual({ ids: ids.slice(4), cursor: null });
  });

  it('has no next page when the groups just fill one', async () => {
    await rateSeveral(2);
    expect((await page({ take: '2' })).cursor).toBeNull();
  });

  it('reaches the groups of a sender who is hidden in the newest of each', async () => {
    const caio = await api.member();
    const { id } = await publish(ana, 'Rated twice');
    await rateSeveral(1);
    await rateBy(caio, id, 3);
    api.clock.advance(1_000);
    await rateBy(bia, id, 5);
    await ana.ok('mute', { params: { userId: bia.id } });
    expect(await list({ take: 1 })).toMatchObject([{ fromUser: { id: caio.id }, stars: 3, others: 0 }]);
  });

  it.each(['x', `${'_'.repeat(31)}A`])('rejects the cursor %s', async (cursor) => {
    expect(await ana.errorOf('getNotifications', { query: { cursor } })).toMatchObject({
      status: 400,
      fields: { cursor: expect.any(String) },
    });
  });
});

describe('PATCH /notifications/read', () => {
  const mark = (body: { ids: string[] } | { until: string }) => ana.ok('markNotificationsRead', { body });

  it('marks several with their groups; a repetition changes nothing', async () => {
    const caio = await api.member();
    const ids = await rateSeveral(3);
    const { postId } = (await list())[0] ?? {};
    await rateBy(caio, postId ?? '', 2);
    const [newest, second, third] = (await list()).map(({ id }) => id);
    for (let time = 0; time < 2; time += 1) await mark({ ids: [newest ?? '', third ?? ''] });
    expect(await unread()).toEqual([second]);
    expect(ids).toContain(second);
  });

  it('marks all up to one, and leaves what is newer', async () => {
    const ids = await rateSeveral(4);
    await mark({ until: ids[1] ?? '' });
    expect(await unread()).toEqual([ids[0]]);
    await mark({ until: ids[0] ?? '' });
    expect(await unread()).toEqual([]);
  });

  it('changes nothing of other members and nothing for unknown ids', async () => {
    const ids = await rateSeveral(2);
    for (const body of [{ ids }, { until: ids[0] ?? '' }, { ids: [newId(api.clock.now())] }])
      await bia.ok('markNotificationsRead', { body });
    expect(await unread()).toEqual(ids);
  });

  it('updates the member’s open pages once', async () => {
    const ids = await rateSeveral(2);
    const seq = async () =>
      (await api.db.selectFrom('live_counters').select('seq').where('user_id', '=', ana.id).executeTakeFirst())?.seq ??
      0;
    const before = Number(await seq());
    await mark({ ids });
    await mark({ ids });
    expect(Number(await seq())).toBe(before + 1);
  });

  it.each([
    ['no ids', { ids: [] }],
    ['too many ids', { ids: Array.from({ length: limits.list.max + 1 }, () => newId(new Date())) }],
    ['both', { ids: [newId(new Date())], until: newId(new Date()) }],
    ['neither', {}],
    ['what is no id', { until: 'all' }],
  ])('rejects %s', async (_, body) => {
    expect((await ana.errorOf('markNotificationsRead', { body: body as never })).status).toBe(400);
  });

  it('rejects visitors', async () => {
    const body = { until: newId(new Date()) };
    expect((await api.anonymous.errorOf('markNotificationsRead', { body })).status).toBe(401);
  });
});

describe('what a notification is about', () => {
  it('is quoted: the post’s text, with the stars of a rating, or the comment’s', async () => {
    const { id } = await publish(ana, 'Rounds start\nat seven. '.repeat(9));
    await rateBy(bia, id, 4);
    await repostBy(bia, id, 'With my own words');
    await commentBy(bia, id, 'At the north ward?');
    const quote = expect.stringMatching(/^Rounds start at seven\. .{1,60}…$/);
    const items = await list();
    expect(items).toHaveLength(3);
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'rating', quote, stars: 4 }),
        expect.objectContaining({ type: 'repost', quote }),
        expect.objectContaining({ action: 'comment', quote: 'At the north ward?' }),
      ]),
    );
    await rateBy(bia, id, 2);
    expect((await list()).find(({ type }) => type === 'rating')).toMatchObject({ stars: 2 });
  });

  it('is the text that the member added, of a repost that is rated', async () => {
    const { id } = await publish(bia, 'The root');
    const repost = await repostBy(ana, id, 'With my own words');
    await rateBy(bia, repost.id, 5);
    expect((await list())[0]).toMatchObject({ type: 'rating', quote: 'With my own words' });
  });

  it('is absent for a follow', async () => {
    await bia.ok('follow', { body: { followerId: bia.id, followingId: ana.id } });
    const [item] = await list();
    expect(item).not.toHaveProperty('quote');
    expect(item).not.toHaveProperty('stars');
  });
});

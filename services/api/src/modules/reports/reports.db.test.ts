import { newId } from '../../core/ids';
import { publish } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import type { ErrorResponse } from '../../testing/test-client';
import { reviewer } from '../../testing/test-certificates';

let api: TestApi;
let ana: TestMember;
let tom: TestMember;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ana = await api.member();
  tom = await api.member({ specialty: 'Other_Professions' });
});
afterAll(() => api.close());

const openBy = (member: TestMember) =>
  api.db
    .selectFrom('reports')
    .select(['post_id', 'member_id', 'text'])
    .where('reporter_id', '=', member.id)
    .orderBy('id')
    .execute();
const without = ({ headers: _headers, ...rest }: ErrorResponse) => rest;

describe('POST /report', () => {
  it('stores one open report per reporter and subject, for any number of repeats', async () => {
    const post = await publish(ana, 'Doubtful');
    const about = { postId: post.id, reason: 'spam', text: 'Look' };
    expect(await tom.call('report', { body: about })).toMatchObject({ status: 201, body: { ok: true } });
    await Promise.all(Array.from({ length: 4 }, () => tom.ok('report', { body: { ...about, text: 'Again' } })));
    await Promise.all(Array.from({ length: 4 }, () => tom.ok('report', { body: { userId: ana.id, reason: 'other' } })));
    expect(await openBy(tom)).toEqual([
      { post_id: post.id, member_id: ana.id, text: 'Look' },
      { post_id: null, member_id: ana.id, text: '' },
    ]);
    await (await api.member()).ok('report', { body: about });
    expect(await openBy(tom)).toHaveLength(2);
  });

  it('accepts another report once the first is decided', async () => {
    const boss = await reviewer(api);
    const about = { userId: ana.id, reason: 'harassment' };
    await tom.ok('report', { body: about });
    const own = (await boss.ok('getReports')).find(({ reporter }) => reporter.id === tom.id);
    await boss.ok('decideReport', { params: { id: own?.id ?? '' }, body: { outcome: 'dismissed' } });
    await tom.ok('report', { body: about });
    expect(await openBy(tom)).toHaveLength(2);
  });

  it('returns the same 404 for a subject that is unknown, deleted, or hidden by audience or block', async () => {
    const health = await publish(ana, 'For colleagues', { audience: 'health' });
    const deletedPost = await publish(ana, 'Gone');
    await ana.ok('deletePost', { params: { id: deletedPost.id } });
    const blocker = await api.member();
    const blocked = await publish(blocker, 'Not for tom');
    await blocker.ok('block', { params: { userId: tom.id } });
    const subjects = [
      { postId: newId() },
      { userId: newId() },
      { postId: health.id },
      { postId: deletedPost.id },
      { postId: blocked.id },
      { userId: blocker.id },
    ];
    const errors = await Promise.all(
      subjects.map((subject) => tom.errorOf('report', { body: { ...subject, reason: 'spam' } })),
    );
    expect(errors.map(without)).toEqual(
      errors.map(() => ({
        status: 404,
        code: 'not_found',
        message: 'Not found',
        error: 'Not found',
        retryAfter: null,
      })),
    );
    expect(await openBy(tom)).toEqual([]);
  });

  it('accepts a report about a member blocked by the reporter', async () => {
    await tom.ok('block', { params: { userId: ana.id } });
    expect(await tom.ok('report', { body: { userId: ana.id, reason: 'harassment' } })).toEqual({ ok: true });
  });

  it('rejects oneself, both subjects or none, unknown reasons, and visitors', async () => {
    const post = await publish(tom, 'Mine');
    expect(await tom.errorOf('report', { body: { userId: tom.id, reason: 'spam' } })).toMatchObject({
      status: 400,
      fields: { userId: 'You cannot report yourself' },
    });
    expect(await tom.errorOf('report', { body: { postId: post.id, reason: 'spam' } })).toMatchObject({
      status: 400,
      fields: { postId: 'You cannot report your own post' },
    });
    for (const subject of [{}, { postId: post.id, userId: ana.id }]) {
      expect(await tom.errorOf('report', { body: { ...subject, reason: 'spam' } })).toMatchObject({
        status: 400,
        message: 'Report either a post or a member',
      });
    }
    expect(
      await tom.errorOf('report', { body: { userId: ana.id, reason: 'boredom', text: 'x'.repeat(1_001) } }),
    ).toMatchObject({
      status: 400,
      fields: { reason: 'Choose a reason', text: 'At most 1000 characters' },
    });
    expect((await api.anonymous.errorOf('report', { body: { userId: ana.id, reason: 'spam' } })).status).toBe(401);
  });

  it('has a separate rate limit', async () => {
    const narrow = await startTestApi({
      rates: { report: { account: { max: 2, seconds: 60 }, address: { max: 100, seconds: 60 } } },
    });
    const [one, other] = [await narrow.member(), await narrow.member()];
    const about = { body: { userId: other.id, reason: 'spam' } };
    for (let time = 0; time < 2; time += 1) await one.ok('report', about);
    expect(await one.errorOf('report', about)).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      retryAfter: expect.any(Number),
    });
    await one.ok('getFeed');
    await narrow.close();
  });
});

import { newId } from '../../core/ids';
import { publish, rateBy, repostBy } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';

let api: TestApi;
let ana: TestMember;
let tom: TestMember;

beforeAll(async () => {
  api = await startTestApi();
  ana = await api.member();
  tom = await api.member({ specialty: 'Other_Professions' });
});
afterAll(() => api.close());

const read = (member: TestMember, id: string) => member.ok('getPost', { params: { id } });

describe('GET /post/:id', () => {
  it('returns the post as the feed shows it, with its ratings by number of stars', async () => {
    const { id } = await publish(ana, 'A place of its own');
    const others = await Promise.all([1, 2, 3].map(() => api.member()));
    await rateBy(tom, id, 3);
    for (const [index, member] of others.entries()) await rateBy(member, id, index === 0 ? 1 : 5);
    await rateBy(tom, id, 4);
    const [inFeed] = (await tom.ok('getFeed')).filter((post) => post.id === id);
    expect(await read(tom, id)).toEqual({ ...inFeed, ratingCounts: [1, 0, 0, 1, 2] });
    expect(await read(tom, id)).toMatchObject({ averageRating: 3.75, ratingCount: 4, userRating: 4 });
  });

  it('returns a repost with its root, and without it once that is deleted', async () => {
    const root = await publish(ana, 'The root');
    const { id } = await repostBy(tom, root.id, 'Worth reading');
    expect(await read(ana, id)).toMatchObject({
      additionalText: 'Worth reading',
      originalPost: { id: root.id, text: 'The root' },
      ratingCounts: [0, 0, 0, 0, 0],
    });
    await ana.ok('deletePost', { params: { id: root.id } });
    expect(await read(ana, id)).toMatchObject({ originalPost: null, text: '' });
  });

  it('returns the same 404 for a post that is unknown, deleted, removed, blocked, or of another audience', async () => {
    const [blocked, blocking] = [await api.member(), await api.member()];
    const posts = {
      unknown: { id: newId() },
      deleted: await publish(ana, 'Deleted'),
      removed: await publish(ana, 'Removed'),
      health: await publish(ana, 'For colleagues', { audience: 'health' }),
      blocked: await publish(blocked, 'By a blocked member'),
      blocking: await publish(blocking, 'By a member who blocks'),
    };
    expect(await read(tom, posts.blocking.id)).toMatchObject({ text: 'By a member who blocks' });
    await ana.ok('deletePost', { params: { id: posts.deleted.id } });
    const at = api.clock.now();
    await api.db
      .updateTable('posts')
      .set({ deleted_at: at, removed_at: at })
      .where('id', '=', posts.removed.id)
      .execute();
    await tom.ok('block', { params: { userId: blocked.id } });
    await blocking.ok('block', { params: { userId: tom.id } });
    const refusals = await Promise.all(
      Object.values(posts).map(async ({ id }) => {
        const { headers, ...refusal } = await tom.errorOf('getPost', { params: { id } });
        return { ...refusal, names: Object.keys(headers).sort(), length: headers['content-length'] };
      }),
    );
    expect(refusals[0]).toMatchObject({ status: 404, code: 'not_found' });
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
  });

  it('returns 400 for what is no id, and 401 without a session', async () => {
    expect(await tom.errorOf('getPost', { params: { id: 'x' } })).toMatchObject({ status: 400 });
    const { id } = await publish(ana, 'Members only');
    expect(await api.anonymous.errorOf('getPost', { params: { id } })).toMatchObject({ status: 401 });
  });
});

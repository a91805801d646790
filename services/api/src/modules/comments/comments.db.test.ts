import { newId } from '../../core/ids';
import { commentBy, publish } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import type { ErrorResponse } from '../../testing/test-client';
import { walkPages } from '../../testing/walk-pages';

let api: TestApi;
let ana: TestMember;
let tom: TestMember;
let post: { id: string };

beforeAll(async () => {
  api = await startTestApi();
  ana = await api.member();
  tom = await api.member({ specialty: 'Other_Professions' });
});
beforeEach(async () => {
  post = await publish(ana, 'Discuss');
});
afterAll(() => api.close());

const textsOf = async (id: string) => (await tom.ok('getComments', { params: { id } })).map(({ text }) => text);
const countOf = async (id: string) => (await tom.ok('getFeed')).find((each) => each.id === id)?._count.comments;
const without = (refusal: ErrorResponse) => ({ ...refusal, headers: undefined });

describe('POST /post/comment', () => {
  it('returns the comment as the list shows it, and counts it', async () => {
    const made = await commentBy(tom, post.id, 'Seen here\nas well <b>');
    expect(made).toEqual({
      id: expect.any(String),
      text: 'Seen here\nas well <b>',
      createdAt: expect.any(String),
      user: expect.objectContaining({ id: tom.id, username: tom.username }),
    });
    expect(await ana.ok('getComments', { params: { id: post.id } })).toEqual([made]);
    expect(await countOf(post.id)).toBe(1);
  });

  it('keeps an exact count during concurrent comments and deletions', async () => {
    const early = await Promise.all(Array.from({ length: 4 }, (_, index) => commentBy(tom, post.id, `Early ${index}`)));
    await Promise.all([
      ...Array.from({ length: 10 }, (_, index) => commentBy(index % 2 ? ana : tom, post.id, `Late ${index}`)),
      ...early.flatMap(({ id }) => [
        tom.ok('deleteComment', { params: { id } }),
        ana.ok('deleteComment', { params: { id } }),
      ]),
    ]);
    expect([await countOf(post.id), (await textsOf(post.id)).length]).toEqual([10, 10]);
  });

  it('returns 400 with the invalid fields, also for control characters', async () => {
    const rejection = await tom.errorOf('createComment', { body: { userId: 'me', postId: 'x', text: ' \n ' } });
    expect(rejection).toMatchObject({
      status: 400,
      fields: { userId: 'Invalid id', postId: 'Invalid id', text: 'Text is empty' },
    });
    for (const text of ['a\u0000b', 'a\u001b[31m', 'x'.repeat(2_001)]) {
      expect(await tom.errorOf('createComment', { body: { userId: tom.id, postId: post.id, text } })).toMatchObject({
        status: 400,
        fields: { text: expect.any(String) },
      });
    }
    expect(await countOf(post.id)).toBe(0);
  });

  it('returns 401 to a visitor, and 403 for a comment as another member', async () => {
    const body = { userId: ana.id, postId: post.id, text: 'Hi' };
    expect(await api.anonymous.errorOf('createComment', { body })).toMatchObject({ status: 401 });
    expect(await tom.errorOf('createComment', { body })).toMatchObject({ status: 403, code: 'not_yours' });
  });

  it('returns the same 404 for an unknown, a hidden and a deleted post', async () => {
    const hidden = await publish(ana, 'Hidden', { audience: 'health' });
    const deleted = await publish(ana, 'Gone');
    await ana.ok('deletePost', { params: { id: deleted.id } });
    const rejections = await Promise.all(
      [newId(), hidden.id, deleted.id].map((postId) =>
        tom.errorOf('createComment', { body: { userId: tom.id, postId, text: 'Hi' } }),
      ),
    );
    expect(rejections.map(without)).toEqual(
      rejections.map(() => ({
        status: 404,
        code: 'not_found',
        message: 'Not found',
        error: 'Not found',
        retryAfter: null,
        headers: undefined,
      })),
    );
  });
});

describe('GET /post/comment/{id}', () => {
  it('returns the newest first, in pages without gaps or duplicates, while comments are added', async () => {
    const made: string[] = [];
    for (let index = 0; index < 7; index += 1) made.unshift((await commentBy(tom, post.id, `Comment ${index}`)).id);
    await commentBy(tom, (await publish(ana, 'Another')).id, 'Elsewhere');
    const listed = await walkPages(ana, 'getComments', { params: { id: post.id }, query: { take: '3' } }, () =>
      commentBy(ana, post.id, 'Meanwhile'),
    );
    expect(listed.map(({ id }) => id)).toEqual(made);
  });

  it('rejects invalid queries, invalid ids, visitors, and an unknown post', async () => {
    expect(await tom.errorOf('getComments', { params: { id: post.id }, query: { cursor: 'x' } })).toMatchObject({
      status: 400,
      fields: { cursor: 'Invalid cursor' },
    });
    expect(await tom.errorOf('getComments', { params: { id: post.id }, query: { take: '101' } })).toMatchObject({
      status: 400,
    });
    expect(await tom.errorOf('getComments', { params: { id: 'x' } })).toMatchObject({
      status: 400,
      fields: { id: 'Invalid id' },
    });
    expect(await tom.errorOf('getComments', { params: { id: newId() } })).toMatchObject({ status: 404 });
    expect(await api.anonymous.errorOf('getComments', { params: { id: post.id } })).toMatchObject({ status: 401 });
  });
});

describe('DELETE /post/comment/{id}', () => {
  it.each(['its author', 'the post’s author'])('lets %s delete it with its text; a repeat succeeds', async (who) => {
    const { id } = await commentBy(tom, post.id, 'Regretted');
    await commentBy(tom, post.id, 'Stays');
    const member = who === 'its author' ? tom : ana;
    for (let time = 0; time < 2; time += 1)
      expect(await member.ok('deleteComment', { params: { id } })).toEqual({ ok: true });
    expect([await textsOf(post.id), await countOf(post.id)]).toEqual([['Stays'], 1]);
    expect(await api.db.selectFrom('comments').select('text').where('id', '=', id).execute()).toEqual([{ text: '' }]);
  });

  it('returns 403 for another member’s comment, and 404 after its deletion', async () => {
    const { id } = await commentBy(ana, post.id, 'Mine');
    expect(await tom.errorOf('deleteComment', { params: { id } })).toMatchObject({ status: 403, code: 'not_yours' });
    await ana.ok('deleteComment', { params: { id } });
    expect(await tom.errorOf('deleteComment', { params: { id } })).toMatchObject({ status: 404 });
  });

  it('returns 404 for a comment that the viewer cannot see, as for an unknown one', async () => {
    const hidden = await publish(ana, 'Hidden', { audience: 'health' });
    const { id } = await commentBy(ana, hidden.id, 'For colleagues');
    const [unseen, absent] = [
      await tom.errorOf('deleteComment', { params: { id } }),
      await tom.errorOf('deleteComment', { params: { id: newId() } }),
    ];
    expect(without(unseen)).toEqual(without(absent));
    expect(unseen.status).toBe(404);
    expect(await tom.errorOf('deleteComment', { params: { id: 'x' } })).toMatchObject({
      status: 400,
      fields: { id: 'Invalid id' },
    });
    expect(await api.anonymous.errorOf('deleteComment', { params: { id } })).toMatchObject({ status: 401 });
  });

  it('succeeds without effect after the post is deleted', async () => {
    const { id } = await commentBy(tom, post.id, 'Regretted');
    await ana.ok('deletePost', { params: { id: post.id } });
    for (const member of [tom, ana]) expect(await member.ok('deleteComment', { params: { id } })).toEqual({ ok: true });
    expect(await api.db.selectFrom('posts').select('comment_count').where('id', '=', post.id).execute()).toEqual([
      { comment_count: 0 },
    ]);
  });
});

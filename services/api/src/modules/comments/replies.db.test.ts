import { newId } from '../../core/ids';
import { commentBy, publish } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import type { ErrorResponse } from '../../testing/test-client';
import { walkPages } from '../../testing/walk-pages';

let api: TestApi;
let ana: TestMember;
let tom: TestMember;
let eva: TestMember;
let postId: string;

beforeAll(async () => {
  api = await startTestApi();
  [ana, tom, eva] = [await api.member(), await api.member({ specialty: 'Other_Professions' }), await api.member()];
});
beforeEach(async () => {
  postId = (await publish(ana, 'Discuss')).id;
});
afterAll(() => api.close());

type Sort = 'newest' | 'oldest';
const threadsOf = (member: TestMember, sort: Sort = 'newest') =>
  member.ok('getComments', { params: { id: postId }, query: { threads: 'true', sort } });
/** Each comment with the texts of its replies; null is the place of a comment that is not there. */
const shownTo = async (member: TestMember, sort?: Sort) =>
  (await threadsOf(member, sort)).map(({ user, text, replies, replyCount }) => ({
    text: user === null ? null : text,
    replies: replies?.map((reply) => reply.text),
    replyCount,
  }));
const countOf = async () => (await tom.ok('getPost', { params: { id: postId } }))._count.comments;
const without = (refusal: ErrorResponse) => ({ ...refusal, headers: undefined });
const place = (member: TestMember, id: string, query = {}) => member.ok('getCommentPlace', { params: { id }, query });

describe('a reply', () => {
  it('stands under the comment that it answers, oldest first, and is counted', async () => {
    const first = await commentBy(tom, postId, 'First');
    const second = await commentBy(eva, postId, 'Second');
    const reply = await commentBy(ana, postId, 'Thanks', first.id);
    expect(reply).toMatchObject({ text: 'Thanks', parentId: first.id, user: { id: ana.id } });
    await commentBy(tom, postId, 'Welcome', first.id);
    expect(await shownTo(eva)).toEqual([
      { text: 'Second', replies: [], replyCount: 0 },
      { text: 'First', replies: ['Thanks', 'Welcome'], replyCount: 2 },
    ]);
    expect((await shownTo(eva, 'oldest')).map(({ text }) => text)).toEqual(['First', 'Second']);
    expect(await countOf()).toBe(4);
    expect((await threadsOf(eva))[1]?.replies?.[0]).toEqual(reply);
    // Older builds show one list.
    const flat = await eva.ok('getComments', { params: { id: postId } });
    expect(flat.map(({ text }) => text)).toEqual(['Welcome', 'Thanks', 'Second', 'First']);
    expect(flat[3]).toEqual(first);
    expect(second).not.toHaveProperty('parentId');
  });

  it('to a reply belongs to the same comment', async () => {
    const comment = await commentBy(tom, postId, 'First');
    const reply = await commentBy(ana, postId, 'One', comment.id);
    expect(await commentBy(tom, postId, 'Two', reply.id)).toMatchObject({ parentId: comment.id });
    expect(await shownTo(eva)).toEqual([{ text: 'First', replies: ['One', 'Two'], replyCount: 2 }]);
  });

  it('is refused with the same 404 for a comment of another post, a deleted, hidden and unknown one', async () => {
    const elsewhere = await commentBy(ana, (await publish(ana, 'Another')).id, 'Elsewhere');
    const deleted = await commentBy(tom, postId, 'Gone');
    await tom.ok('deleteComment', { params: { id: deleted.id } });
    const blocker = await api.member();
    const hidden = await commentBy(blocker, postId, 'Hidden');
    await blocker.ok('block', { params: { userId: tom.id } });
    const refusals = await Promise.all(
      [elsewhere.id, deleted.id, hidden.id, newId()].map((parentId) =>
        tom.errorOf('createComment', { body: { userId: tom.id, postId, text: 'Hi', parentId } }),
      ),
    );
    expect(refusals.map(without)).toEqual(refusals.map(() => ({ ...without(refusals[0]!), status: 404 })));
    expect(
      await tom.errorOf('createComment', { body: { userId: tom.id, postId, text: 'Hi', parentId: 'x' } }),
    ).toMatchObject({ status: 400, fields: { parentId: 'Invalid id' } });
  });

  it('is listed with the first three; the others page by page, without those across a block', async () => {
    const comment = await commentBy(tom, postId, 'First');
    const blocked = await api.member();
    for (let index = 0; index < 5; index += 1) await commentBy(ana, postId, `Reply ${index}`, comment.id);
    await commentBy(blocked, postId, 'Hidden', comment.id);
    await blocked.ok('block', { params: { userId: eva.id } });
    expect(await shownTo(eva)).toEqual([{ text: 'First', replies: ['Reply 0', 'Reply 1', 'Reply 2'], replyCount: 5 }]);
    expect((await shownTo(tom))[0]?.replyCount).toBe(6);
    const listed = await walkPages<'getReplies', { text: string }>(eva, 'getReplies', {
      params: { id: comment.id },
      query: { take: '2' },
    });
    expect(listed.map(({ text }) => text)).toEqual([0, 1, 2, 3, 4].map((index) => `Reply ${index}`));
  });
});

describe('the notification of a reply', () => {
  /** The actions of the notifications about this post, with their comments. */
  const noticesOf = async (member: TestMember) =>
    (await member.ok('getNotifications')).items
      .filter((each) => each.postId === postId)
      .map(({ action, commentId }) => [action, commentId]);

  it('goes to the member who is answered, and one of the comment to the author of the post', async () => {
    const comment = await commentBy(tom, postId, 'Question');
    const reply = await commentBy(eva, postId, 'Answer', comment.id);
    expect(await noticesOf(tom)).toEqual([['reply', reply.id]]);
    expect(await noticesOf(ana)).toEqual([['comment', reply.id]]);
    const second = await commentBy(tom, postId, 'Thanks', reply.id);
    expect(await noticesOf(eva)).toEqual([['reply', second.id]]);
    expect(await noticesOf(tom)).toEqual([['reply', reply.id]]);
  });

  it('is the only one of the author of the post who is answered, and none of a member who answers themself', async () => {
    const comment = await commentBy(ana, postId, 'My own post');
    const reply = await commentBy(tom, postId, 'Answer', comment.id);
    await commentBy(ana, postId, 'Me too', comment.id);
    expect(await noticesOf(ana)).toEqual([['reply', reply.id]]);
    expect(await noticesOf(tom)).toEqual([]);
  });

  it('goes away with the reply', async () => {
    const comment = await commentBy(tom, postId, 'Question');
    const reply = await commentBy(eva, postId, 'Answer', comment.id);
    await eva.ok('deleteComment', { params: { id: reply.id } });
    expect([await noticesOf(tom), await noticesOf(ana)]).toEqual([[], [['comment', comment.id]]]);
  });
});

describe('the list of threads', () => {
  it('has pages without gaps or duplicates in both orders, and rejects invalid orders', async () => {
    const made: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      const { id } = await commentBy(tom, postId, `Comment ${index}`);
      made.push(id);
      await commentBy(ana, postId, 'Reply', id);
    }
    for (const sort of ['newest', 'oldest'] as const) {
      const input = { params: { id: postId }, query: { take: '3', sort, threads: 'true' } };
      const listed = await walkPages(eva, 'getComments', input);
      expect(listed.map(({ id }) => id)).toEqual(sort === 'oldest' ? made : made.toReversed());
    }
    const query = { sort: 'best' } as never;
    expect(await eva.errorOf('getComments', { params: { id: postId }, query })).toMatchObject({ status: 400 });
  });
});

describe('a deleted comment', () => {
  it('leaves its place without text and author while it has replies, and nothing without any', async () => {
    const comment = await commentBy(tom, postId, 'First');
    const alone = await commentBy(tom, postId, 'Alone');
    const replies = [await commentBy(eva, postId, 'One', comment.id), await commentBy(ana, postId, 'Two', comment.id)];
    for (const { id } of [comment, alone]) await tom.ok('deleteComment', { params: { id } });
    const listed = await threadsOf(eva);
    expect(listed).toMatchObject([{ id: comment.id, text: '', user: null, replyCount: 2 }]);
    expect(JSON.stringify(listed)).not.toContain(tom.id);
    expect(await countOf()).toBe(2);
    expect((await eva.ok('getReplies', { params: { id: comment.id } })).map(({ text }) => text)).toEqual([
      'One',
      'Two',
    ]);
    // A reply can still be answered.
    const third = await commentBy(tom, postId, 'Three', replies[0]!.id);
    expect(third.parentId).toBe(comment.id);
    for (const id of [...replies.map((reply) => reply.id), third.id]) await ana.ok('deleteComment', { params: { id } });
    expect(await threadsOf(eva)).toEqual([]);
    expect(await eva.errorOf('getReplies', { params: { id: comment.id } })).toMatchObject({ status: 404 });
    expect(await countOf()).toBe(0);
  });

  it('looks the same as one of a member across a block', async () => {
    const [comment, other] = [await commentBy(tom, postId, 'First'), await commentBy(eva, postId, 'Second')];
    for (const { id } of [comment, other]) await commentBy(ana, postId, 'Reply', id);
    const blocker = await api.member();
    await blocker.ok('block', { params: { userId: tom.id } });
    await eva.ok('deleteComment', { params: { id: other.id } });
    const [second, first] = await threadsOf(blocker);
    const same = { id: '', createdAt: '', replies: [] };
    expect({ ...first, ...same }).toEqual({ ...second, ...same });
    expect(first).toMatchObject({ user: null, text: '', replyCount: 1 });
    await blocker.ok('unblock', { params: { userId: tom.id } });
    expect((await shownTo(blocker)).map(({ text }) => text)).toEqual([null, 'First']);
  });
});

describe('GET /post/comment/{id}/place', () => {
  it('names the page that begins with a comment, in both orders, and none for the first page', async () => {
    const made: string[] = [];
    for (let index = 0; index < 6; index += 1) made.push((await commentBy(tom, postId, `Comment ${index}`)).id);
    for (const sort of ['newest', 'oldest'] as const) {
      const ids = sort === 'oldest' ? made : made.toReversed();
      for (const [index, id] of ids.entries()) {
        const found = await place(eva, id, { take: '2', sort });
        expect(found).toMatchObject({ postId, threadId: id, repliesCursor: null });
        expect(found.cursor === null).toBe(index < 2);
        if (found.cursor === null) continue;
        const query = { take: '2', sort, threads: 'true', cursor: found.cursor };
        const page = await eva.ok('getComments', { params: { id: postId }, query });
        expect(page.map((comment) => comment.id)).toEqual(ids.slice(index, index + 2));
      }
    }
  });

  it('names the comment that a reply answers, and the page of replies that begins with it', async () => {
    const comment = await commentBy(tom, postId, 'First');
    const replies: string[] = [];
    for (let index = 0; index < 5; index += 1)
      replies.push((await commentBy(ana, postId, `Reply ${index}`, comment.id)).id);
    expect(await place(eva, replies[2]!)).toMatchObject({ threadId: comment.id, cursor: null, repliesCursor: null });
    await tom.ok('deleteComment', { params: { id: comment.id } });
    const { threadId, repliesCursor } = await place(eva, replies[4]!);
    expect(threadId).toBe(comment.id);
    const page = await eva.ok('getReplies', { params: { id: comment.id }, query: { cursor: repliesCursor! } });
    expect(page.map(({ id }) => id)).toEqual([replies[4]]);
  });

  it('gives the same 404 for a deleted, a hidden and an unknown comment', async () => {
    const health = await publish(ana, 'For colleagues', { audience: 'health' });
    const unseen = await commentBy(ana, health.id, 'Hidden');
    const deleted = await commentBy(tom, postId, 'Gone');
    await commentBy(ana, postId, 'Reply', deleted.id);
    await tom.ok('deleteComment', { params: { id: deleted.id } });
    const blocker = await api.member();
    const blocked = await commentBy(blocker, postId, 'Hidden');
    await blocker.ok('block', { params: { userId: tom.id } });
    const ids = [unseen.id, deleted.id, blocked.id, newId()];
    const refusals = await Promise.all(ids.map((id) => tom.errorOf('getCommentPlace', { params: { id } })));
    expect(refusals.map(without)).toEqual(refusals.map(() => ({ ...without(refusals[0]!), status: 404 })));
    expect(await tom.errorOf('getCommentPlace', { params: { id: 'x' } })).toMatchObject({ status: 400 });
    expect(await tom.errorOf('getReplies', { params: { id: 'x' } })).toMatchObject({ status: 400 });
    expect(await tom.errorOf('getReplies', { params: { id: unseen.id } })).toMatchObject({ status: 404 });
    expect(await api.anonymous.errorOf('getCommentPlace', { params: { id: blocked.id } })).toMatchObject({
      status: 401,
    });
  });
});

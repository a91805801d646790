import { newId } from '../../core/ids';
import { commentBy, publish } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { unzip } from '../../testing/unzip';
import { notify } from './notify';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;
let postId: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ana = await api.member();
  bia = await api.member();
  postId = (await publish(ana, 'Mine')).id;
});
afterAll(() => api.close());

const listOf = async (member: TestMember) => (await member.ok('getNotifications')).items;
/** What notifies of a reply or a mention: the comment itself is the subject of other tests. */
const notifyAna = (what: { readonly type: 'reply' | 'mention'; readonly commentId?: string }) =>
  api.db
    .transaction()
    .execute((trx) =>
      notify(trx, { ...what, userId: ana.id, fromUserId: bia.id, postId, at: api.clock.now() } as never),
    );

describe('a comment', () => {
  it('notifies the author of the post, and older builds by a whole sentence', async () => {
    const { id: commentId } = await commentBy(bia, postId, 'Well said');
    const [item] = await listOf(ana);
    expect(item).toMatchObject({
      type: 'verification',
      action: 'comment',
      postId,
      commentId,
      fromUser: { id: bia.id },
      read: false,
    });
    expect(item?.payload).toEqual({ preview: `${item?.fromUser.fullName} commented on your post` });
    expect(await listOf(bia)).toEqual([]);
  });

  it('shortens a long name in the sentence, never the action', async () => {
    const eva = await api.member({ fullName: 'Ev'.repeat(50) });
    await commentBy(eva, postId, 'Well said');
    expect((await listOf(ana))[0]?.payload?.preview).toMatch(/^(Ev)+E?… commented on your post$/);
    expect((await listOf(ana))[0]?.payload?.preview).toHaveLength(80);
  });

  it('notifies no member of the author’s own comment', async () => {
    await commentBy(ana, postId, 'To add to this');
    expect(await listOf(ana)).toEqual([]);
  });

  it('updates the open pages of the post’s author', async () => {
    const eventsOfAna = async () =>
      (await api.db.selectFrom('live_events').select('name').where('user_id', '=', ana.id).execute()).map(
        ({ name }) => name,
      );
    const before = await eventsOfAna();
    await commentBy(bia, postId, 'Well said');
    expect(await eventsOfAna()).toEqual([...before, 'notifications']);
  });

  it('takes its notification with it when it is deleted, and leaves the others', async () => {
    const first = await commentBy(bia, postId, 'One');
    const second = await commentBy(await api.member(), postId, 'Two');
    const third = await commentBy(ana, postId, 'An answer to the first');
    await bia.ok('deleteComment', { params: { id: first.id } });
    expect(await listOf(ana)).toMatchObject([{ commentId: second.id }]);
    await ana.ok('deleteComment', { params: { id: third.id } });
    expect(await listOf(ana)).toMatchObject([{ commentId: second.id }]);
    const { rawPayload } = await ana.inject({ url: `/api/user/export/${ana.id}` });
    const exported = JSON.parse(String((await unzip(rawPayload)).get('notifications.json')));
    expect(exported).toMatchObject([{ type: 'comment', postId, commentId: second.id }]);
  });

  it('is absent while its author is muted, and after a block or the deletion of the post', async () => {
    const caio = await api.member();
    await commentBy(bia, postId, 'One');
    await commentBy(caio, postId, 'Two');
    await ana.ok('mute', { params: { userId: caio.id } });
    expect(await listOf(ana)).toMatchObject([{ fromUser: { id: bia.id } }]);
    await ana.ok('block', { params: { userId: bia.id } });
    expect(await listOf(ana)).toEqual([]);
    await ana.ok('unmute', { params: { userId: caio.id } });
    expect(await listOf(ana)).toMatchObject([{ fromUser: { id: caio.id } }]);
    await ana.ok('deletePost', { params: { id: postId } });
    expect(await listOf(ana)).toEqual([]);
  });
});

describe('a reply and a mention', () => {
  it('are each notified once, also when they are repeated', async () => {
    const { id: commentId } = await commentBy(bia, (await publish(bia, 'Elsewhere')).id, 'Hello');
    for (let time = 0; time < 2; time += 1) {
      await notifyAna({ type: 'reply', commentId });
      await notifyAna({ type: 'mention', commentId });
      await notifyAna({ type: 'mention' });
    }
    const items = await listOf(ana);
    expect(items.map(({ action, commentId: about, payload }) => [action, about, payload?.preview])).toEqual(
      expect.arrayContaining([
        ['reply', commentId, expect.stringMatching(/ replied to your comment$/)],
        ['mention', commentId, expect.stringMatching(/ mentioned you in a comment$/)],
        ['mention', undefined, expect.stringMatching(/ mentioned you in a post$/)],
      ]),
    );
    expect(items).toHaveLength(3);
  });

  it('need a comment that exists', async () => {
    await expect(notifyAna({ type: 'reply' })).rejects.toThrow('notifications_comment_check');
    await expect(notifyAna({ type: 'mention', commentId: newId() })).rejects.toThrow('comment_id_fkey');
  });
});

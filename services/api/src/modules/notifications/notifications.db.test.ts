import { newId } from '../../core/ids';
import { loseFlag } from '../../testing/flags';
import { publish, rateBy, repostBy } from '../../testing/publish';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;
let chatId: string;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  ana = await api.member();
  bia = await api.member();
  chatId = (await bia.ok('openChat', { body: { otherUserId: ana.id } })).id;
});
afterAll(() => api.close());

const send = (text: string) => bia.ok('sendMessage', { body: { chatId, text } });
const followedBy = (member: TestMember) =>
  member.ok('follow', { body: { followerId: member.id, followingId: ana.id } });
const list = async (query = {}) => (await ana.ok('getNotifications', { query })).items;

describe('GET /notifications', () => {
  it('lists the own ones, newest first, and nobody else’s', async () => {
    await followedBy(bia);
    await send('Good morning');
    expect(await list()).toMatchObject([
      { type: 'message', chatId, payload: { preview: 'Good morning' }, fromUser: { id: bia.id }, read: false },
      { type: 'follow', chatId: null, payload: null },
    ]);
    expect((await bia.ok('getNotifications')).items).toEqual([]);
  });

  it('shows the unread messages of a chat as one, that of the newest', async () => {
    await send('First');
    await send('Second');
    expect(await list()).toMatchObject([{ payload: { preview: 'Second' } }]);
    await ana.ok('markNotificationRead', { params: { id: (await list())[0]?.id ?? '' } });
    await send('Third');
    expect((await list()).map(({ payload }) => payload?.preview)).toEqual(['Third', 'Second']);
  });

  it('cuts a preview to one line of at most 80 characters', async () => {
    await send(`Line one\nline two ${'👩🏽‍⚕️'.repeat(40)}`);
    const preview = (await list())[0]?.payload?.preview ?? '';
    expect(preview).toMatch(/^Line one line two (👩🏽‍⚕️)+…$/u);
    expect(preview.length).toBeLessThanOrEqual(80);
  });

  it('names what a message without a text is, and says that it is no quote', async () => {
    await send('Look');
    expect((await list())[0]?.payload).toEqual({ preview: 'Look' });
    await api.db.updateTable('messages').set({ type: 'IMAGE', text: null }).where('chat_id', '=', chatId).execute();
    expect(await list()).toMatchObject([{ payload: { preview: 'Image', media: 'IMAGE' } }]);
  });

  it('shows no preview of a chat that the viewer is in no more', async () => {
    await send('Secret');
    await api.db.deleteFrom('chat_participants').where('user_id', '=', ana.id).execute();
    expect(await list()).toMatchObject([{ type: 'message', payload: null }]);
  });

  it('takes as many as asked, and the unread ones only when asked', async () => {
    await followedBy(bia);
    await send('Hello');
    expect(await list({ take: 1 })).toHaveLength(1);
    await ana.ok('markNotificationRead', { params: { id: (await list())[0]?.id ?? '' } });
    expect(await list({ onlyUnread: 'true' })).toMatchObject([{ type: 'follow' }]);
    expect(await list({ onlyUnread: 'false' })).toHaveLength(2);
  });

  it('refuses odd queries and the anonymous', async () => {
    expect(await ana.refused('getNotifications', { query: { take: '101' } })).toMatchObject({
      status: 400,
      fields: { take: expect.any(String) },
    });
    expect((await api.anonymous.refused('getNotifications')).status).toBe(401);
  });
});

describe('a notification about a post', () => {
  it('says who rated or reposted which post', async () => {
    const post = await publish(ana, 'Mine');
    await rateBy(bia, post.id, 4);
    await repostBy(bia, post.id);
    const shown = { fromUser: { id: bia.id }, postId: post.id, chatId: null, payload: null, read: false };
    expect(await list()).toMatchObject([
      { type: 'repost', ...shown },
      { type: 'rating', ...shown },
    ]);
    expect((await bia.ok('getNotifications')).items).toEqual([]);
  });

  it('is not there any more once the post is deleted, neither to read nor to mark', async () => {
    const post = await publish(ana, 'Mine');
    await rateBy(bia, post.id, 4);
    const id = (await list())[0]?.id ?? '';
    await ana.ok('deletePost', { params: { id: post.id } });
    expect([await list(), await list({ onlyUnread: 'true' })]).toEqual([[], []]);
    expect((await ana.refused('markNotificationRead', { params: { id } })).status).toBe(404);
  });

  it('stays with an author who lost the flag: the post is theirs', async () => {
    const post = await publish(ana, 'Mine', { audience: 'health' });
    await rateBy(bia, post.id, 4);
    await loseFlag(api, ana);
    expect(await list()).toMatchObject([{ type: 'rating', postId: post.id }]);
  });
});

describe('PATCH /notifications/{id}/read', () => {
  it('marks one read, again without harm', async () => {
    await followedBy(bia);
    const id = (await list())[0]?.id ?? '';
    for (let time = 0; time < 2; time += 1) {
      expect(await ana.ok('markNotificationRead', { params: { id } })).toMatchObject({ id, read: true });
    }
  });
});

describe('DELETE /notifications/{id}', () => {
  it('deletes one, again without harm, and leaves the others', async () => {
    await followedBy(bia);
    await send('Hello');
    const id = (await list())[0]?.id ?? '';
    await ana.ok('deleteNotification', { params: { id } });
    await ana.ok('deleteNotification', { params: { id } });
    expect(await list()).toMatchObject([{ type: 'follow' }]);
    expect((await ana.refused('markNotificationRead', { params: { id } })).status).toBe(404);
  });
});

describe.each(['markNotificationRead', 'deleteNotification'] as const)('%s', (name) => {
  it('answers the same 404 for another member’s and for none, 400 for no id, 401 without a session', async () => {
    await followedBy(bia);
    const id = (await list())[0]?.id ?? '';
    const foreign = await bia.call(name, { params: { id } });
    const absent = await bia.call(name, { params: { id: newId() } });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(absent.body);
    expect(await list()).toMatchObject([{ id, read: false }]);
    expect(await bia.refused(name, { params: { id: 'x' } })).toMatchObject({
      status: 400,
      fields: { id: 'Invalid id' },
    });
    expect((await api.anonymous.refused(name, { params: { id } })).status).toBe(401);
  });
});

describe('DELETE /notifications', () => {
  it('deletes all of one’s own, again without harm, and no others', async () => {
    await followedBy(bia);
    await ana.ok('follow', { body: { followerId: ana.id, followingId: bia.id } });
    await ana.ok('deleteNotifications');
    await ana.ok('deleteNotifications');
    expect(await list()).toEqual([]);
    expect((await bia.ok('getNotifications')).items).toHaveLength(1);
    expect((await api.anonymous.refused('deleteNotifications')).status).toBe(401);
  });
});

describe('open pages', () => {
  it('hear of a deletion once, and of nothing when a chat is read whose notification is gone', async () => {
    await send('Hello');
    const id = (await list())[0]?.id ?? '';
    const told = async (name: 'notifications' | 'chat') =>
      (
        await api.db
          .selectFrom('live_events')
          .select('seq')
          .where('user_id', '=', ana.id)
          .where('name', '=', name)
          .execute()
      ).length;
    const before = await told('notifications');
    for (let time = 0; time < 2; time += 1) await ana.ok('deleteNotification', { params: { id } });
    expect(await told('notifications')).toBe(before + 1);
    await ana.ok('markChatRead', { params: { chatId } });
    expect([await told('notifications'), await told('chat')]).toEqual([before + 1, 1]);
  });
});

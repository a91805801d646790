import { newId } from '../../core/ids';
import { publish, rateBy, repostBy, removeHealthFlag } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;
let chatId: string;

beforeAll(async () => {
  api = await startTestApi();
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
  it('lists only the viewer’s notifications, newest first', async () => {
    await followedBy(bia);
    await send('Good morning');
    expect(await list()).toMatchObject([
      { type: 'message', chatId, payload: { preview: 'Good morning' }, fromUser: { id: bia.id }, read: false },
      { type: 'follow', chatId: null, payload: null },
    ]);
    expect((await bia.ok('getNotifications')).items).toEqual([]);
  });

  it('merges the unread messages of a chat into one, with the newest message', async () => {
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

  it('shows the media type of a message without text, and marks it so that it is not shown as a quotation', async () => {
    await send('Look');
    expect((await list())[0]?.payload).toEqual({ preview: 'Look' });
    await api.db.updateTable('messages').set({ type: 'IMAGE', text: null }).where('chat_id', '=', chatId).execute();
    expect(await list()).toMatchObject([{ payload: { preview: 'Image', media: 'IMAGE' } }]);
  });

  it('shows no preview of a chat that the viewer no longer belongs to', async () => {
    await send('Secret');
    await api.db.deleteFrom('chat_participants').where('user_id', '=', ana.id).execute();
    expect(await list()).toMatchObject([{ type: 'message', payload: null }]);
  });

  it('returns at most the requested number, and only unread ones if requested', async () => {
    await followedBy(bia);
    await send('Hello');
    expect(await list({ take: 1 })).toHaveLength(1);
    await ana.ok('markNotificationRead', { params: { id: (await list())[0]?.id ?? '' } });
    expect(await list({ onlyUnread: 'true' })).toMatchObject([{ type: 'follow' }]);
    expect(await list({ onlyUnread: 'false' })).toHaveLength(2);
  });

  it('rejects invalid queries and visitors', async () => {
    expect(await ana.errorOf('getNotifications', { query: { take: '101' } })).toMatchObject({
      status: 400,
      fields: { take: expect.any(String) },
    });
    expect((await api.anonymous.errorOf('getNotifications')).status).toBe(401);
  });
});

describe('a notification about a post', () => {
  it('names who rated or reposted which post', async () => {
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

  it('is absent from the list after the post is deleted, and cannot be marked read', async () => {
    const post = await publish(ana, 'Mine');
    await rateBy(bia, post.id, 4);
    const id = (await list())[0]?.id ?? '';
    await ana.ok('deletePost', { params: { id: post.id } });
    expect([await list(), await list({ onlyUnread: 'true' })]).toEqual([[], []]);
    expect((await ana.errorOf('markNotificationRead', { params: { id } })).status).toBe(404);
  });

  it('stays visible to the author of a health post who is no longer a professional', async () => {
    const post = await publish(ana, 'Mine', { audience: 'health' });
    await rateBy(bia, post.id, 4);
    await removeHealthFlag(api, ana);
    expect(await list()).toMatchObject([{ type: 'rating', postId: post.id }]);
  });
});

describe('PATCH /notifications/{id}/read', () => {
  it('marks a notification read, and is idempotent', async () => {
    await followedBy(bia);
    const id = (await list())[0]?.id ?? '';
    for (let time = 0; time < 2; time += 1) {
      expect(await ana.ok('markNotificationRead', { params: { id } })).toMatchObject({ id, read: true });
    }
  });
});

describe('DELETE /notifications/{id}', () => {
  it('deletes one notification, keeps the others, and is idempotent', async () => {
    await followedBy(bia);
    await send('Hello');
    const id = (await list())[0]?.id ?? '';
    await ana.ok('deleteNotification', { params: { id } });
    await ana.ok('deleteNotification', { params: { id } });
    expect(await list()).toMatchObject([{ type: 'follow' }]);
    expect((await ana.errorOf('markNotificationRead', { params: { id } })).status).toBe(404);
  });
});

describe.each(['markNotificationRead', 'deleteNotification'] as const)('%s', (name) => {
  it('returns 404 for another member’s or an unknown notification, 400 for an invalid id, 401 for a visitor', async () => {
    await followedBy(bia);
    const id = (await list())[0]?.id ?? '';
    const foreign = await bia.call(name, { params: { id } });
    const absent = await bia.call(name, { params: { id: newId() } });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(absent.body);
    expect(await list()).toMatchObject([{ id, read: false }]);
    expect(await bia.errorOf(name, { params: { id: 'x' } })).toMatchObject({
      status: 400,
      fields: { id: 'Invalid id' },
    });
    expect((await api.anonymous.errorOf(name, { params: { id } })).status).toBe(401);
  });
});

describe('DELETE /notifications', () => {
  it('deletes all notifications of the viewer and none of others, and is idempotent', async () => {
    await followedBy(bia);
    await ana.ok('follow', { body: { followerId: ana.id, followingId: bia.id } });
    await ana.ok('deleteNotifications');
    await ana.ok('deleteNotifications');
    expect(await list()).toEqual([]);
    expect((await bia.ok('getNotifications')).items).toHaveLength(1);
    expect((await api.anonymous.errorOf('deleteNotifications')).status).toBe(401);
  });
});

describe('open pages', () => {
  it('receive one event for a deletion, and none when the viewer reads a chat whose notification is deleted', async () => {
    await send('Hello');
    const id = (await list())[0]?.id ?? '';
    const countEvents = async (name: 'notifications' | 'chat') =>
      (
        await api.db
          .selectFrom('live_events')
          .select('seq')
          .where('user_id', '=', ana.id)
          .where('name', '=', name)
          .execute()
      ).length;
    const before = await countEvents('notifications');
    for (let time = 0; time < 2; time += 1) await ana.ok('deleteNotification', { params: { id } });
    expect(await countEvents('notifications')).toBe(before + 1);
    await ana.ok('markChatRead', { params: { chatId } });
    expect([await countEvents('notifications'), await countEvents('chat')]).toEqual([before + 1, 1]);
  });
});

import type { NotificationSwitches, SwitchableNotification } from '@cred/contract';
import { commentBy, publish, rateBy, repostBy } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { unzip } from '../../testing/unzip';
import { notify } from './notify';

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

const set = (kind: SwitchableNotification, on: boolean): Promise<NotificationSwitches> =>
  ana.ok('setNotificationSwitch', { body: { kind, on } });
const kindsOfAna = async () =>
  (await ana.ok('getNotifications')).items.map(({ action, type }) => action ?? type).sort();

/** Everything that another member can do which notifies Ana. */
async function doEverything(): Promise<void> {
  const { id: postId } = await publish(ana, 'Mine');
  await bia.ok('follow', { body: { followerId: bia.id, followingId: ana.id } });
  await rateBy(bia, postId, 4);
  await repostBy(bia, postId);
  const { id: commentId } = await commentBy(bia, postId, 'Well said');
  const { id: chatId } = await bia.ok('openChat', { body: { otherUserId: ana.id } });
  await bia.ok('sendMessage', { body: { chatId, text: 'Hello' } });
  for (const type of ['reply', 'mention'] as const)
    await api.db
      .transaction()
      .execute((trx) =>
        notify(trx, { type, userId: ana.id, fromUserId: bia.id, postId, commentId, at: api.clock.now() }),
      );
}

describe('GET and PUT /notifications/switches', () => {
  it('are all on at first; each can be switched off and on again, also repeatedly', async () => {
    const all = await ana.ok('getNotificationSwitches');
    expect(new Set(Object.values(all))).toEqual(new Set([true]));
    for (let time = 0; time < 2; time += 1) expect(await set('rating', false)).toEqual({ ...all, rating: false });
    expect(await ana.ok('getNotificationSwitches')).toEqual({ ...all, rating: false });
    expect(await bia.ok('getNotificationSwitches')).toEqual(all);
    for (let time = 0; time < 2; time += 1) expect(await set('rating', true)).toEqual(all);
  });

  it('reject unknown kinds, those of Cred’s own notices, and visitors', async () => {
    for (const kind of ['verification', 'evidence', 'moderation', 'all', undefined])
      expect(await ana.errorOf('setNotificationSwitch', { body: { kind: kind as never, on: false } })).toMatchObject({
        status: 400,
        fields: { kind: expect.any(String) },
      });
    expect(await ana.errorOf('setNotificationSwitch', { body: { kind: 'follow' } as never })).toMatchObject({
      status: 400,
      fields: { on: expect.any(String) },
    });
    expect((await api.anonymous.errorOf('getNotificationSwitches')).status).toBe(401);
    expect((await api.anonymous.errorOf('setNotificationSwitch', { body: { kind: 'follow', on: false } })).status).toBe(
      401,
    );
  });
});

describe('a kind that is switched off', () => {
  it.each(['follow', 'rating', 'repost', 'comment', 'reply', 'mention', 'message'] as const)(
    '%s is not notified, and all others are',
    async (kind) => {
      await doEverything();
      const all = await kindsOfAna();
      expect(all).toContain(kind);
      await ana.ok('deleteNotifications');
      await bia.ok('unfollow', { body: { followerId: bia.id, followingId: ana.id } });
      await set(kind, false);
      bia = await api.member();
      await doEverything();
      expect(await kindsOfAna()).toEqual(all.filter((each) => each !== kind));
      // What happened in the meantime is not notified later.
      await set(kind, true);
      expect(await kindsOfAna()).toEqual(all.filter((each) => each !== kind));
    },
  );

  it('leaves the other reasons for which the member is notified, each in its turn', async () => {
    const text = `What do you think, @${ana.username}?`;
    const { id: postId } = await publish(ana, 'Mine');
    const { id: parentId } = await commentBy(ana, postId, 'To begin with');
    const notified: string[][] = [];
    for (const kind of ['reply', 'comment', 'mention', undefined] as const) {
      await commentBy(bia, postId, text, parentId);
      notified.push(await kindsOfAna());
      await ana.ok('deleteNotifications').catch(() => undefined);
      if (kind) await set(kind, false);
    }
    expect(notified).toEqual([['reply'], ['comment'], ['mention'], []]);
    await set('mention', true);
    await repostBy(bia, postId, text);
    expect(await kindsOfAna()).toEqual(['repost']);
    await ana.ok('deleteNotifications');
    await set('repost', false);
    await repostBy(await api.member(), postId, text);
    expect(await kindsOfAna()).toEqual(['mention']);
  });

  it('stays off for its member only', async () => {
    await ana.ok('setNotificationSwitch', { body: { kind: 'follow', on: false } });
    await ana.ok('follow', { body: { followerId: ana.id, followingId: bia.id } });
    expect((await bia.ok('getNotifications')).items).toMatchObject([{ type: 'follow' }]);
  });

  it('is in the member’s export, and is deleted with the account', async () => {
    await set('message', false);
    await set('comment', false);
    const { rawPayload } = await ana.inject({ url: `/api/user/export/${ana.id}` });
    const file = (await unzip(rawPayload)).get('notification-switches.json');
    expect(JSON.parse(String(file))).toEqual([{ switchedOff: ['comment', 'message'] }]);
    await ana.ok('deleteAccount', { params: { id: ana.id }, body: { currentPassword: 'cred-secret-1' } });
    expect(
      await api.db.selectFrom('notification_switches').select('kind').where('user_id', '=', ana.id).execute(),
    ).toEqual([]);
  });
});

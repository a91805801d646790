import { limits } from '@cred/contract';
import { sql } from 'kysely';
import { commentBy, publish, rateBy } from '../../testing/member-actions';
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

const unread = async () => (await ana.ok('getNotifications', { query: { take: 1 } })).unread;

/** So many mentions in comments of Ana's post: each is a separate group. */
async function mention(count: number, { read = false } = {}): Promise<void> {
  const { id: postId } = await publish(ana, 'Mine');
  const at = api.clock.now();
  await sql`
    with made as (
      insert into comments (id, post_id, author_id, text, created_at)
      select gen_random_uuid(), ${postId}::uuid, ${bia.id}::uuid, 'One of many', ${at}
      from generate_series(1, ${count}::int) returning id
    )
    insert into notifications (id, user_id, from_user_id, type, created_at, post_id, comment_id, read)
    select id, ${ana.id}::uuid, ${bia.id}::uuid, 'mention', ${at}, ${postId}::uuid, id, ${read} from made`.execute(
    api.db,
  );
}

describe('the number of unread notifications (NOTIF-16)', () => {
  it('counts the groups of all pages, and those about messages apart', async () => {
    expect(await unread()).toEqual({ count: 0, messages: 0 });
    await mention(40);
    const { id } = await publish(ana, 'Rated');
    await rateBy(bia, id, 4);
    await rateBy(await api.member(), id, 5);
    const chat = await bia.ok('openChat', { body: { otherUserId: ana.id } });
    await bia.ok('sendMessage', { body: { chatId: chat.id, text: 'Hello' } });
    expect(await unread()).toEqual({ count: 42, messages: 1 });
    // As after two ratings at the same time.
    await api.db.updateTable('notifications').set({ is_newest: true }).where('user_id', '=', ana.id).execute();
    expect(await unread()).toEqual({ count: 42, messages: 1 });
    await ana.ok('markChatRead', { params: { chatId: chat.id } });
    const [newest] = (await ana.ok('getNotifications', { query: { take: 1, onlyUnread: 'true' } })).items;
    await ana.ok('markNotificationRead', { params: { id: newest?.id ?? '' } });
    expect(await unread()).toEqual({ count: 40, messages: 0 });
  });

  it('counts at most one more than 99', async () => {
    await mention(150);
    expect(await unread()).toEqual({ count: limits.notifications.unreadMax + 1, messages: 0 });
  });

  it('leaves out what is deleted, hidden or of a muted member', async () => {
    const { id } = await publish(ana, 'Commented');
    const comment = await commentBy(bia, id, 'Soon deleted');
    await rateBy(bia, id, 4);
    const { id: gone } = await publish(ana, 'Soon deleted');
    await rateBy(bia, gone, 4);
    expect(await unread()).toEqual({ count: 3, messages: 0 });
    await ana.ok('deletePost', { params: { id: gone } });
    await bia.ok('deleteComment', { params: { id: comment.id } });
    expect(await unread()).toEqual({ count: 1, messages: 0 });
    await ana.ok('mute', { params: { userId: bia.id } });
    expect(await unread()).toEqual({ count: 0, messages: 0 });
  });

  it('comes with the first page only; its items name their groups', async () => {
    const { id } = await publish(ana, 'Rated');
    await rateBy(bia, id, 4);
    await mention(2);
    const first = await ana.call('getNotifications', { query: { take: '1' } });
    const cursor = /cursor=([^&>]+)/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await ana.ok('getNotifications', { query: { cursor } });
    expect(second.unread).toBeUndefined();
    const before = second.items.find(({ type }) => type === 'rating');
    api.clock.advance(1_000);
    await rateBy(await api.member(), id, 5);
    const [moved] = (await ana.ok('getNotifications', { query: { take: 1 } })).items;
    expect(moved?.id).not.toBe(before?.id);
    expect(moved?.group).toBe(before?.group);
  });

  it('is found without reading what is read', async () => {
    await mention(5_000, { read: true });
    await mention(3);
    await sql`analyze notifications`.execute(api.db);
    expect(await unread()).toEqual({ count: 3, messages: 0 });
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select from notifications
      where user_id = ${ana.id}::uuid and is_newest and not read and deleted_at is null
      order by created_at desc, id desc limit 100`.execute(api.db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('notifications_unread');
  });
});

import { eventually } from '@cred/service-kit/testing/eventually';
import { sql } from 'kysely';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { dataUrl } from '../../testing/test-attachments';
import { smallPng } from '../../testing/test-images';
import { findEvents } from '../live/live.repository';
import { chatOfTwo } from '../../testing/member-actions';

let api: TestApi;
let ana: TestMember;
let tom: TestMember;
let chatId: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ({ ana, tom, chatId } = await chatOfTwo(api));
});
afterAll(() => api.close());

const send = (from: TestMember, more: object = {}) =>
  from.call('sendMessage', { body: { chatId, text: 'Hello', ...more } });
const block = () => tom.ok('block', { params: { userId: ana.id } });
const texts = async () => (await tom.ok('getChat', { params: { chatId } })).messages.map(({ text }) => text);

/** Returns the events that a member's open pages receive during `task`. */
async function eventsReceivedBy(member: TestMember, task: () => Promise<unknown>): Promise<string[]> {
  const counter = await api.db
    .selectFrom('live_counters')
    .select('seq')
    .where('user_id', '=', member.id)
    .executeTakeFirst();
  await task();
  const rows = await findEvents(api.db, new Map([[member.id, counter?.seq ?? 0]]), 10);
  return rows.filter(({ visible }) => visible).map(({ name, chat_id }) => (name === 'chat' ? `chat ${chat_id}` : name));
}

describe('a block', () => {
  it('waits for a message in flight; no message is stored after the block’s response', async () => {
    await send(ana);
    const queries = async (): Promise<string[]> => {
      const { rows } = await sql<{
        query: string;
      }>`select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        api.db,
      );
      return rows.map(({ query }) => query);
    };
    const { sent, blocked, waiting } = await api.db.transaction().execute(async (trx) => {
      await trx.selectFrom('live_counters').select('seq').where('user_id', '=', tom.id).forUpdate().execute();
      const begun = {
        sent: send(ana, { text: 'Under way' }),
        blocked: undefined as Promise<unknown> | undefined,
        waiting: [] as string[],
      };
      await eventually(async () => (await queries()).length === 1);
      begun.blocked = block();
      await eventually(async () => (begun.waiting = await queries()).length === 2);
      return begun;
    });
    expect(waiting.some((query) => query.includes('for no key update'))).toBe(true);
    expect((await sent).status).toBe(201);
    await blocked;
    expect((await send(ana, { text: 'Too late' })).status).toBe(403);
    expect(await texts()).toEqual(['Hello', 'Under way']);
  });

  it('prevents the blocked member from marking messages read: the calls return 404', async () => {
    const { id: messageId } = await tom.ok('sendMessage', { body: { chatId, text: 'Hello' } });
    await block();
    const events = await eventsReceivedBy(tom, async () => {
      expect((await ana.errorOf('markChatRead', { params: { chatId } })).status).toBe(404);
      expect((await ana.errorOf('markMessageRead', { params: { messageId } })).status).toBe(404);
    });
    expect(events).toEqual([]);
    expect((await tom.ok('getChat', { params: { chatId } })).messages[0]?.messageRead).toEqual([]);
    await tom.ok('markChatRead', { params: { chatId } });
  });

  it('returns the stored message for a repeated clientId, and 403 for a new one', async () => {
    const mediaUrl = dataUrl(await smallPng());
    const [text, image] = [{ clientId: 'client-id-text' }, { clientId: 'client-id-image', mediaUrl }];
    const first = [await send(ana, text), await send(ana, image)];
    await block();
    const again = [await send(ana, text), await send(ana, image)];
    expect(again.map(({ status, body }) => [status, body])).toEqual(first.map(({ body }) => [201, body]));
    for (const newMessage of [{ clientId: 'client-id-new' }, { clientId: 'client-id-new', mediaUrl }, {}])
      expect((await send(ana, newMessage)).status).toBe(403);
  });
});

describe('open pages', () => {
  it.each([
    ['block', 'unblock', true],
    ['mute', 'unmute', false],
  ] as const)(
    'of the caller of %s and %s receive events once; those of the other member receive none',
    async (add, remove, closesChat) => {
      const to = { params: { userId: ana.id } };
      const expected = closesChat ? ['notifications', `chat ${chatId}`] : ['notifications'];
      for (const name of [add, remove]) {
        const ofAna = await eventsReceivedBy(ana, async () =>
          expect(await eventsReceivedBy(tom, () => tom.ok(name, to))).toEqual(expected),
        );
        expect(ofAna).toEqual([]);
        expect(await eventsReceivedBy(tom, () => tom.ok(name, to))).toEqual([]);
      }
    },
  );

  it('receive events when the deletion of the other account removes the chat', async () => {
    await send(ana);
    const leave = () => ana.ok('deleteAccount', { params: { id: ana.id }, body: { currentPassword: 'cred-secret-1' } });
    expect(await eventsReceivedBy(tom, leave)).toEqual([`chat ${chatId}`, 'notifications']);
  });
});

describe('a message', () => {
  it('is never older than the previous one, even if its video is processed for long', async () => {
    const later = new Date(api.clock.now().getTime() + 60_000);
    await api.db.updateTable('chats').set({ last_active_at: later }).where('id', '=', chatId).execute();
    const { createdAt } = await ana.ok('sendMessage', { body: { chatId, text: 'Hello' } });
    expect(createdAt).toBe(later.toISOString());
    expect(
      await api.db.selectFrom('chats').select('last_active_at').where('id', '=', chatId).executeTakeFirst(),
    ).toEqual({ last_active_at: later });
  });

  it('is found by the search even if the previous version of the API stored it', async () => {
    const { id } = await ana.ok('sendMessage', { body: { chatId, text: 'Uma AÇÃO' } });
    await api.db.updateTable('messages').set({ folded: null }).where('id', '=', id).execute();
    expect(await ana.ok('searchMessages', { params: { chatId }, query: { term: 'acao' } })).toEqual({
      total: 1,
      messageIds: [id],
    });
  });
});

describe('the unread count', () => {
  it('is at most 100', async () => {
    await sql`
      insert into messages (id, chat_id, seq, sender_id, type, text, created_at)
      select gen_random_uuid(), ${chatId}::uuid, n, ${ana.id}::uuid, 'TEXT', 'x', now()
        from generate_series(1, 120) n`.execute(api.db);
    expect((await tom.ok('getChats'))[0]?.unreadCount).toBe(100);
  });
});

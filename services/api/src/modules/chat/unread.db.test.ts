import { limits } from '@cred/contract';
import { sql } from 'kysely';
import { chatOfTwo } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { unreadCount } from './chat.repository';

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

/** Messages of a member, with the numbers `from` to `to` in their chat. */
const insertMessages = (chat: string, sender: TestMember, from: number, to: number) =>
  sql`
    insert into messages (id, chat_id, seq, sender_id, type, text, created_at)
    select gen_random_uuid(), ${chat}::uuid, n, ${sender.id}::uuid, 'TEXT', 'x', now()
      from generate_series(${from}::int, ${to}::int) n`.execute(api.db);

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The most rows that one step of counting a member's unread messages reads. */
async function rowsRead(member: TestMember): Promise<number> {
  await sql`analyze messages, message_reads, chats, chat_participants`.execute(api.db);
  const { rows } = await sql<{ 'QUERY PLAN': readonly [{ Plan: PlanNode }] }>`
    explain (analyze, format json) ${unreadCount(member.id)}`.execute(api.db);
  const read = nodesOf(rows[0]!['QUERY PLAN'][0].Plan).map(
    (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
  );
  return Math.max(...read);
}

describe('the number of unread messages in all chats (CHAT-17)', () => {
  it('is at most 100, in one chat and over all of them', async () => {
    const eve = await api.member();
    const other = await eve.ok('openChat', { body: { otherUserId: ana.id } });
    await insertMessages(chatId, tom, 1, 60);
    expect(await ana.ok('getUnreadMessages')).toEqual({ unread: 60 });
    await insertMessages(other.id, eve, 1, 60);
    expect(await ana.ok('getUnreadMessages')).toEqual({ unread: limits.chat.unreadMax });
    await insertMessages(chatId, tom, 61, 160);
    expect(await ana.ok('getUnreadMessages')).toEqual({ unread: limits.chat.unreadMax });
    expect(await tom.ok('getUnreadMessages')).toEqual({ unread: 0 });
  });

  it('is counted without reading all unread messages, nor all that were read', async () => {
    await insertMessages(chatId, tom, 1, 6_000);
    await sql`
      insert into message_reads (message_id, user_id, read_at)
      select id, ${ana.id}::uuid, now() from messages where chat_id = ${chatId}::uuid and seq <= 3000`.execute(api.db);
    await api.db
      .updateTable('chat_participants')
      .set({ last_read_seq: 3_000 })
      .where('chat_id', '=', chatId)
      .where('user_id', '=', ana.id)
      .execute();
    expect(await rowsRead(ana)).toBeLessThanOrEqual(2 * limits.chat.unreadMax);
    expect(await ana.ok('getUnreadMessages')).toEqual({ unread: limits.chat.unreadMax });
  });
});

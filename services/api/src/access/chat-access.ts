import { type RawBuilder, sql } from 'kysely';
import { notBlockedBy } from './block-predicates';
import type { Executor } from '../database/connection';

/**
 * Whether the member may open a chat now: the rule of `findChat` as an SQL predicate.
 * @param chat the column of its id
 */
export const inOpenChat = (memberId: string, chat: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from chats where chats.id = ${sql.ref(chat)} and (
    (chats.low_user_id = ${memberId}::uuid and ${notBlockedBy(memberId, 'chats.high_user_id')})
    or (chats.high_user_id = ${memberId}::uuid and ${notBlockedBy(memberId, 'chats.low_user_id')})))`;

/** The chat of two members, if they have one. */
export async function findChatOfPair(executor: Executor, one: string, other: string): Promise<string | undefined> {
  const [low, high] = [one, other].sort() as [string, string];
  const chat = await executor
    .selectFrom('chats')
    .select('id')
    .where('low_user_id', '=', low)
    .where('high_user_id', '=', high)
    .executeTakeFirst();
  return chat?.id;
}

import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import { CHANNEL, typingNotice } from '../live-events/publish-events';
import type { LiveEventTable } from '../../database/schema/notifications';

/** The position at which a stream starts. */
export interface StreamStart {
  readonly seq: number;
  /** More was missed than is stored, or the last id is unknown. */
  readonly missed: boolean;
}

/**
 * Returns the position at which a stream starts for a client that has the events up to `lastId`: after them when all
 * later ones are still stored, otherwise at the newest. One case is not detected: after the database is restored to an
 * earlier state, the client's number may belong to another event. Polling then fetches what the client missed.
 * @param lastId null when the client has none: the stream starts at the newest event and has missed nothing
 */
export async function findStart(executor: Executor, userId: string, lastId: number | null): Promise<StreamStart> {
  const { rows } = await sql<{ newest: number; has_next: boolean }>`
    select coalesce((select seq from live_counters where user_id = ${userId}::uuid), 0) as newest,
      exists (select from live_events where user_id = ${userId}::uuid
        and seq = ${(lastId ?? 0) + 1}) as has_next`.execute(executor);
  const { newest = 0, has_next = false } = rows[0] ?? {};
  if (lastId === null) return { seq: newest, missed: false };
  // Numbers have no gaps and the oldest are removed first: if the next one is stored, so are all after it.
  return lastId === newest || (lastId < newest && has_next)
    ? { seq: lastId, missed: false }
    : { seq: newest, missed: true };
}

export interface LiveEventRow extends Pick<LiveEventTable, 'user_id' | 'seq' | 'name' | 'message_id' | 'chat_id'> {
  /** Whether the member may see the event's chat, by the rule of `GET /chat/{id}`, or it is deleted. */
  readonly visible: boolean;
}

/** The next events of many members, each after their own number, at most `take` per member, in order. */
export async function findEvents(
  executor: Executor,
  after: ReadonlyMap<string, number>,
  take: number,
): Promise<LiveEventRow[]> {
  if (after.size === 0) return [];
  const { rows } = await sql<LiveEventRow>`
    select requested.user_id, event.seq, event.name, event.message_id, coalesce(event.chat_id, messages.chat_id) as chat_id,
      event.name in ('notifications', 'account') or (event.name = 'chat' and gone.is_gone) or (chats.id is not null and not exists (
        select from blocks where blocked_id = requested.user_id
          and blocker_id = case when chats.low_user_id = requested.user_id
            then chats.high_user_id else chats.low_user_id end
      )) as visible
    from unnest(${[...after.keys()]}::uuid[], ${[...after.values()]}::bigint[]) as requested (user_id, seq)
    cross join lateral (
      select seq, name, message_id, chat_id from live_events
      where live_events.user_id = requested.user_id and live_events.seq > requested.seq order by seq limit ${take}
    ) event
    left join messages on messages.id = event.message_id
    -- The former members of a deleted chat may see the event of its deletion.
    cross join lateral (select not exists (select from chats where chats.id = event.chat_id) as is_gone) gone
    left join chats on chats.id = coalesce(event.chat_id, messages.chat_id)
      and requested.user_id in (chats.low_user_id, chats.high_user_id)
    order by requested.user_id, event.seq`.execute(executor);
  return rows;
}

export async function notifyTyping(
  executor: Executor,
  userId: string,
  chatId: string,
  fromUserId: string,
): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${typingNotice(userId, chatId, fromUserId)})`.execute(executor);
}

/** Removes events older than an hour, at most `take`; returns how many. */
export async function deleteOldEvents(executor: Executor, take: number): Promise<number> {
  const result = await sql`
    delete from live_events where (user_id, seq) in (
      select user_id, seq from live_events where created_at < now() - interval '1 hour' order by created_at
        limit ${take}
    )`.execute(executor);
  return Number(result.numAffectedRows ?? 0);
}

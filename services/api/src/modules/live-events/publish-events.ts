import { sql } from 'kysely';
import type { Executor } from '../../database/connection';

/** The PostgreSQL channel on which the API processes notify each other. */
export const CHANNEL = 'cred_live';

/** The events that a member's open pages get (SRV-31). */
export type MemberEvent =
  | { readonly userId: string; readonly name: 'message'; readonly messageId: string }
  | { readonly userId: string; readonly name: 'chat'; readonly chatId: string }
  /** The member's badge or role was changed by a decision or has ended. */
  | { readonly userId: string; readonly name: 'account' }
  /**
   * `fromUserId`: the member who caused a new notification. A recipient who mutes that member gets no event, since the
   * notification is hidden.
   */
  | { readonly userId: string; readonly name: 'notifications'; readonly fromUserId?: string };

/**
 * Publishes events to members' streams in the caller's transaction: every API process delivers them after the commit,
 * and none if it is rolled back. Call it once, at the end of the transaction: it locks the members' counters, in id
 * order, until the transaction ends.
 */
export async function publishEvents(trx: Executor, events: readonly MemberEvent[]): Promise<void> {
  if (events.length === 0) return;
  const column = <T>(read: (each: MemberEvent) => T): T[] => events.map(read);
  await sql`
    with events as (
      select * from unnest(
        ${column(({ userId }) => userId)}::uuid[],
        ${column(({ name }) => name)}::text[],
        ${column((each) => (each.name === 'message' ? each.messageId : null))}::uuid[],
        ${column((each) => (each.name === 'chat' ? each.chatId : null))}::uuid[],
        ${column((each) => (each.name === 'notifications' ? (each.fromUserId ?? null) : null))}::uuid[]
      ) with ordinality as t (user_id, name, message_id, chat_id, from_user_id, ordinal)
      where from_user_id is null or not exists (select from mutes where muter_id = user_id and muted_id = from_user_id)
    ), counted as (
      insert into live_counters as counter (user_id, seq)
      select user_id, count(*) from events group by user_id order by user_id
      on conflict (user_id) do update set seq = counter.seq + excluded.seq
      returning counter.user_id, counter.seq
    ), moment as materialized (
      -- Read after every counter is locked, so that times follow the order of the numbers:
      -- the oldest are removed first.
      select clock_timestamp() as at, count(*) as members from counted
    ), stored as (
      insert into live_events (user_id, seq, name, message_id, chat_id, created_at)
      select user_id, counted.seq + 1 - row_number() over (partition by user_id order by ordinal desc), name,
        message_id, chat_id, moment.at
      from events join counted using (user_id) cross join moment
    )
    select pg_notify(${CHANNEL}, 'events ' || user_id) from counted`.execute(trx);
}

/** The content of a notice on the channel: ids only; each process reads the rest with the viewer's rights. */
export type Notice =
  /** The member has new events in the table. */
  | { readonly name: 'events'; readonly userId: string }
  /** One of the member's sessions has ended. */
  | { readonly name: 'session'; readonly userId: string }
  /** What waits for the reviewers' decisions has changed; sent to each of them and not stored. */
  | { readonly name: 'review'; readonly userId: string }
  /** Another member is typing to the member; not stored. */
  | { readonly name: 'typing'; readonly userId: string; readonly chatId: string; readonly fromUserId: string };

export const typingNotice = (userId: string, chatId: string, fromUserId: string): string =>
  `typing ${userId} ${chatId} ${fromUserId}`;

/**
 * Makes the reviewers' open pages load their queues again, after the commit of the caller's transaction. Nothing is
 * stored: pages without a stream poll the queues.
 */
export async function notifyReviewers(trx: Executor): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, 'review ' || id) from users where is_reviewer`.execute(trx);
}

/** Parses a notice; null for an unknown one, such as from another version of the API. */
export function parseNotice(payload: string): Notice | null {
  const [name, userId, chatId, fromUserId] = payload.split(' ');
  if (!userId) return null;
  if (name === 'events' || name === 'session' || name === 'review') return { name, userId };
  return name === 'typing' && chatId && fromUserId ? { name, userId, chatId, fromUserId } : null;
}

import { sql } from 'kysely';
import type { Executor } from '../../core/database';
import { CHANNEL } from './channel';

/** What a member's open pages are told (SRV-31). */
export type Told =
  | { readonly userId: string; readonly name: 'message'; readonly messageId: string }
  | { readonly userId: string; readonly name: 'chat'; readonly chatId: string }
  /** `fromUserId`: who caused a new notification; whoever mutes them is not told, since there is none to see. */
  | { readonly userId: string; readonly name: 'notifications'; readonly fromUserId?: string };

/**
 * Tells members' push streams, in the caller's transaction: nobody hears of it unless that commits, and then every
 * API process does. Call it once, at the end of the transaction: it holds the members' counters, in the order of
 * their ids, until the transaction ends.
 */
export async function tell(trx: Executor, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return;
  const column = <T>(read: (each: Told) => T): T[] => told.map(read);
  await sql`
    with told as (
      select * from unnest(
        ${column(({ userId }) => userId)}::uuid[],
        ${column(({ name }) => name)}::text[],
        ${column((each) => (each.name === 'message' ? each.messageId : null))}::uuid[],
        ${column((each) => (each.name === 'chat' ? each.chatId : null))}::uuid[],
        ${column((each) => (each.name === 'notifications' ? (each.fromUserId ?? null) : null))}::uuid[]
      ) with ordinality as t (user_id, name, message_id, chat_id, from_user_id, place)
      where from_user_id is null or not exists (select from mutes where muter_id = user_id and muted_id = from_user_id)
    ), counted as (
      insert into live_counters as counter (user_id, seq)
      select user_id, count(*) from told group by user_id order by user_id
      on conflict (user_id) do update set seq = counter.seq + excluded.seq
      returning counter.user_id, counter.seq
    ), moment as materialized (
      -- After every counter is held: so times come in the order of the numbers, by which the oldest are removed first.
      select clock_timestamp() as at, count(*) as members from counted
    ), stored as (
      insert into live_events (user_id, seq, name, message_id, chat_id, created_at)
      select user_id, counted.seq + 1 - row_number() over (partition by user_id order by place desc), name, message_id, chat_id, moment.at
      from told join counted using (user_id) cross join moment
    )
    select pg_notify(${CHANNEL}, 'events ' || user_id) from counted`.execute(trx);
}

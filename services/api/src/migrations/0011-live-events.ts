import { type Kysely, sql } from 'kysely';

/**
 * What the push stream tells, by recipient (SRV-31). A member's counter is held until the transaction
 * that tells them ends: so their numbers have no gaps and come in the order of the commits, and whoever knows the
 * last number misses nothing. Events hold ids only and are kept for an hour.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table live_counters (
      user_id uuid primary key references users (id) on delete cascade,
      seq bigint not null
    )`.execute(db);
  // No reference to messages and chats: an event of what is gone tells nothing, and need not be looked for.
  await sql`
    create table live_events (
      user_id uuid not null references live_counters (user_id) on delete cascade,
      seq bigint not null,
      name text not null check (name in ('message', 'chat', 'notifications')),
      message_id uuid,
      chat_id uuid,
      created_at timestamptz not null,
      primary key (user_id, seq),
      check ((name = 'message') = (message_id is not null)),
      check ((name = 'chat') = (chat_id is not null))
    )`.execute(db);
  await sql`create index live_events_by_age on live_events (created_at)`.execute(db);

  // However a session ends (logout, another password, a deleted account), its streams hear of it.
  await sql`
    create function tell_session_ended() returns trigger language plpgsql as $$
    begin
      perform pg_notify('cred_live', 'session ' || old.user_id);
      return null;
    end $$`.execute(db);
  await sql`create trigger sessions_ended after delete on sessions for each row execute function tell_session_ended()`.execute(
    db,
  );
}

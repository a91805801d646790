import { type Kysely, sql } from 'kysely';

/**
 * Events of the event stream, by recipient (SRV-31). A member's counter is locked until the publishing transaction
 * ends, so that the numbers have no gaps and follow the order of the commits, and a client that has the last number
 * misses nothing. Events contain ids only and are kept for an hour.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table live_counters (
      user_id uuid primary key references users (id) on delete cascade,
      seq bigint not null
    )`.execute(db);
  // No foreign keys to messages and chats: an event of a deleted one is ignored, so a deletion does not need to find
  // its events.
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

  // Notifies the member's streams of every ended session (logout, another password, a deleted account).
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

import { type Kysely, sql } from 'kysely';

/** Allows the event that a member's own badge or role changed (LIC-14). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table live_events
      drop constraint live_events_name_check,
      add constraint live_events_name_check check (name in ('message', 'chat', 'notifications', 'account'))`.execute(
    db,
  );
}

import { type Kysely, sql } from 'kysely';

/** The kinds of notifications that a member has switched off (NOTIF-9). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification_switches (
      user_id uuid not null references users on delete cascade,
      kind text not null check (
        kind in ('follow', 'rating', 'repost', 'comment', 'reply', 'mention', 'changed', 'message')),
      primary key (user_id, kind)
    )`.execute(db);
}

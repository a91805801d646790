import { type Kysely, sql } from 'kysely';

/** The unread groups of a member, so that counting them does not read those that are read (NOTIF-16). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index notifications_unread on notifications (user_id, created_at desc, id desc)
    where is_newest and not read and deleted_at is null`.execute(db);
}

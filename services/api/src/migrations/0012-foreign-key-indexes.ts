import { type Kysely, sql } from 'kysely';

/** For the cascading delete of a chat or a member, which otherwise reads all notifications once per row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index notifications_of_chat on notifications (chat_id) where chat_id is not null`.execute(db);
  // The list's index excludes deleted notifications, which a member's cascade deletes too.
  await sql`create index notifications_by_user on notifications (user_id)`.execute(db);
}

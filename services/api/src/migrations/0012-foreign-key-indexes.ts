import { type Kysely, sql } from 'kysely';

/** What a cascading delete of a chat or a member looks for: without these it reads every notification, once for each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index notifications_of_chat on notifications (chat_id) where chat_id is not null`.execute(db);
  // The list's index leaves the deleted ones out, which go with their member too.
  await sql`create index notifications_by_user on notifications (user_id)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Finds the few reviewers among all members: each change of their queues notifies them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_reviewers on users (id) where is_reviewer`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** The members of a specialty in the order of the search (SHELL-30). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_specialty on users (specialty, is_verificated desc, full_name, id)`.execute(db);
}

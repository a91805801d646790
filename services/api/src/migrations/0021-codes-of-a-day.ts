import { type Kysely, sql } from 'kysely';

/** Counts an account's codes of a day without reading its requests that share a code, whose number has no limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index recoveries_with_code on recoveries (user_id, created_at) where not shares_code`.execute(db);
}

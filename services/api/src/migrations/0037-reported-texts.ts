import { type Kysely, sql } from 'kysely';

/** The text that a post has when it is reported, since its author may change it without a trace (MOD-9). Earlier reports have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reports add column post_text text`.execute(db);
  await sql`create index reports_with_text on reports (decided_at) where post_text is not null`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** The ratings of a post in the order of their list (POST-121). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index ratings_newest on ratings (post_id, rated_at desc, user_id desc)`.execute(db);
}

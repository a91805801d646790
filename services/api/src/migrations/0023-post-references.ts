import { type Kysely, sql } from 'kysely';

/** The references that a post keeps from the check of its text (POST-50), and their number for its cards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table post_references (
      post_id uuid not null references posts on delete cascade,
      pmid integer not null,
      position smallint not null,
      title text not null,
      authors text[] not null,
      journal text not null,
      year smallint,
      doi text,
      study_type text,
      matched_topics text[] not null,
      primary key (post_id, pmid)
    )`.execute(db);
  await sql`create index post_references_of_paper on post_references (pmid)`.execute(db);
  await sql`alter table posts add column reference_count smallint not null default 0`.execute(db);
}

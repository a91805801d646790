import { type Kysely, sql } from 'kysely';

/**
 * The papers that comments cite, with their records at that time (POST-85); without `pmid` there is no record. The log of
 * notices names the comment that cites a paper.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comment_citations (
      comment_id uuid not null references comments on delete cascade,
      position smallint not null,
      kind text not null check (kind in ('pmid', 'doi')),
      value text not null,
      pmid integer,
      title text,
      authors text[],
      journal text,
      year smallint,
      doi text,
      study_type text,
      is_retracted boolean not null default false,
      primary key (comment_id, position),
      constraint comment_citations_record_check
        check ((pmid is null) = (title is null) and (pmid is null) = (authors is null) and (pmid is null) = (journal is null))
    )`.execute(db);
  await sql`create index comment_citations_of_paper on comment_citations (pmid) where pmid is not null`.execute(db);
  await sql`alter table notice_log add column comment_id uuid references comments on delete cascade`.execute(db);
  await sql`create index notice_log_of_comment on notice_log (comment_id) where comment_id is not null`.execute(db);
}

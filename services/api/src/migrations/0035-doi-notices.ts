import { type Kysely, sql } from 'kysely';

/**
 * What publishers say about papers of which their list has only the DOI (VAL-40), how far it was read, and indexes for the posts
 * and comments that cite them. `doi_key` is the DOI in one spelling, as the validation service's `toDoi` has it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function doi_key(doi text) returns text language sql immutable parallel safe strict as $$
      select lower(regexp_replace(
        replace(replace(replace(btrim(doi, E' \\t\\r\\n' || chr(160)), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'),
        '^((https?://)?((dx|www)\\.)?doi\\.org/|doi:\\s*)', '', 'i') collate "C")
    $$`.execute(db);
  await sql`
    create table doi_notices (
      doi text collate "C" not null,
      kind text not null check (kind in ('retraction', 'concern', 'correction')),
      noticed_on text not null check (noticed_on ~ '^\\d{4}-\\d\\d-\\d\\d$'),
      primary key (doi, kind)
    )`.execute(db);
  await sql`
    create table doi_notice_progress (
      id boolean primary key default true check (id),
      generation integer not null,
      after_doi text not null,
      done boolean not null
    )`.execute(db);
  await sql`insert into doi_notice_progress (generation, after_doi, done) values (0, '', true)`.execute(db);
  await sql`create index post_references_of_doi on post_references (doi_key(doi) collate "C") where doi is not null`.execute(
    db,
  );
  await sql`alter table comment_citations
    add column cited_doi text generated always as (coalesce(doi, case when kind = 'doi' then value end)) stored`.execute(
    db,
  );
  await sql`
    create index comment_citations_of_doi on comment_citations (doi_key(cited_doi) collate "C") where cited_doi is not null`.execute(
    db,
  );
  await sql`
    alter table notice_log
      alter column pmid drop not null,
      add column doi text,
      add constraint notice_log_paper_check check (pmid is not null or doi is not null)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * What publishers say about papers (VAL-40), the gravest notice of the papers that a post cites for its cards, how far the
 * library's notices were read, and what was marked because of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table paper_notices (
      pmid integer not null,
      kind text not null check (kind in ('retraction', 'concern', 'correction')),
      noticed_on text not null check (noticed_on ~ '^\\d{4}-\\d\\d-\\d\\d$'),
      primary key (pmid, kind)
    )`.execute(db);
  await sql`
    create table notice_progress (
      id boolean primary key default true check (id),
      generation integer not null,
      after_pmid integer not null,
      done boolean not null
    )`.execute(db);
  await sql`insert into notice_progress (generation, after_pmid, done) values (0, 0, true)`.execute(db);
  await sql`
    create table notice_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      action text not null check (action in ('marked', 'unmarked')),
      pmid integer not null,
      kind text not null,
      post_id uuid not null references posts on delete cascade
    )`.execute(db);
  await sql`create index notice_log_of_post on notice_log (post_id)`.execute(db);
  await sql`alter table posts add column notice_kind text, add column notice_on text`.execute(db);
  await sql`
    alter table notifications
      add column evidence_kind text,
      drop constraint notifications_type_check,
      add constraint notifications_type_check check (
        type in ('message', 'follow', 'rating', 'repost', 'verification', 'moderation', 'reply', 'evidence')),
      drop constraint notifications_post_check,
      add constraint notifications_post_check
        check ((type in ('rating', 'repost', 'evidence')) = (post_id is not null)),
      add constraint notifications_evidence_check check ((type = 'evidence') = (evidence_kind is not null))`.execute(
    db,
  );
}

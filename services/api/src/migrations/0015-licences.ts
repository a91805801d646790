import { type Kysely, sql } from 'kysely';

/**
 * Licences of submissions, registries to look them up in, appeals against denials, and the time when a badge ends. The
 * texts of members and reviewers are in appeals and votes, not in the audit log, so that they are deleted with the
 * member.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column verified_until timestamptz`.execute(db);
  await sql`create index users_ending_badges on users (verified_until) where verified_until is not null`.execute(db);

  await sql`
    alter table submissions
      add column reason_template text,
      add column licence_authority text,
      add column licence_authority_name text,
      add column licence_number text,
      add column licence_state text,
      add column licence_category text,
      add column licence_expires_on date,
      add column is_appealable boolean not null default true,
      add constraint submissions_licence_check
        check ((licence_authority is null) = (licence_number is null))`.execute(db);

  await sql`
    create table submission_appeals (
      submission_id uuid primary key references submissions (id) on delete cascade,
      text text not null,
      created_at timestamptz not null,
      closed_at timestamptz,
      outcome text check (outcome in ('upheld', 'granted', 'withdrawn')),
      check ((outcome is null) = (closed_at is null))
    )`.execute(db);
  await sql`create index submission_appeals_open on submission_appeals (submission_id) where closed_at is null`.execute(
    db,
  );
  await sql`
    create table submission_appeal_votes (
      id uuid primary key,
      submission_id uuid not null references submission_appeals (submission_id) on delete cascade,
      reviewer_id uuid references users (id) on delete set null,
      decision text not null check (decision in ('APPROVED', 'DENIED')),
      reason text not null,
      reason_template text,
      at timestamptz not null,
      unique (submission_id, reviewer_id)
    )`.execute(db);
  await sql`create index submission_appeal_votes_by_reviewer on submission_appeal_votes (reviewer_id) where reviewer_id is not null`.execute(
    db,
  );

  await sql`alter table audit_log add column detail text not null default ''`.execute(db);
  await sql`alter table notifications add column verification_event text`.execute(db);

  await sql`
    create table licence_imports (
      id uuid primary key,
      authority text not null,
      started_at timestamptz not null,
      finished_at timestamptz,
      is_current boolean not null default false,
      record_count integer not null default 0
    )`.execute(db);
  await sql`create unique index licence_imports_current on licence_imports (authority) where is_current`.execute(db);
  // No foreign key: its check would cost as much as the insert. An import's rows are deleted before the import.
  await sql`
    create table licence_records (
      import_id uuid not null,
      key text not null,
      name text not null,
      status text not null,
      expires_on date,
      primary key (import_id, key)
    )`.execute(db);
}

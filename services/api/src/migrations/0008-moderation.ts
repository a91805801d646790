import { type Kysely, sql } from 'kysely';

/**
 * Reviewers, certificates, reports, blocks and mutes. A reviewer's text is in the submission or the report, not in the
 * audit log, so that it is deleted with the member that it is about.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column is_reviewer boolean not null default false`.execute(db);

  await sql`
    create table submissions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      full_name text not null,
      specialty text not null,
      status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'DENIED')),
      certificate_type text not null,
      certificate_bytes integer not null check (certificate_bytes > 0),
      reason text,
      submitted_at timestamptz not null,
      decided_at timestamptz,
      decided_by uuid references users (id) on delete set null,
      withdrawn_at timestamptz,
      check ((status = 'PENDING') = (decided_at is null))
    )`.execute(db);
  // At most one submission that is pending or approved (SRV-17).
  await sql`
    create unique index submissions_one_standing on submissions (user_id)
    where status in ('PENDING', 'APPROVED') and withdrawn_at is null`.execute(db);
  await sql`create index submissions_of_member on submissions (user_id, id desc)`.execute(db);
  await sql`create index submissions_queue on submissions (id) where status = 'PENDING' and withdrawn_at is null`.execute(
    db,
  );
  await sql`create index submissions_by_reviewer on submissions (decided_by) where decided_by is not null`.execute(db);

  // Every stored certificate has a row for as long as its file may exist. It has no submission after the submission is
  // deleted, and before the file is attached: `pending_since` is set only in the second case.
  await sql`
    create table certificates (
      id uuid primary key,
      submission_id uuid constraint certificates_one_each unique references submissions (id) on delete set null,
      pending_since timestamptz,
      expires_at timestamptz
    )`.execute(db);
  await sql`create index certificates_expiring on certificates (expires_at) where expires_at is not null`.execute(db);
  await sql`create index certificates_nobodys on certificates (id) where submission_id is null`.execute(db);

  await sql`
    create table reports (
      id uuid primary key,
      reporter_id uuid not null references users (id) on delete cascade,
      member_id uuid not null references users (id) on delete cascade,
      post_id uuid references posts (id) on delete cascade,
      reason text not null,
      text text not null,
      created_at timestamptz not null,
      decided_at timestamptz,
      decided_by uuid references users (id) on delete set null,
      outcome text check (outcome in ('dismissed', 'removed')),
      note text not null default '',
      check (reporter_id <> member_id),
      check ((outcome is null) = (decided_at is null)),
      check (outcome <> 'removed' or post_id is not null)
    )`.execute(db);
  // One open report per reporter and subject, even when it is repeated (SRV-8).
  await sql`
    create unique index reports_one_open_of_post on reports (reporter_id, post_id)
    where decided_at is null and post_id is not null`.execute(db);
  await sql`
    create unique index reports_one_open_of_member on reports (reporter_id, member_id)
    where decided_at is null and post_id is null`.execute(db);
  await sql`create index reports_queue on reports (id) where decided_at is null`.execute(db);
  await sql`create index reports_by_reporter on reports (reporter_id)`.execute(db);
  await sql`create index reports_of_member on reports (member_id)`.execute(db);
  await sql`create index reports_of_post on reports (post_id) where post_id is not null`.execute(db);
  await sql`create index reports_by_reviewer on reports (decided_by) where decided_by is not null`.execute(db);

  // Null for the command on the server, and for a deleted account.
  await sql`
    create table audit_log (
      id uuid primary key,
      at timestamptz not null,
      actor_id uuid references users (id) on delete set null,
      action text not null,
      member_id uuid references users (id) on delete set null,
      submission_id uuid references submissions (id) on delete set null,
      report_id uuid references reports (id) on delete set null
    )`.execute(db);
  for (const column of ['actor_id', 'member_id', 'submission_id', 'report_id']) {
    await sql`create index ${sql.ref(`audit_log_by_${column}`)} on audit_log (${sql.ref(column)}) where ${sql.ref(column)} is not null`.execute(
      db,
    );
  }

  // The primary keys find a block in both directions; the ids sort the lists.
  await sql`
    create table blocks (
      id uuid not null unique,
      blocker_id uuid not null references users (id) on delete cascade,
      blocked_id uuid not null references users (id) on delete cascade,
      primary key (blocker_id, blocked_id),
      check (blocker_id <> blocked_id)
    )`.execute(db);
  await sql`create index blocks_newest on blocks (blocker_id, id desc)`.execute(db);
  await sql`create index blocks_of_blocked on blocks (blocked_id)`.execute(db);
  await sql`
    create table mutes (
      id uuid not null unique,
      muter_id uuid not null references users (id) on delete cascade,
      muted_id uuid not null references users (id) on delete cascade,
      primary key (muter_id, muted_id),
      check (muter_id <> muted_id)
    )`.execute(db);
  await sql`create index mutes_newest on mutes (muter_id, id desc)`.execute(db);
  await sql`create index mutes_of_muted on mutes (muted_id)`.execute(db);

  // For the preview of a decision's notification.
  await sql`
    alter table notifications
      add column submission_id uuid references submissions (id) on delete cascade,
      add constraint notifications_submission_check check ((type = 'verification') = (submission_id is not null))`.execute(
    db,
  );
  await sql`create index notifications_of_submission on notifications (submission_id) where submission_id is not null`.execute(
    db,
  );
}

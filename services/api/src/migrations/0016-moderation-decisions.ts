import { type Kysely, sql } from 'kysely';

/**
 * Decisions on reports with a reason, appeals against them, and the counts of the transparency page. A decision is a
 * separate row, so that it stays when the reporter's account is deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `removed_at` is set while the post can be restored: it has a deletion time, so that nothing reaches it, and its
  // contents. Without a deletion time it is not removed.
  await sql`
    alter table posts
      add column removed_at timestamptz,
      add constraint posts_removed_check check (removed_at is null or deleted_at is not null)`.execute(db);
  await sql`create index posts_removed on posts (removed_at) where removed_at is not null`.execute(db);

  await sql`
    create table moderation_decisions (
      id uuid primary key,
      member_id uuid not null references users (id) on delete cascade,
      post_id uuid references posts (id) on delete cascade,
      outcome text not null check (outcome in ('dismissed', 'removed', 'warned')),
      reason text not null,
      decided_at timestamptz not null,
      decided_by uuid references users (id) on delete set null,
      check (outcome <> 'removed' or post_id is not null)
    )`.execute(db);
  await sql`create index moderation_decisions_of_member on moderation_decisions (member_id, id desc)`.execute(db);
  await sql`create index moderation_decisions_of_post on moderation_decisions (post_id) where post_id is not null`.execute(
    db,
  );
  await sql`
    create index moderation_decisions_by_reviewer on moderation_decisions (decided_by)
    where decided_by is not null`.execute(db);

  // One appeal per decision and side: the member's, or that of one of the reporters (MOD-4).
  await sql`
    create table report_appeals (
      id uuid primary key,
      decision_id uuid not null references moderation_decisions (id) on delete cascade,
      appellant_id uuid not null references users (id) on delete cascade,
      side text not null check (side in ('reporter', 'member')),
      text text not null,
      created_at timestamptz not null,
      decided_at timestamptz,
      decided_by uuid references users (id) on delete set null,
      outcome text check (outcome in ('upheld', 'reversed')),
      note text not null default '',
      same_reviewer boolean not null default false,
      constraint report_appeals_once unique (decision_id, appellant_id),
      check ((outcome is null) = (decided_at is null))
    )`.execute(db);
  await sql`create index report_appeals_queue on report_appeals (id) where decided_at is null`.execute(db);
  await sql`create index report_appeals_of_member on report_appeals (appellant_id)`.execute(db);
  await sql`create index report_appeals_by_reviewer on report_appeals (decided_by) where decided_by is not null`.execute(
    db,
  );

  await sql`
    alter table reports
      add column decision_id uuid references moderation_decisions (id) on delete set null,
      drop constraint reports_outcome_check,
      add constraint reports_outcome_check check (outcome in ('dismissed', 'removed', 'warned'))`.execute(db);
  // Earlier decisions get a row each, with the report's id, so that every decided report has one.
  await sql`
    insert into moderation_decisions (id, member_id, post_id, outcome, reason, decided_at, decided_by)
    select id, member_id, post_id, outcome, case outcome when 'dismissed' then 'no_rule_broken' else reason end,
      decided_at, decided_by
    from reports where decided_at is not null`.execute(db);
  await sql`update reports set decision_id = id where decided_at is not null`.execute(db);
  await sql`create index reports_by_decision on reports (decision_id) where decision_id is not null`.execute(db);
  await sql`drop index reports_by_reporter`.execute(db);
  await sql`create index reports_by_reporter on reports (reporter_id, id desc)`.execute(db);

  await sql`
    alter table audit_log
      add column decision_id uuid references moderation_decisions (id) on delete set null,
      add column appeal_id uuid references report_appeals (id) on delete set null`.execute(db);
  for (const column of ['decision_id', 'appeal_id']) {
    await sql`create index ${sql.ref(`audit_log_by_${column}`)} on audit_log (${sql.ref(column)}) where ${sql.ref(column)} is not null`.execute(
      db,
    );
  }

  // The notice says which of the texts about the decision is shown; the text is made when it is read (SRV-33).
  await sql`
    alter table notifications
      add column decision_id uuid references moderation_decisions (id) on delete cascade,
      add column notice text,
      drop constraint notifications_type_check,
      add constraint notifications_type_check
        check (type in ('message', 'follow', 'rating', 'repost', 'verification', 'moderation')),
      add constraint notifications_decision_check
        check ((type = 'moderation') = (decision_id is not null and notice is not null))`.execute(db);
  await sql`create index notifications_of_decision on notifications (decision_id) where decision_id is not null`.execute(
    db,
  );

  // Without references to members, so that the counts stay when accounts are deleted (MOD-6).
  await sql`
    create table moderation_events (
      id uuid primary key,
      at timestamptz not null,
      kind text not null check (kind in ('reported', 'dismissed', 'removed', 'warned', 'appealed', 'reversed')),
      reason text not null,
      seconds double precision
    )`.execute(db);
  await sql`create index moderation_events_at on moderation_events (at)`.execute(db);
  await sql`
    insert into moderation_events (id, at, kind, reason)
    select gen_random_uuid(), created_at, 'reported', reason from reports`.execute(db);
  await sql`
    insert into moderation_events (id, at, kind, reason, seconds)
    select gen_random_uuid(), decided_at, outcome, reason, extract(epoch from decided_at - created_at)
    from reports where decided_at is not null`.execute(db);
  await sql`
    create index audit_log_of_certificates on audit_log (at)
    where action in ('submission.approved', 'submission.denied')`.execute(db);
}

import type { schemas } from '@cred/contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import { userColumnsOf } from '../../access/user-summary.presenter';
import type { AuditAction } from '../../database/schema/moderation';

export interface AuditRecord {
  readonly at: Date;
  readonly actorId: string | null;
  readonly action: AuditAction;
  /** Null for an action about no member. */
  readonly memberId: string | null;
  readonly submissionId?: string;
  readonly reportId?: string;
  readonly decisionId?: string;
  readonly appealId?: string;
  /** A generated text without names; the texts of members and reviewers are in their own tables. */
  readonly detail?: string;
}

/** Records an action in the transaction that performs it (SRV-19). */
export async function insertAudit(
  executor: Executor,
  { at, actorId, action, memberId, submissionId, reportId, decisionId, appealId, detail }: AuditRecord,
): Promise<void> {
  await executor
    .insertInto('audit_log')
    .values({
      id: newId(at),
      at,
      actor_id: actorId,
      action,
      member_id: memberId,
      submission_id: submissionId ?? null,
      report_id: reportId ?? null,
      decision_id: decisionId ?? null,
      appeal_id: appealId ?? null,
      detail: detail ?? '',
    })
    .execute();
}

export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly action: AuditAction;
  readonly member_username: string | null;
  readonly post_id: string | null;
  readonly reason: string | null;
  readonly note: string | null;
  /** The template of a decision on a report, or of the decision that was appealed. */
  readonly decision_reason: schemas.DecisionReason | null;
  readonly same_reviewer: boolean | null;
  readonly detail: string;
  /** All actor columns are null or none is. */
  readonly actor_id: string | null;
  readonly actor_username: string | null;
  readonly actor_full_name: string | null;
  readonly actor_profile_img: string | null;
  readonly actor_is_verificated: boolean | null;
}

/** The log, newest first. */
export async function findAudit(
  executor: Executor,
  { before, take }: { readonly before: string | null; readonly take: number },
): Promise<AuditRow[]> {
  let query = executor
    .selectFrom('audit_log')
    .leftJoin('users as actor', 'actor.id', 'audit_log.actor_id')
    .leftJoin('users as member', 'member.id', 'audit_log.member_id')
    .leftJoin('submissions', 'submissions.id', 'audit_log.submission_id')
    .leftJoin('reports', 'reports.id', 'audit_log.report_id')
    .leftJoin('moderation_decisions', 'moderation_decisions.id', 'audit_log.decision_id')
    .leftJoin('report_appeals', 'report_appeals.id', 'audit_log.appeal_id')
    .leftJoin('submission_appeals', 'submission_appeals.submission_id', 'audit_log.submission_id')
    .leftJoin('submission_appeal_votes as votes', (join) =>
      join
        .onRef('votes.submission_id', '=', 'audit_log.submission_id')
        .onRef('votes.reviewer_id', '=', 'audit_log.actor_id'),
    )
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.action',
      'audit_log.detail',
      'member.username as member_username',
      'moderation_decisions.reason as decision_reason',
      'report_appeals.same_reviewer',
      ...userColumnsOf('actor'),
      sql<string | null>`coalesce(moderation_decisions.post_id, reports.post_id)`.as('post_id'),
      sql<string | null>`coalesce(report_appeals.note, reports.note)`.as('note'),
      // By action: the log can also have reads of the certificate before and after a decision.
      sql<string | null>`case
        when audit_log.action in ('submission.approved', 'submission.denied') then submissions.reason
        when audit_log.action = 'submission.appealed' then submission_appeals.text
        when audit_log.action like 'submission_appeal.%' then votes.reason end`.as('reason'),
    ])
    .orderBy('audit_log.id', 'desc')
    .limit(take);
  if (before !== null) query = query.where('audit_log.id', '<', before);
  return query.execute();
}

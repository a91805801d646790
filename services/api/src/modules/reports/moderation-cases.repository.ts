import type { schemas } from '@cred/contract';
import { sql } from 'kysely';
import { ownText } from '../../access/own-text';
import type { Executor } from '../../database/connection';
import type { Page } from '../../core/paging';
import { isAppealable } from './appeals.repository';

export interface CaseRow {
  /** The report's id for a reporter, otherwise the decision's. */
  readonly id: string;
  readonly side: 'reporter' | 'member';
  readonly post_id: string | null;
  readonly created_at: Date;
  /** Null on the side `member`. */
  readonly report_reason: schemas.ReportReason | null;
  readonly report_text: string | null;
  /** All decision columns are null or none is. */
  readonly decision_id: string | null;
  readonly outcome: schemas.ReportOutcome | null;
  readonly reason: schemas.DecisionReason | null;
  readonly decided_at: Date | null;
  /** The text of the member's post, while it can be restored. */
  readonly post_text: string | null;
  /** Regardless of the time for an appeal and of an appeal that was made. */
  readonly is_appealable: boolean | null;
  /** All appeal columns are null or none is; the outcome is null while the appeal is open. */
  readonly appeal_text: string | null;
  readonly appeal_created_at: Date | null;
  readonly appeal_outcome: schemas.AppealOutcome | null;
}

/** The member's reports, and the decisions about them that had an effect; newest first. */
export async function findCases(executor: Executor, memberId: string, { before, take }: Page): Promise<CaseRow[]> {
  const beforeCursor = (column: string) => (before === null ? sql`` : sql`and ${sql.ref(column)} < ${before}::uuid`);
  const { rows } = await sql<CaseRow>`
    with cases as (
      (select id, 'reporter' as side, post_id, created_at, reason as report_reason, text as report_text, decision_id
        from reports where reporter_id = ${memberId}::uuid ${beforeCursor('reports.id')} order by id desc limit ${take})
      union all
      (select id, 'member', post_id, decided_at, null, null, id
        from moderation_decisions where member_id = ${memberId}::uuid and outcome <> 'dismissed'
          ${beforeCursor('moderation_decisions.id')} order by id desc limit ${take})
      order by id desc limit ${take})
    select cases.id, cases.side, cases.post_id, cases.created_at, cases.report_reason, cases.report_text,
      decision.id as decision_id, decision.outcome, decision.reason, decision.decided_at,
      case when cases.side = 'member' and posts.removed_at is not null then
        ${ownText('posts')} end as post_text,
      ${isAppealable(sql`cases.side`)} as is_appealable,
      report_appeals.text as appeal_text, report_appeals.created_at as appeal_created_at,
      report_appeals.outcome as appeal_outcome
    from cases
      left join moderation_decisions decision on decision.id = cases.decision_id
      left join posts on posts.id = cases.post_id
      left join report_appeals on report_appeals.decision_id = decision.id
        and report_appeals.appellant_id = ${memberId}::uuid
    order by cases.id desc`.execute(executor);
  return rows;
}

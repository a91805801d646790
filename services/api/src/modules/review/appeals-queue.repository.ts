import type { schemas } from '@cred/contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import { hasReportedDecided, isAppealFor } from '../../access/report-access';
import { ownText } from '../../access/own-text';
import { userColumnsOf, userSummaryColumns, type UserSummaryRow } from '../../access/user-summary.presenter';
import type { ReportAppealTable } from '../../database/schema/moderation';
import { reportedColumns, type ReportedRow } from './reported-columns';
import type { QueuePage } from './submissions-queue.repository';

/** The appellant's columns have the prefix `user_`. */
export interface AppealRow extends UserSummaryRow, ReportedRow {
  readonly id: string;
  readonly side: ReportAppealTable['side'];
  readonly text: string;
  readonly created_at: Date;
  readonly outcome: schemas.ReportOutcome;
  readonly reason: schemas.DecisionReason;
  readonly decided_at: Date;
  readonly is_about_post: boolean;
  /** All reviewer columns are null or none is. */
  readonly reviewer_id: string | null;
  readonly reviewer_username: string | null;
  readonly reviewer_full_name: string | null;
  readonly reviewer_profile_img: string | null;
  readonly reviewer_is_verificated: boolean | null;
}

/** Of the texts that were reported, which may be several versions, the first that is not the present one. */
const firstReportedText = sql<string | null>`(
  select reports.post_text from reports
  where reports.decision_id = decision.id and reports.post_text <> ${ownText('shown')} order by reports.id limit 1)`;

/** Open appeals that this reviewer may decide, oldest first. Shows the post, also a removed one, unless it is deleted. */
export async function findOpenAppeals(
  executor: Executor,
  reviewer: Viewer,
  { after, take }: QueuePage,
): Promise<AppealRow[]> {
  let query = executor
    .selectFrom('report_appeals as appeal')
    .innerJoin('moderation_decisions as decision', 'decision.id', 'appeal.decision_id')
    .innerJoin('users', 'users.id', 'appeal.appellant_id')
    .innerJoin('users as member', 'member.id', 'decision.member_id')
    .leftJoin('users as reviewer', 'reviewer.id', 'decision.decided_by')
    .leftJoin('posts', 'posts.id', 'decision.post_id')
    .leftJoin('posts as shown', (join) =>
      join
        .onRef('shown.id', '=', 'posts.id')
        .on((eb) => eb.or([eb('shown.deleted_at', 'is', null), eb('shown.removed_at', 'is not', null)])),
    )
    .leftJoin('media', 'media.post_id', 'shown.id')
    .select([
      'appeal.id',
      'appeal.side',
      'appeal.text',
      'appeal.created_at',
      'decision.outcome',
      'decision.reason',
      'decision.decided_at',
      sql<boolean>`decision.post_id is not null`.as('is_about_post'),
      ownText('shown').as('post_text'),
      firstReportedText.as('reported_text'),
    ])
    .select([...userSummaryColumns, ...userColumnsOf('reviewer'), ...reportedColumns])
    .where('appeal.decided_at', 'is', null)
    .where(isAppealFor(reviewer))
    .orderBy('appeal.id')
    .limit(take);
  if (after !== null) query = query.where('appeal.id', '>', after);
  return await query.execute();
}

export interface AppealState {
  readonly decision_id: string;
  readonly appellant_id: string;
  readonly side: ReportAppealTable['side'];
  readonly member_id: string;
  readonly post_id: string | null;
  readonly outcome: schemas.ReportOutcome;
  /** The reviewer of the decision. */
  readonly decided_by: string | null;
  readonly audience: schemas.Audience | null;
  /** Whether the reviewer may decide on it, apart from being the reviewer of the decision. */
  readonly for_reviewer: boolean;
  /** Whether the reviewer has reported what the decision is about. */
  readonly is_reported_too: boolean;
}

export async function findAppeal(executor: Executor, reviewer: Viewer, id: string): Promise<AppealState | undefined> {
  return await executor
    .selectFrom('report_appeals as appeal')
    .innerJoin('moderation_decisions as decision', 'decision.id', 'appeal.decision_id')
    .leftJoin('posts', 'posts.id', 'decision.post_id')
    .select([
      'appeal.decision_id',
      'appeal.appellant_id',
      'appeal.side',
      'decision.member_id',
      'decision.post_id',
      'decision.outcome',
      'decision.decided_by',
      'posts.audience',
      isAppealFor(reviewer).as('for_reviewer'),
      hasReportedDecided(reviewer).as('is_reported_too'),
    ])
    .where('appeal.id', '=', id)
    .executeTakeFirst();
}

/** The facts that decide whether another reviewer belongs to a post's audience. */
export interface OtherReviewer {
  readonly is_health_professional: boolean;
  readonly is_verificated: boolean;
  readonly verified_until: Date | null;
}

/** The reviewers who are neither the reviewer of a decision nor concerned by it: not its member, not a reporter. */
export async function findOtherReviewers(executor: Executor, decisionId: string): Promise<OtherReviewer[]> {
  return await executor
    .selectFrom('users')
    .innerJoin('moderation_decisions as decision', (join) => join.on('decision.id', '=', decisionId))
    .select(['users.is_health_professional', 'users.is_verificated', 'users.verified_until'])
    .where('users.is_reviewer', '=', true)
    .where(sql<boolean>`users.id is distinct from decision.decided_by and users.id <> decision.member_id
      and not exists (select from reports where reports.reporter_id = users.id
        and reports.member_id = decision.member_id and reports.post_id is not distinct from decision.post_id)`)
    .execute();
}

interface AppealDecision {
  readonly outcome: schemas.AppealOutcome;
  readonly note: string;
  readonly reviewerId: string;
  readonly isSameReviewer: boolean;
  readonly at: Date;
}

/** Closes an appeal. Returns false when it is decided already. */
export async function closeAppeal(
  executor: Executor,
  id: string,
  { outcome, note, reviewerId, isSameReviewer, at }: AppealDecision,
): Promise<boolean> {
  const closed = await executor
    .updateTable('report_appeals')
    .set({ outcome, note, decided_by: reviewerId, decided_at: at, same_reviewer: isSameReviewer })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** The members whose reports a decision closed. */
export async function findReporters(executor: Executor, decisionId: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('reports')
    .select('reporter_id')
    .distinct()
    .where('decision_id', '=', decisionId)
    .execute();
  return rows.map(({ reporter_id }) => reporter_id);
}

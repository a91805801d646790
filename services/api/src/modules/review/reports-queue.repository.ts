import type { schemas } from '@cred/contract';
import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import { ownText } from '../../access/own-text';
import { userColumnsOf, type UserColumns } from '../../access/user-summary.presenter';
import { reportedColumns, type ReportedRow } from './reported-columns';
import type { QueuePage } from './submissions-queue.repository';
import { hasReportedToo, isDecidableBy } from '../../access/report-access';

export interface ReportRow extends UserColumns<'reporter'>, ReportedRow {
  readonly id: string;
  readonly reason: schemas.ReportReason;
  readonly text: string;
  readonly created_at: Date;
}

/** Open reports, oldest first. A deleted post is not shown. */
export async function findOpenReports(
  executor: Executor,
  reviewer: Viewer,
  { after, take }: QueuePage,
): Promise<ReportRow[]> {
  let query = executor
    .selectFrom('reports')
    .innerJoin('users as reporter', 'reporter.id', 'reports.reporter_id')
    .innerJoin('users as member', 'member.id', 'reports.member_id')
    .leftJoin('posts', 'posts.id', 'reports.post_id')
    .leftJoin('posts as shown', (join) => join.onRef('shown.id', '=', 'posts.id').on('shown.deleted_at', 'is', null))
    .leftJoin('media', 'media.post_id', 'shown.id')
    .select([
      'reports.id',
      'reports.reason',
      'reports.text',
      'reports.created_at',
      // A report about a repost is about the repost's own text.
      ownText('shown').as('post_text'),
      'reports.post_text as reported_text',
    ])
    .select([...userColumnsOf('reporter'), ...reportedColumns])
    .where('reports.decided_at', 'is', null)
    .where(isDecidableBy(reviewer))
    .orderBy('reports.id')
    .limit(take);
  if (after !== null) query = query.where('reports.id', '>', after);
  return query.execute();
}

export interface ReportState {
  readonly member_id: string;
  readonly post_id: string | null;
  readonly reason: schemas.ReportReason;
  /** Whether the reviewer may decide on it. */
  readonly for_reviewer: boolean;
  /** Whether the reviewer has reported the same. */
  readonly is_reported_too: boolean;
}

export async function findReport(executor: Executor, reviewer: Viewer, id: string): Promise<ReportState | undefined> {
  return await executor
    .selectFrom('reports')
    .leftJoin('posts', 'posts.id', 'reports.post_id')
    .select(['reports.member_id', 'reports.post_id', 'reports.reason'])
    .select([isDecidableBy(reviewer).as('for_reviewer'), hasReportedToo(reviewer).as('is_reported_too')])
    .where('reports.id', '=', id)
    .executeTakeFirst();
}

export interface NewDecision {
  readonly id: string;
  readonly memberId: string;
  readonly postId: string | null;
  readonly outcome: schemas.ReportOutcome;
  readonly reason: schemas.DecisionReason;
  readonly reviewerId: string;
  readonly at: Date;
}

export async function insertDecision(executor: Executor, decision: NewDecision): Promise<void> {
  await executor
    .insertInto('moderation_decisions')
    .values({
      id: decision.id,
      member_id: decision.memberId,
      post_id: decision.postId,
      outcome: decision.outcome,
      reason: decision.reason,
      decided_at: decision.at,
      decided_by: decision.reviewerId,
    })
    .execute();
}

/** A report that a decision closed. */
export interface ClosedReport {
  readonly reporter_id: string;
  readonly reason: schemas.ReportReason;
  readonly created_at: Date;
}

type Closing = Pick<NewDecision, 'id' | 'outcome' | 'reviewerId' | 'at'> & { readonly note: string };

const close = (executor: Executor, { id, outcome, note, reviewerId, at }: Closing) =>
  executor
    .updateTable('reports')
    .set({ outcome, note, decided_by: reviewerId, decided_at: at, decision_id: id })
    .where('decided_at', 'is', null)
    .returning(['reporter_id', 'reason', 'created_at']);

/** Closes a report with a decision. Returns undefined when the report is decided already. */
export const closeReport = (
  executor: Executor,
  reportId: string,
  decision: Closing,
): Promise<ClosedReport | undefined> => close(executor, decision).where('id', '=', reportId).executeTakeFirst();

/** Closes the other open reports about a post that is removed now. */
export const closeReportsOfPost = (executor: Executor, postId: string, decision: Closing): Promise<ClosedReport[]> =>
  close(executor, decision).where('post_id', '=', postId).execute();

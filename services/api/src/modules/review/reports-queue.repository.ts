import type { schemas } from '@cred/contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import type { QueuePage } from './submissions-queue.repository';
import { hasReportedToo, isDecidableBy } from '../../access/report-access';

export interface ReportRow {
  readonly id: string;
  readonly reason: schemas.ReportReason;
  readonly text: string;
  readonly created_at: Date;
  readonly reporter_id: string;
  readonly reporter_username: string;
  readonly reporter_full_name: string;
  readonly reporter_profile_img: string | null;
  readonly reporter_is_verificated: boolean;
  readonly member_id: string;
  readonly member_username: string;
  readonly member_full_name: string;
  readonly member_profile_img: string | null;
  readonly member_is_verificated: boolean;
  /** All post columns are null or none is. */
  readonly post_id: string | null;
  readonly post_text: string | null;
  readonly post_created_at: Date | null;
  readonly post_img_alt: string | null;
  readonly media_id: string | null;
  readonly media_kind: 'image' | 'video' | null;
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
      'reporter.id as reporter_id',
      'reporter.username as reporter_username',
      'reporter.full_name as reporter_full_name',
      'reporter.profile_img as reporter_profile_img',
      'reporter.is_verificated as reporter_is_verificated',
      'member.id as member_id',
      'member.username as member_username',
      'member.full_name as member_full_name',
      'member.profile_img as member_profile_img',
      'member.is_verificated as member_is_verificated',
      'shown.id as post_id',
      'shown.created_at as post_created_at',
      'shown.img_alt as post_img_alt',
      'media.id as media_id',
      'media.kind as media_kind',
      // A report about a repost is about the repost's own text.
      sql<string | null>`case when shown.is_repost then coalesce(shown.additional_text, '') else shown.text end`.as(
        'post_text',
      ),
    ])
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

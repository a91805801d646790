import type { schemas } from '@cred/contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import type { QueuePage } from './submissions-queue.repository';
import { isDecidableBy } from '../../access/report-access';

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
  /** Whether the reviewer may decide on it. */
  readonly for_reviewer: boolean;
}

export async function findReport(executor: Executor, reviewer: Viewer, id: string): Promise<ReportState | undefined> {
  return await executor
    .selectFrom('reports')
    .leftJoin('posts', 'posts.id', 'reports.post_id')
    .select(['reports.member_id', 'reports.post_id', isDecidableBy(reviewer).as('for_reviewer')])
    .where('reports.id', '=', id)
    .executeTakeFirst();
}

interface Outcome {
  readonly outcome: 'dismissed' | 'removed';
  readonly note: string;
  readonly reviewerId: string;
  readonly at: Date;
}

/** Returns false when the report is decided already. */
export async function closeReport(
  executor: Executor,
  id: string,
  { outcome, note, reviewerId, at }: Outcome,
): Promise<boolean> {
  const closed = await executor
    .updateTable('reports')
    .set({ outcome, note, decided_by: reviewerId, decided_at: at })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Closes the other open reports about a post that is removed now. */
export async function closeReportsOfPost(
  executor: Executor,
  postId: string,
  { outcome, note, reviewerId, at }: Outcome,
): Promise<void> {
  await executor
    .updateTable('reports')
    .set({ outcome, note, decided_by: reviewerId, decided_at: at })
    .where('post_id', '=', postId)
    .where('decided_at', 'is', null)
    .execute();
}

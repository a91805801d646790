import { limits, type schemas } from '@cred/contract';
import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import { ownText } from '../../access/own-text';
import { visibleTo } from '../../access/visibility';

export interface NewReport {
  readonly id: string;
  readonly reporterId: string;
  readonly memberId: string;
  readonly postId: string | null;
  readonly reason: schemas.ReportReason;
  readonly text: string;
  /** The text of the post as it is now. */
  readonly postText: string | null;
  readonly at: Date;
}

/** Stores a report; returns false when the reporter has an open one about the same subject. */
export async function insertReport(
  executor: Executor,
  { id, reporterId, memberId, postId, reason, text, postText, at }: NewReport,
): Promise<boolean> {
  const row = await executor
    .insertInto('reports')
    .values({
      id,
      reporter_id: reporterId,
      member_id: memberId,
      post_id: postId,
      reason,
      text,
      post_text: postText,
      created_at: at,
      decided_at: null,
      decided_by: null,
      outcome: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The author and own text of a post that the viewer may see. Until the transaction ends it is not changed or deleted. */
export const findPostToReport = (
  trx: Executor,
  viewer: Viewer,
  postId: string,
): Promise<{ readonly memberId: string; readonly postText: string | null } | undefined> =>
  trx
    .selectFrom('posts')
    .select(['posts.author_id as memberId', ownText('posts').as('postText')])
    .where('posts.id', '=', postId)
    .where(visibleTo(viewer))
    .forShare()
    .executeTakeFirst();

/** Deletes the copies of a post's text, with the post. */
export async function deleteReportedTexts(executor: Executor, postId: string): Promise<void> {
  await executor.updateTable('reports').set({ post_text: null }).where('post_id', '=', postId).execute();
}

const APPEAL_MS = limits.appeal.days * 24 * 60 * 60_000;

/** Deletes the copies of texts whose decision cannot be appealed any more, unless an appeal waits for its decision. */
export async function purgeReportedTexts(executor: Executor, at: Date): Promise<void> {
  await executor
    .updateTable('reports')
    .set({ post_text: null })
    .where('post_text', 'is not', null)
    .where('decided_at', '<', new Date(at.getTime() - APPEAL_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('report_appeals')
            .select('id')
            .whereRef('report_appeals.decision_id', '=', 'reports.decision_id')
            .where('report_appeals.decided_at', 'is', null),
        ),
      ),
    )
    .execute();
}

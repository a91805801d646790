import type { schemas } from '@cred/contract';
import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import { visibleTo } from '../../access/visibility';

export interface NewReport {
  readonly id: string;
  readonly reporterId: string;
  readonly memberId: string;
  readonly postId: string | null;
  readonly reason: schemas.ReportReason;
  readonly text: string;
  readonly at: Date;
}

/** Stores a report; returns false when the reporter has an open one about the same subject. */
export async function insertReport(
  executor: Executor,
  { id, reporterId, memberId, postId, reason, text, at }: NewReport,
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

/** The author of a post that the viewer may see. */
export async function findVisibleAuthor(
  executor: Executor,
  viewer: Viewer,
  postId: string,
): Promise<string | undefined> {
  const row = await executor
    .selectFrom('posts')
    .select('posts.author_id')
    .where('posts.id', '=', postId)
    .where(visibleTo(viewer))
    .executeTakeFirst();
  return row?.author_id;
}

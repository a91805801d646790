import type { CallBody } from '@cred/contract';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import { cutPage, type PageOf } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import type { MediaLifecycle } from '../media/media-lifecycle';
import { insertAudit } from './audit.repository';
import {
  closeReport,
  closeReportsOfPost,
  findOpenReports,
  findReport,
  type ReportRow,
} from './reports-queue.repository';
import type { QueuePage } from './submissions-queue.repository';
import { deletePostForReviewer } from '../deletion/delete-post';

/** Open reports that this reviewer may decide on. */
export const listReports = async (db: Executor, reviewer: Viewer, page: QueuePage): Promise<PageOf<ReportRow>> =>
  cutPage(await findOpenReports(db, reviewer, { ...page, take: page.take + 1 }), page.take);

/**
 * Dismisses a report, or removes its post in the same way as its author's deletion (SRV-25), which closes all open
 * reports of that post.
 * @throws AppError 400 for removing a member, 403 for a report about the reviewer, 404 for an unknown report, 409 when
 * it is decided already
 */
export async function decideReport(
  { db, media }: { readonly db: Executor; readonly media: MediaLifecycle },
  reviewer: Viewer,
  id: string,
  { outcome, note }: CallBody<'decideReport'>,
  at: Date,
): Promise<void> {
  const released = await db.transaction().execute(async (trx) => {
    const report = await findReport(trx, reviewer, id);
    if (report?.member_id === reviewer.id) throw errors.forbidden('You cannot decide on a report about yourself');
    if (!report?.for_reviewer) throw errors.notFound();
    const { post_id: postId } = report;
    if (outcome === 'removed' && postId === null)
      throw errors.validationFailed({ outcome: 'Only a post can be removed' });
    const decision = { outcome, note, reviewerId: reviewer.id, at };
    // Locks the post first, like its author's deletion: two reviewers of one post are serialized here.
    const files = outcome === 'removed' && postId !== null ? await deletePostForReviewer(trx, media, postId, at) : [];
    if (!(await closeReport(trx, id, decision))) throw errors.conflict('conflict', 'This report was decided already');
    if (outcome === 'removed' && postId !== null) await closeReportsOfPost(trx, postId, decision);
    const action = outcome === 'removed' ? 'report.removed' : 'report.dismissed';
    await insertAudit(trx, { at, actorId: reviewer.id, action, memberId: report.member_id, reportId: id });
    return files;
  });
  // The files are no longer reachable; the next sweep removes those that this call fails to remove.
  await media.removeFiles(db, released);
}

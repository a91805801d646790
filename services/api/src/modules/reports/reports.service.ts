import type { CallBody } from '@cred/contract';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import type { Viewer } from '../../core/viewer';
import { notifyReviewers } from '../live-events/publish-events';
import { insertModerationEvents } from './moderation-events.repository';
import { findPostToReport, insertReport } from './reports.repository';
import { isVisibleMember } from '../../access/reachability';

/**
 * Reports a post, with its text as it is now (MOD-9), or a member to the reviewers; idempotent while the first report is
 * open.
 * @throws AppError 400 for a report about oneself, 404 for a post or member that the viewer may not see
 */
export async function report(
  db: Executor,
  viewer: Viewer,
  { postId, userId, reason, text }: CallBody<'report'>,
  at: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const subject =
      postId === undefined ? await findMember(trx, viewer, userId) : await findPostToReport(trx, viewer, postId);
    if (subject === undefined) throw errors.notFound();
    if (subject.memberId === viewer.id) {
      throw errors.validationFailed(
        postId === undefined ? { userId: 'You cannot report yourself' } : { postId: 'You cannot report your own post' },
      );
    }
    const report = { id: newId(at), reporterId: viewer.id, ...subject, postId: postId ?? null, reason, text, at };
    if (!(await insertReport(trx, report))) return;
    await insertModerationEvents(trx, [{ kind: 'reported', reason }], at);
    await notifyReviewers(trx);
  });
}

const findMember = async (db: Executor, viewer: Viewer, userId: string | undefined) =>
  userId !== undefined && (await isVisibleMember(db, viewer.id, userId))
    ? { memberId: userId, postText: null }
    : undefined;

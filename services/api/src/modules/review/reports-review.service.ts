import type { CallBody } from '@cred/contract';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import { cutPage, type PageOf } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import { removePost } from '../deletion/remove-post';
import { notifyReviewers } from '../live-events/publish-events';
import { notifyOfDecision } from '../notifications/moderation-notices';
import { insertModerationEvents } from '../reports/moderation-events.repository';
import { insertAudit } from '../audit/audit.repository';
import {
  closeReport,
  closeReportsOfPost,
  findOpenReports,
  findReport,
  insertDecision,
  type ReportRow,
} from './reports-queue.repository';
import type { QueuePage } from './submissions-queue.repository';

/** Open reports that this reviewer may decide on. */
export const listReports = async (db: Executor, reviewer: Viewer, page: QueuePage): Promise<PageOf<ReportRow>> =>
  cutPage(await findOpenReports(db, reviewer, { ...page, take: page.take + 1 }), page.take);

/**
 * Dismisses a report, warns the member, or removes the post, which closes all open reports of that post (MOD-1). The
 * reporters get a notice; the member gets one unless the report is dismissed. Removing a post that is deleted already
 * is recorded as a dismissal.
 * @throws AppError 400 for removing a member, 403 for a report about the reviewer and about what they have reported, 404 for an unknown report, 409 when
 * it is decided already
 */
export async function decideReport(
  db: Executor,
  reviewer: Viewer,
  id: string,
  { outcome, reason, note }: CallBody<'decideReport'>,
  at: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const report = await findReport(trx, reviewer, id);
    if (report?.member_id === reviewer.id) throw errors.forbidden('You cannot decide on a report about yourself');
    if (report?.is_reported_too) throw reportedToo();
    if (!report?.for_reviewer) throw errors.notFound();
    const { member_id: memberId, post_id: postId } = report;
    if (outcome === 'removed' && postId === null)
      throw errors.validationFailed({ outcome: 'Only a post can be removed' });
    // Locks the post first, like its author's deletion: two reviewers of one post are serialized here.
    const isRemoved = outcome === 'removed' && postId !== null && (await removePost(trx, postId, at));
    const decision = {
      id: newId(at),
      memberId,
      postId,
      ...(outcome === 'removed' && !isRemoved
        ? alreadyGone
        : { outcome, reason: reason ?? (outcome === 'dismissed' ? 'no_rule_broken' : report.reason) }),
      reviewerId: reviewer.id,
      at,
      note,
    };
    await insertDecision(trx, decision);
    const closed = await closeReport(trx, id, decision);
    if (!closed) throw errors.conflict('conflict', 'This report was decided already');
    const others = isRemoved ? await closeReportsOfPost(trx, postId, decision) : [];
    const all = [closed, ...others];
    await insertModerationEvents(
      trx,
      all.map((each) => ({
        kind: decision.outcome,
        reason: each.reason,
        seconds: (at.getTime() - each.created_at.getTime()) / 1_000,
      })),
      at,
    );
    await insertAudit(trx, {
      at,
      actorId: reviewer.id,
      action: `report.${decision.outcome}`,
      memberId,
      reportId: id,
      decisionId: decision.id,
    });
    const reporters = new Set(all.map(({ reporter_id }) => reporter_id));
    await notifyOfDecision(
      trx,
      [
        ...[...reporters].map((userId) => ({ userId, decisionId: decision.id, notice: 'report_decided' as const })),
        ...(isRemoved || outcome === 'warned'
          ? [{ userId: memberId, decisionId: decision.id, notice: 'member_decided' as const }]
          : []),
      ],
      at,
    );
    await notifyReviewers(trx);
  });
}

/** The error for a reviewer who has reported what they were to decide (MOD-8). */
export const reportedToo = () => errors.forbidden('You have reported this yourself, so another reviewer decides');

/** The decision when the post to remove is deleted already. */
const alreadyGone = { outcome: 'dismissed', reason: 'already_handled' } as const;

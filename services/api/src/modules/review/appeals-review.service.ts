import type { CallBody, schemas } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import { cutPage, type PageOf } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import { countsAsProfessional } from '../../access/health-audience.policy';
import { purgePost, removePost, restorePost } from '../deletion/remove-post';
import type { MediaLifecycle } from '../media/media-lifecycle';
import { notifyReviewers } from '../live-events/publish-events';
import { type DecisionNotice, notifyOfDecision } from '../notifications/moderation-notices';
import { findCountedReason } from '../reports/appeals.repository';
import { insertModerationEvents } from '../reports/moderation-events.repository';
import {
  type AppealRow,
  type AppealState,
  closeAppeal,
  findAppeal,
  findOpenAppeals,
  findOtherReviewers,
  findReporters,
} from './appeals-queue.repository';
import { insertAudit } from '../audit/audit.repository';
import { insertDecision } from './reports-queue.repository';
import { reportedToo } from './reports-review.service';
import type { QueuePage } from './submissions-queue.repository';

interface Deps {
  readonly db: Executor;
  readonly settings: Pick<Settings, 'HEALTH_AUDIENCE'>;
  readonly media: MediaLifecycle;
}

/** Open appeals that this reviewer may decide on. */
export const listAppeals = async (db: Executor, reviewer: Viewer, page: QueuePage): Promise<PageOf<AppealRow>> =>
  cutPage(await findOpenAppeals(db, reviewer, { ...page, take: page.take + 1 }), page.take);

/**
 * Decides an appeal once (MOD-5). Upholding the removal of a post deletes its contents. Reversing restores the post,
 * withdraws the warning, or makes the decision that the reporter wanted. Both sides get a notice of a reversal.
 * @throws AppError 403 for the reviewer of the decision while there is another one, for the member that it is about and
 * for a reporter; 404 for an unknown appeal or one of another audience, 409 when it is decided already
 */
export async function decideAppeal(
  { db, settings, media }: Deps,
  reviewer: Viewer,
  id: string,
  { outcome, reason, note }: CallBody<'decideReportAppeal'>,
  at: Date,
): Promise<void> {
  const released = await db.transaction().execute(async (trx) => {
    const appeal = await findAppeal(trx, reviewer, id);
    if (appeal?.member_id === reviewer.id) throw errors.forbidden('You cannot decide on an appeal about yourself');
    if (appeal?.is_reported_too) throw reportedToo();
    if (!appeal?.for_reviewer) throw errors.notFound();
    const isSameReviewer = appeal.decided_by === reviewer.id;
    if (isSameReviewer && (await hasOtherReviewer(trx, settings, appeal, at)))
      throw errors.forbidden('Another reviewer decides on an appeal against your decision');
    const counted = await findCountedReason(trx, appeal.decision_id);
    const isUpheldRemoval = outcome === 'upheld' && appeal.outcome === 'removed' && appeal.post_id !== null;
    // Changes the post before the appeal's row, so that its lock is taken first, like everywhere.
    const files = isUpheldRemoval ? await purgePost(trx, media, appeal.post_id, at) : [];
    const notices =
      outcome === 'reversed'
        ? await reverse(trx, appeal, { reviewerId: reviewer.id, reason: reason ?? counted, at })
        : [];
    if (!(await closeAppeal(trx, id, { outcome, note, reviewerId: reviewer.id, isSameReviewer, at })))
      throw errors.conflict('conflict', 'This appeal was decided already');
    if (outcome === 'reversed') await insertModerationEvents(trx, [{ kind: 'reversed', reason: counted }], at);
    await insertAudit(trx, {
      at,
      actorId: reviewer.id,
      action: `report_appeal.${outcome}`,
      memberId: appeal.member_id,
      decisionId: appeal.decision_id,
      appealId: id,
    });
    const { appellant_id: userId, decision_id: decisionId } = appeal;
    await notifyOfDecision(trx, [{ userId, decisionId, notice: `appeal_${outcome}` }, ...notices], at);
    await notifyReviewers(trx);
    return files;
  });
  // The files are no longer reachable; the next sweep removes those that this call fails to remove.
  await media.removeFiles(db, released);
}

async function hasOtherReviewer(
  trx: Executor,
  settings: Deps['settings'],
  { decision_id, audience }: AppealState,
  at: Date,
): Promise<boolean> {
  const others = await findOtherReviewers(trx, decision_id);
  return others.some((other) => audience !== 'health' || countsAsProfessional(other, settings, at));
}

interface Reversal {
  readonly reviewerId: string;
  readonly reason: schemas.ReportReason;
  readonly at: Date;
}

/** Applies the opposite of a decision. Returns the notices to the other side. */
async function reverse(trx: Executor, appeal: AppealState, reversal: Reversal): Promise<DecisionNotice[]> {
  const { decision_id: decisionId, post_id: postId } = appeal;
  if (appeal.outcome === 'dismissed') return await decideForReporter(trx, appeal, reversal);
  if (appeal.outcome === 'removed' && postId !== null) await restorePost(trx, postId);
  const reporters = await findReporters(trx, decisionId);
  return reporters.map((userId) => ({ userId, decisionId, notice: 'report_changed' }));
}

/** Removes the reported post, or warns the reported member, with a decision that the member can appeal in turn. */
async function decideForReporter(
  trx: Executor,
  { member_id: memberId, post_id: postId }: AppealState,
  { reviewerId, reason, at }: Reversal,
): Promise<DecisionNotice[]> {
  if (postId !== null && !(await removePost(trx, postId, at))) return [];
  const id = newId(at);
  const outcome = postId === null ? 'warned' : 'removed';
  await insertDecision(trx, { id, memberId, postId, outcome, reason, reviewerId, at });
  return [{ userId: memberId, decisionId: id, notice: 'member_decided' }];
}

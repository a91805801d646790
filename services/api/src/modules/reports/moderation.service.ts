import { errors } from '@cred/service-kit';
import { newId } from '../../core/ids';
import { notifyReviewers } from '../live-events/publish-events';
import { cutPage, type Page, type PageOf } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';
import {
  findAppealableSince,
  findAppealText,
  findCountedReason,
  findOwnDecision,
  insertAppeal,
  lockPostForAppeal,
} from './appeals.repository';
import { type CaseRow, findCases } from './moderation-cases.repository';
import { insertModerationEvents } from './moderation-events.repository';
import { endOfAppeal } from './moderation.presenter';

/** The viewer's reports and the decisions about the viewer (MOD-2). */
export const listCases = async (db: Executor, viewer: Viewer, page: Page): Promise<PageOf<CaseRow>> =>
  cutPage(await findCases(db, viewer.id, { ...page, take: page.take + 1 }), page.take);

/**
 * Appeals a decision, once for each side (MOD-4). Repeating the same appeal changes nothing.
 * @throws AppError 404 for a decision that is not about the viewer or their report, 409 for a second appeal, after the
 * time for it, and when there is nothing to reverse
 */
export async function appeal(db: Executor, viewer: Viewer, decisionId: string, text: string, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const own = await findOwnDecision(trx, viewer.id, decisionId);
    if (!own) throw errors.notFound();
    const made = await findAppealText(trx, decisionId, viewer.id);
    if (made === text) return;
    if (made !== undefined) throw alreadyAppealed();
    if (own.post_id !== null) await lockPostForAppeal(trx, own.post_id);
    const since = await findAppealableSince(trx, decisionId, own.side);
    if (!since || endOfAppeal(since) <= at)
      throw errors.conflict('conflict', 'This decision can no longer be appealed');
    const { side } = own;
    if (!(await insertAppeal(trx, { id: newId(at), decisionId, appellantId: viewer.id, side, text, at }))) {
      // A concurrent request was first.
      if ((await findAppealText(trx, decisionId, viewer.id)) !== text) throw alreadyAppealed();
      return;
    }
    await insertModerationEvents(trx, [{ kind: 'appealed', reason: await findCountedReason(trx, decisionId) }], at);
    await notifyReviewers(trx);
  });
}

const alreadyAppealed = () => errors.conflict('conflict', 'You have appealed this decision already');

import type { Executor } from '../../database/connection';
import { lockNotices } from '../references/mark-posts';
import { insertReferences } from '../references/references.repository';
import type { IssuedTexts } from './issued-texts';
import {
  claimPendingBadges,
  confirmBadge,
  deletePendingBadge,
  deletePendingBadgesBefore,
} from './pending-badges.repository';
import { lockPost } from './posts.repository';

/** After this time the validation service no longer knows what it issued. */
const WINDOW_MS = 30 * 60_000;
/** How many badges one run asks about, one after the other. */
const BATCH = 20;

/**
 * Asks the validation service again about posts whose badge is unknown (SRV-56), and gives up after half an hour. Ends
 * its run at the first request without a result: the others would wait for the same service.
 */
export async function checkPendingBadges(
  { db, issued }: { readonly db: Executor; readonly issued: IssuedTexts },
  at: Date,
): Promise<void> {
  await deletePendingBadgesBefore(db, new Date(at.getTime() - WINDOW_MS));
  for (const badge of await claimPendingBadges(db, at, BATCH)) {
    const { post_id: postId, text_hash } = badge;
    const answer = await issued.find(text_hash);
    if (answer.status === 'unknown') return;
    await db.transaction().execute(async (trx) => {
      // In the order of an edit, to prevent deadlocks.
      if (answer.status === 'issued') await lockNotices(trx);
      await lockPost(trx, postId);
      if (!(await deletePendingBadge(trx, badge))) return;
      if (answer.status === 'issued' && (await confirmBadge(trx, postId)))
        await insertReferences(trx, postId, answer.references);
    });
  }
}

import type { PreviewAnswer } from '@cred/contract';
import type { Executor } from '../../database/connection';
import { firstLink } from './first-link';
import { claimDuePreviews, deletePreviewOfPost, insertPreview, settlePreview } from './post-previews.repository';
import type { PreviewSource } from './preview-source';

/** How long a new post waits for its preview; after it, the answer is stored later. */
const POST_MS = 2_500;
/** Longer than the page server takes for a page and its picture. */
const LATER_MS = 15_000;
/** How many previews one run asks about at once. */
const BATCH = 4;

/** What is known now of the preview of a text's first link. */
export async function findPreview(previews: PreviewSource, text: string): Promise<PreviewAnswer> {
  const link = firstLink(text);
  return link === null ? { status: 'none' } : previews.find(link, POST_MS);
}

/** Asks again about previews that were not known when their posts were made (SRV-84). */
export async function settlePreviews(
  { db, previews }: { readonly db: Executor; readonly previews: PreviewSource },
  at: Date,
): Promise<void> {
  const due = await claimDuePreviews(db, at, BATCH);
  await Promise.all(
    due.map(async (each) => {
      const link = firstLink(each.text);
      await settlePreview(db, each, link === null ? { status: 'none' } : await previews.find(link, LATER_MS));
    }),
  );
}

/** Forgets the preview of a changed text, unless the link is the same; that of another link is asked for at once. */
export async function replacePreview(
  executor: Executor,
  {
    postId,
    before,
    after,
    at,
  }: {
    readonly postId: string;
    readonly before: string;
    readonly after: string;
    readonly at: Date;
  },
): Promise<void> {
  const link = firstLink(after);
  if (link === firstLink(before)) return;
  await deletePreviewOfPost(executor, postId);
  await insertPreview(executor, { postId, answer: { status: link === null ? 'none' : 'unknown' }, at });
}

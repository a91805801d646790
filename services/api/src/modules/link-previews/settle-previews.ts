import { setMaxListeners } from 'node:events';
import type { PreviewAnswer } from '@cred/contract';
import { firstLink } from '@cred/contract/links';
import { withTimeLimit } from '@cred/deployment/time-limit';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import {
  claimDuePreviews,
  deletePreviewOfPost,
  type DuePreview,
  insertMissingPreviews,
  insertPreview,
  settlePreview,
} from './post-previews.repository';
import type { PreviewSource } from './preview-source';

/** How long a new post waits for its preview; after it, the answer is stored later. */
const POST_MS = 2_500;
/** Longer than the page server takes for a page and its picture. */
const LATER_MS = 15_000;
/** How many questions are in flight at most: in all, and about the pages of one host. */
const QUESTIONS = 16;
const QUESTIONS_OF_HOST = 2;
/** Posts of this time are searched for those of an older API, which runs next to this one during a deployment. */
const DEPLOYMENT_MS = 60 * 60_000;
const MISSING_BATCH = 100;

/** What is known now of the preview of a link. */
export const findPreview = (previews: PreviewSource, link: string): Promise<PreviewAnswer> =>
  previews.find(link, AbortSignal.timeout(POST_MS));

/**
 * Asks again about previews and pictures that were not known when their posts were made (SRV-84). Each is settled on
 * its own: a slow site delays neither others nor the next run (SRV-89).
 */
export class PreviewSettler {
  private readonly running = new Map<string, number>();
  private readonly questions = new Set<Promise<void>>();
  private readonly end = new AbortController();

  constructor(
    private readonly deps: {
      readonly db: Executor;
      readonly previews: PreviewSource;
      readonly onFailure: (failure: unknown) => void;
      /** How long a question may take. */
      readonly timeoutMs?: number;
    },
  ) {
    setMaxListeners(QUESTIONS, this.end.signal);
  }

  /** Begins to ask about what is due, as far as there are places; does not wait for the answers. */
  async start(at: Date): Promise<void> {
    const take = QUESTIONS - this.questions.size;
    if (take <= 0) return;
    const places = { take, perHost: QUESTIONS_OF_HOST, running: this.running };
    for (const due of await claimDuePreviews(this.deps.db, at, places)) this.begin(due);
  }

  /** Waits for the questions in flight. */
  async settled(): Promise<void> {
    await Promise.all(this.questions);
  }

  /** Ends the questions in flight; they are repeated later. */
  async close(): Promise<void> {
    this.end.abort();
    await this.settled();
  }

  private begin(due: DuePreview): void {
    const link = firstLink(due.text);
    const host = link === null ? '' : new URL(link).host;
    this.running.set(host, (this.running.get(host) ?? 0) + 1);
    const question = this.settle(due, link)
      .catch(this.deps.onFailure)
      .finally(() => {
        this.questions.delete(question);
        const left = (this.running.get(host) ?? 1) - 1;
        if (left > 0) this.running.set(host, left);
        else this.running.delete(host);
      });
    this.questions.add(question);
  }

  private async settle(due: DuePreview, link: string | null): Promise<void> {
    const { db, previews, timeoutMs = LATER_MS } = this.deps;
    const answer: PreviewAnswer =
      link === null
        ? { status: 'none' }
        : await withTimeLimit(timeoutMs, this.end.signal, (signal) => previews.find(link, signal));
    await settlePreview(db, due, answer);
  }
}

/** Makes the previews of posts due that an older API made during a deployment (SRV-91). */
export const findMissingPreviews = (db: Executor, at: Date): Promise<void> =>
  insertMissingPreviews(db, {
    since: newId(new Date(at.getTime() - DEPLOYMENT_MS)),
    at,
    take: MISSING_BATCH,
  });

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
  if (link !== null) await insertPreview(executor, { postId, link, answer: { status: 'unknown' }, at });
}

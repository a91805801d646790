import { sql } from 'kysely';
import type { Executor } from '../../database/connection';

/** A post whose badge the validation service has neither confirmed nor rejected yet. */
export interface PendingBadge {
  readonly post_id: string;
  readonly text_hash: string;
}

/** The delay of the first request after the post, and the longest delay between two requests, in milliseconds. */
const FIRST_MS = 2_000;
const LONGEST_MS = 120_000;

export async function insertPendingBadge(
  executor: Executor,
  { postId, hash, at }: { readonly postId: string; readonly hash: string; readonly at: Date },
): Promise<void> {
  await executor
    .insertInto('pending_badges')
    .values({ post_id: postId, text_hash: hash, created_at: at, next_at: new Date(at.getTime() + FIRST_MS) })
    .execute();
}

/**
 * The badges that are due, the longest due first. Before the request each gets the time of its next one, with
 * twice the delay of the last one, so that neither another process nor a restart repeats it at once.
 */
export async function claimPendingBadges(executor: Executor, at: Date, take: number): Promise<readonly PendingBadge[]> {
  const { rows } = await sql<PendingBadge>`
    update pending_badges set
      attempts = attempts + 1,
      next_at = ${at}::timestamptz
        + least(${LONGEST_MS}, ${FIRST_MS} * power(2, least(attempts + 1, 10))) * interval '1 millisecond'
    where post_id in (
      select post_id from pending_badges where next_at <= ${at} order by next_at limit ${take} for update skip locked
    )
    returning post_id, text_hash`.execute(executor);
  return rows;
}

/**
 * Gives a post its badge; false when it has it or was deleted since then. A post that reviewers removed gets it too, since
 * it can be restored. Requires the pending badge of the post's present text.
 */
export async function confirmBadge(executor: Executor, postId: string): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('posts')
    .set({ is_valid: true })
    .where('id', '=', postId)
    .where('is_valid', '=', false)
    .where(({ eb, or }) => or([eb('deleted_at', 'is', null), eb('removed_at', 'is not', null)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns false when the post's text was changed, so that no badge waits for this hash any more. */
export async function deletePendingBadge(
  executor: Executor,
  { post_id, text_hash }: Pick<PendingBadge, 'post_id' | 'text_hash'>,
): Promise<boolean> {
  const deleted = await executor
    .deleteFrom('pending_badges')
    .where('post_id', '=', post_id)
    .where('text_hash', '=', text_hash)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Deletes the pending badge of a text that was replaced or deleted. */
export async function deletePendingBadgeOfPost(executor: Executor, postId: string): Promise<void> {
  await executor.deleteFrom('pending_badges').where('post_id', '=', postId).execute();
}

export async function deletePendingBadgesBefore(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('pending_badges').where('created_at', '<', before).execute();
}

import type { PostPreview, PreviewAnswer } from '@cred/contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';

/** The delay of the second request, in milliseconds, which grows fourfold; after the last one there is no preview. */
const FIRST_MS = 2_000;
const ATTEMPTS = 7;

/** The text that the author of a post wrote. */
const ownText = sql<string>`coalesce(posts.additional_text, posts.text)`;

/** Stores what is known of a post's preview; `unknown` is asked again from `at` on. */
export async function insertPreview(
  executor: Executor,
  { postId, answer, at }: { readonly postId: string; readonly answer: PreviewAnswer; readonly at: Date },
): Promise<void> {
  if (answer.status === 'none') return;
  await executor
    .insertInto('post_previews')
    .values({
      post_id: postId,
      preview: answer.status === 'found' ? JSON.stringify(answer.preview) : null,
      next_at: answer.status === 'found' ? null : at,
    })
    .execute();
}

export async function deletePreviewOfPost(executor: Executor, postId: string): Promise<void> {
  await executor.deleteFrom('post_previews').where('post_id', '=', postId).execute();
}

interface DuePreview {
  readonly post_id: string;
  readonly text: string;
}

/** The previews that are due, the longest due first. Each gets the time of its next request before this one. */
export async function claimDuePreviews(executor: Executor, at: Date, take: number): Promise<readonly DuePreview[]> {
  const { rows } = await sql<DuePreview>`
    update post_previews set
      attempts = attempts + 1,
      next_at = ${at}::timestamptz + ${FIRST_MS} * power(4, least(attempts, ${ATTEMPTS})) * interval '1 millisecond'
    from posts
    where posts.id = post_previews.post_id and post_id in (
      select post_id from post_previews where next_at <= ${at} order by next_at limit ${take} for update skip locked
    )
    returning post_id, ${ownText} as text`.execute(executor);
  return rows;
}

/** Stores an answer about a post, unless its text has changed since the question. */
export async function settlePreview(
  executor: Executor,
  { post_id: postId, text }: DuePreview,
  answer: PreviewAnswer,
): Promise<void> {
  const isCurrent = sql<boolean>`exists (select from posts where posts.id = post_previews.post_id and ${ownText} = ${text})`;
  if (answer.status === 'found') {
    const preview: PostPreview = answer.preview;
    await executor
      .updateTable('post_previews')
      .set({ preview: JSON.stringify(preview), next_at: null })
      .where('post_id', '=', postId)
      .where(isCurrent)
      .execute();
    return;
  }
  await executor
    .deleteFrom('post_previews')
    .where('post_id', '=', postId)
    .where(isCurrent)
    .where(({ eb, val }) => eb.or([eb(val(answer.status), '=', 'none'), eb('attempts', '>=', ATTEMPTS)]))
    .execute();
}

import type { PreviewAnswer } from '@cred/contract';
import { firstLink } from '@cred/contract/links';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';

/** The delay of the second request, in milliseconds, which grows fourfold; after the last one nothing is asked. */
const FIRST_MS = 2_000;
const ATTEMPTS = 7;

/** The text that the author of a post wrote. */
const ownText = sql<string>`coalesce(posts.additional_text, posts.text)`;

const isSettled = (answer: PreviewAnswer): boolean =>
  answer.status === 'none' || (answer.status === 'found' && answer.pictureLater !== true);

/** Stores what is known of the preview of a post's link; what is not settled is asked again from `at` on. */
export async function insertPreview(
  executor: Executor,
  {
    postId,
    link,
    answer,
    at,
  }: { readonly postId: string; readonly link: string; readonly answer: PreviewAnswer; readonly at: Date },
): Promise<void> {
  const row = {
    preview: answer.status === 'found' ? JSON.stringify(answer.preview) : null,
    next_at: isSettled(answer) ? null : at,
    host: new URL(link).host,
  };
  await executor
    .insertInto('post_previews')
    .values({ post_id: postId, ...row })
    // Another process may have taken it for a post of an older API.
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet({ ...row, attempts: 0 }))
    .execute();
}

export async function deletePreviewOfPost(executor: Executor, postId: string): Promise<void> {
  await executor.deleteFrom('post_previews').where('post_id', '=', postId).execute();
}

export interface DuePreview {
  readonly post_id: string;
  readonly text: string;
}

/** How many questions may begin: in all, and of each host; `running` of them have not ended. */
export interface Places {
  readonly take: number;
  readonly perHost: number;
  readonly running: ReadonlyMap<string, number>;
}

/**
 * The previews that are due, the longest due first, as far as there are places. Each gets the time of its next request
 * before this one.
 */
export async function claimDuePreviews(
  executor: Executor,
  at: Date,
  { take, perHost, running }: Places,
): Promise<readonly DuePreview[]> {
  const { rows } = await sql<DuePreview>`
    update post_previews set
      attempts = attempts + 1,
      next_at = ${at}::timestamptz + ${FIRST_MS} * power(4, least(attempts, ${ATTEMPTS})) * interval '1 millisecond'
    from posts
    where posts.id = post_previews.post_id and post_id in (
      select post_id from post_previews where next_at <= ${at} and post_id in (
        select post_id from (
          select post_id, next_at,
            row_number() over (partition by coalesce(host, post_id::text) order by next_at)
              + coalesce((${JSON.stringify(Object.fromEntries(running))}::jsonb ->> host)::int, 0) as place
          from post_previews where next_at <= ${at}
        ) as due where place <= ${perHost} order by next_at limit ${take}
      ) for update skip locked
    )
    returning post_id, ${ownText} as text`.execute(executor);
  return rows;
}

/**
 * Stores an answer about a post, unless its text has changed since the question. A preview that is known stays when
 * its picture cannot be loaded, or the page is gone.
 */
export async function settlePreview(
  executor: Executor,
  { post_id: postId, text }: DuePreview,
  answer: PreviewAnswer,
): Promise<void> {
  await executor
    .updateTable('post_previews')
    .set({
      ...(answer.status === 'found' && { preview: JSON.stringify(answer.preview) }),
      next_at: isSettled(answer) ? null : sql<Date | null>`case when attempts < ${ATTEMPTS} then next_at end`,
    })
    .where('post_id', '=', postId)
    .where(sql<boolean>`exists (select from posts where posts.id = post_previews.post_id and ${ownText} = ${text})`)
    .execute();
}

/** Posts from `since` on that have a link and no row: an older API made them (SRV-91). */
export async function insertMissingPreviews(
  executor: Executor,
  { since, at, take }: { readonly since: string; readonly at: Date; readonly take: number },
): Promise<void> {
  const { rows } = await sql<DuePreview>`
    select id as post_id, ${ownText} as text from posts
    where id >= ${since}::uuid and deleted_at is null and ${ownText} ~* '(https?://|www[.])'
      and not exists (select from post_previews where post_previews.post_id = posts.id)
    order by id limit ${take}`.execute(executor);
  if (rows.length === 0) return;
  await executor
    .insertInto('post_previews')
    .values(
      rows.map(({ post_id, text }) => {
        const link = firstLink(text);
        return { post_id, next_at: link === null ? null : at, host: link === null ? null : new URL(link).host };
      }),
    )
    .onConflict((conflict) => conflict.column('post_id').doNothing())
    .execute();
}

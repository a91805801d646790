import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../database/connection';

/** Publishing takes it shared and a change of notices exclusively, so that neither misses the other. */
const LOCK = 7_310_026;

/**
 * Until the transaction ends, no notice changes. A transaction that also locks posts calls it before that, since a change of
 * notices locks posts after its own lock.
 */
export const lockNotices = async (trx: Executor): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock_shared(${sql.lit(LOCK)})`.execute(trx));

/** Until the transaction ends, no references are stored. */
export const lockReferences = async (trx: Executor): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx));

/** Marks a post that has just got its references. */
export const markPost = (trx: Executor, postId: string): Promise<void> =>
  mark(trx, sql`select ${postId}::uuid as post_id`);

/** Marks the posts that cite one of the papers. */
export async function markPosts(trx: Executor, pmids: readonly number[]): Promise<void> {
  if (pmids.length > 0)
    await mark(trx, sql`select post_id from post_references where pmid = any(${[...pmids]}::int[])`);
}

/** The same for papers by DOI, as `doi_key` spells it. */
export async function markPostsOfDois(trx: Executor, dois: readonly string[]): Promise<void> {
  if (dois.length > 0)
    await mark(
      trx,
      sql`select post_id from post_references where doi is not null and doi_key(doi) collate "C" = any(${[...dois]}::text[])`,
    );
}

/** Gives each post the gravest notice of its papers, the latest of that kind; none ends the mark (POST-54). */
async function mark(trx: Executor, cited: RawBuilder<unknown>): Promise<void> {
  // In id order, as other transactions lock several posts.
  await sql`select id from posts where id in (${cited}) order by id for no key update`.execute(trx);
  await sql`
    update posts set notice_kind = worst.kind, notice_on = worst.noticed_on
    from (select distinct post_id from (${cited}) as citing) as citing
      left join lateral (
        select kind, noticed_on from (
          select kind, noticed_on from post_references join paper_notices using (pmid)
          where post_references.post_id = citing.post_id
          union all
          select kind, noticed_on from post_references
            join doi_notices on doi_notices.doi = doi_key(post_references.doi)
          where post_references.post_id = citing.post_id
        ) as noticed
        order by array_position(array['retraction', 'concern', 'correction'], kind), noticed_on desc limit 1
      ) as worst on true
    where posts.id = citing.post_id
      and (posts.notice_kind, posts.notice_on) is distinct from (worst.kind, worst.noticed_on)`.execute(trx);
}

import { sql } from 'kysely';
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

/** Gives every post that cites one of the papers its gravest notice, the latest of that kind; none ends the mark (POST-54).
 * With `postId`, only that post. */
export async function markPosts(trx: Executor, pmids: readonly number[], postId?: string): Promise<void> {
  if (pmids.length === 0) return;
  const cited = sql`select post_id from post_references where pmid = any(${[...pmids]}::int[])
    ${postId === undefined ? sql`` : sql`and post_id = ${postId}::uuid`}`;
  // In id order, as other transactions lock several posts.
  await sql`select id from posts where id in (${cited}) order by id for no key update`.execute(trx);
  await sql`
    update posts set notice_kind = worst.kind, notice_on = worst.noticed_on
    from (select distinct post_id from (${cited}) as citing) as citing
      left join lateral (
        select kind, noticed_on from post_references join paper_notices using (pmid)
        where post_references.post_id = citing.post_id
        order by array_position(array['retraction', 'concern', 'correction'], kind), noticed_on desc limit 1
      ) as worst on true
    where posts.id = citing.post_id
      and (posts.notice_kind, posts.notice_on) is distinct from (worst.kind, worst.noticed_on)`.execute(trx);
}

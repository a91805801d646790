import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../core/viewer';
import { notMuted } from '../../access/block-predicates';
import { visibleTo } from '../../access/visibility';
import type { Page } from '../../core/paging';

/** A subquery that gives the ids of a list's next posts; all of them are visible to the viewer. */
export type PostIds = RawBuilder<{ id: string }>;

type Condition = RawBuilder<unknown>;

/**
 * The newest posts that meet any of the conditions, each of which names one audience. Every one of them is
 * read from the end of its own index, so that posts which the viewer may not see are not even looked at.
 */
function newest(viewer: Viewer, { before, take }: Page, conditions: readonly Condition[]): PostIds {
  const older = before === null ? sql`` : sql`and posts.id < ${before}::uuid`;
  const branches = conditions.map(
    (condition) =>
      sql<{
        id: string;
      }>`(select posts.id from posts where ${condition} and ${visibleTo(viewer)} ${older} order by posts.id desc limit ${take})`,
  );
  const [only, ...others] = branches;
  if (only && others.length === 0) return only;
  return sql<{ id: string }>`(${sql.join(branches, sql` union all `)} order by id desc limit ${take})`;
}

/** Whether a post is no repost of a muted member's post; one's own reposts stay. */
const rootHeard = (viewer: Viewer): RawBuilder<boolean> => sql<boolean>`(
  posts.root_id is null or posts.author_id = ${viewer.id}::uuid
  or not exists (
    select from posts muted_root join mutes on mutes.muted_id = muted_root.author_id and mutes.muter_id = ${viewer.id}::uuid
    where muted_root.id = posts.root_id))`;

/** Everybody's posts, newest first, but those of members whom the viewer mutes, by whomever they are passed on. */
export const feedIds = (viewer: Viewer, page: Page): PostIds => {
  const heard = sql`${notMuted(viewer.id, 'posts.author_id')} and ${rootHeard(viewer)}`;
  return newest(viewer, page, [
    sql`posts.audience = 'general' and ${heard}`,
    viewer.isHealthProfessional
      ? sql`posts.audience = 'health' and ${heard}`
      : sql`posts.audience = 'health' and posts.author_id = ${viewer.id}::uuid`,
  ]);
};

/** The conditions for the posts of an author; a stranger who is no professional has none of the health audience. */
const writtenBy = (author: RawBuilder<unknown>, withHealth: boolean): Condition[] =>
  (withHealth ? (['general', 'health'] as const) : (['general'] as const)).map(
    (audience) => sql`posts.author_id = ${author} and posts.audience = ${sql.lit(audience)}`,
  );

/** One member's posts, newest first. */
export const authorIds = (viewer: Viewer, authorId: string, page: Page): PostIds =>
  newest(viewer, page, writtenBy(sql`${authorId}::uuid`, viewer.isHealthProfessional || viewer.id === authorId));

/**
 * Posts of the members whom the viewer follows, newest first. A page of n posts can only come from those n
 * whose newest post is newest: so one look into the index for each, and a page's worth for n of them.
 */
export function followedIds(viewer: Viewer, page: Page): PostIds {
  const of = (author: string) =>
    writtenBy(sql.ref(author), viewer.isHealthProfessional).map((written) => sql`${written} and ${rootHeard(viewer)}`);
  return sql<{ id: string }>`(
    select post.id
    from (
      select follows.following_id
      from follows cross join lateral ${newest(viewer, { ...page, take: 1 }, of('follows.following_id'))} latest
      where follows.follower_id = ${viewer.id}::uuid and ${notMuted(viewer.id, 'follows.following_id')}
      order by latest.id desc limit ${page.take}
    ) active cross join lateral ${newest(viewer, page, of('active.following_id'))} post
    order by post.id desc limit ${page.take}
  )`;
}

/** A place in a list that is ordered by average rating, then by id. */
export interface RatedPlace {
  readonly average: number;
  readonly id: string;
}

/** One member's posts that have ratings, best average first (SRV-26). */
export function ratedIds(
  viewer: Viewer,
  authorId: string,
  { after, take }: { readonly after: RatedPlace | null; readonly take: number },
): PostIds {
  const worse =
    after === null
      ? sql``
      : sql`and (posts.rating_average, posts.id) < (${after.average}::double precision, ${after.id}::uuid)`;
  return sql<{ id: string }>`(
    select posts.id from posts
    where posts.author_id = ${authorId}::uuid and posts.rating_average is not null and ${visibleTo(viewer)} ${worse}
    order by posts.rating_average desc, posts.id desc limit ${take}
  )`;
}

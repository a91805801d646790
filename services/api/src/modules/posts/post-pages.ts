import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../core/viewer';
import { notMuted } from '../../access/block-predicates';
import { visibleTo } from '../../access/visibility';
import type { Page } from '../../core/paging';

/** A subquery for the ids of a list's next posts; all of them are visible to the viewer. */
export type PostIds = RawBuilder<{ id: string }>;

type Condition = RawBuilder<unknown>;

/**
 * The newest posts that meet any of the conditions, each of which is for one audience. Each condition reads from the
 * end of an index, so that posts which the viewer may not see are not read.
 */
function newest(viewer: Viewer, { before, take }: Page, conditions: readonly Condition[]): PostIds {
  const beforeCursor = before === null ? sql`` : sql`and posts.id < ${before}::uuid`;
  const branches = conditions.map(
    (condition) =>
      sql<{
        id: string;
      }>`(select posts.id from posts where ${condition} and ${visibleTo(viewer)} ${beforeCursor}
        order by posts.id desc limit ${take})`,
  );
  const [only, ...others] = branches;
  if (only && others.length === 0) return only;
  return sql<{ id: string }>`(${sql.join(branches, sql` union all `)} order by id desc limit ${take})`;
}

/** Whether a post is not a repost of a muted member's post; the viewer's reposts stay. */
const rootNotMuted = (viewer: Viewer): RawBuilder<boolean> => sql<boolean>`(
  posts.root_id is null or posts.author_id = ${viewer.id}::uuid
  or not exists (
    select from posts muted_root
    join mutes on mutes.muted_id = muted_root.author_id and mutes.muter_id = ${viewer.id}::uuid
    where muted_root.id = posts.root_id))`;

/** All members' posts, newest first, without posts and reposted posts of members that the viewer mutes. */
export const feedIds = (viewer: Viewer, page: Page): PostIds => {
  const unmuted = sql`${notMuted(viewer.id, 'posts.author_id')} and ${rootNotMuted(viewer)}`;
  return newest(viewer, page, [
    sql`posts.audience = 'general' and ${unmuted}`,
    viewer.isHealthProfessional
      ? sql`posts.audience = 'health' and ${unmuted}`
      : sql`posts.audience = 'health' and posts.author_id = ${viewer.id}::uuid`,
  ]);
};

/** The conditions for an author's posts, with or without the health audience. */
const writtenBy = (author: RawBuilder<unknown>, withHealth: boolean): Condition[] =>
  (withHealth ? (['general', 'health'] as const) : (['general'] as const)).map(
    (audience) => sql`posts.author_id = ${author} and posts.audience = ${sql.lit(audience)}`,
  );

/** One member's posts, newest first. */
export const authorIds = (viewer: Viewer, authorId: string, page: Page): PostIds =>
  newest(viewer, page, writtenBy(sql`${authorId}::uuid`, viewer.isHealthProfessional || viewer.id === authorId));

/**
 * Posts of the members that the viewer follows, newest first. A page of n posts contains posts of only those n members
 * whose newest posts are the newest. So the query does one index lookup per followed member, and reads a page of only n
 * of them.
 */
export function followedIds(viewer: Viewer, page: Page): PostIds {
  const of = (author: string) =>
    writtenBy(sql.ref(author), viewer.isHealthProfessional).map(
      (written) => sql`${written} and ${rootNotMuted(viewer)}`,
    );
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

/** A position in a list that is ordered by average rating, then by id. */
export interface RatedPosition {
  readonly average: number;
  readonly id: string;
}

/** One member's posts that have ratings, best average first (SRV-26). */
export function ratedIds(
  viewer: Viewer,
  authorId: string,
  { after, take }: { readonly after: RatedPosition | null; readonly take: number },
): PostIds {
  const afterCursor =
    after === null
      ? sql``
      : sql`and (posts.rating_average, posts.id) < (${after.average}::double precision, ${after.id}::uuid)`;
  return sql<{ id: string }>`(
    select posts.id from posts
    where posts.author_id = ${authorId}::uuid and posts.rating_average is not null and ${visibleTo(viewer)} ${afterCursor}
    order by posts.rating_average desc, posts.id desc limit ${take}
  )`;
}

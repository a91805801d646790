import { errors } from '@cred/service-kit';
import { findPostAccess, findSubjectId } from '../../access/post-access';
import type { SortPosition } from '../../core/cursor';
import { cutPage, type Page, type PageOf } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';
import { findRatings, findReposts, type RatingRow, type RepostRow } from './reactions.repository';

/**
 * Who rated a post (POST-121); of a repost without text its root (POST-34).
 * @throws AppError 404 for a post that the viewer may not see
 */
export async function listRatings(
  db: Executor,
  viewer: Viewer,
  id: string,
  { before, take }: { readonly before: SortPosition | null; readonly take: number },
): Promise<PageOf<RatingRow>> {
  const postId = await findSubjectId(db, viewer, id);
  if (postId === undefined) throw errors.notFound();
  return cutPage(await findRatings(db, viewer, postId, { before, take: take + 1 }), take);
}

/**
 * Who reposted a post (POST-121); of a repost its root, whose number cards show.
 * @throws AppError 404 for a post that the viewer may not see, and for a repost whose root they may not see
 */
export async function listReposts(db: Executor, viewer: Viewer, id: string, page: Page): Promise<PageOf<RepostRow>> {
  const given = await findPostAccess(db, viewer, id);
  const root = given?.is_repost && given.root_id ? await findPostAccess(db, viewer, given.root_id) : given;
  if (!given?.visible || !root?.visible) throw errors.notFound();
  return cutPage(await findReposts(db, viewer, root.id, { ...page, take: page.take + 1 }), page.take);
}

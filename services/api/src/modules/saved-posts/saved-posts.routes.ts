import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { linkNextPage } from '../../core/paging';
import { decodeCursor, encodeCursor } from '../../core/cursor';
import { presentPost } from '../posts/posts.presenter';
import { findSavedIds } from './saved-posts.repository';
import { listSavedPosts, savePost } from './saved-posts.service';
import { requireSelf } from '../../core/viewer';

/** Bookmarks, which are visible to their owner only. */
export function registerSavedPosts(api: Api): void {
  bind(api, 'savePost', async ({ viewer, db, body }) => {
    requireSelf(viewer, body.userId);
    return { saved: await savePost(db, viewer, body, api.clock()) };
  });

  bind(api, 'getSavedPostIds', async ({ viewer, db, params }) => {
    requireSelf(viewer, params.userId);
    return { postIds: await findSavedIds(db, viewer) };
  });

  bind(api, 'getSavedPosts', async (context) => {
    const { viewer, db, params, query } = context;
    requireSelf(viewer, params.userId);
    const { rows, last } = await listSavedPosts(db, viewer, { before: decodeCursor(query.cursor), take: query.take });
    linkNextPage(context, last && encodeCursor(last.saved_id));
    return rows.map((row) => ({ id: row.saved_id, post: presentPost(row, api.settings) }));
  });
}

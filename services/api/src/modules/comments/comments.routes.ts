import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { linkNextPage } from '../../core/paging';
import { decodeCursor, encodeCursor } from '../../core/cursor';
import { presentComment } from './comments.presenter';
import { createComment, listComments } from './comments.service';
import { requireSelf } from '../../core/viewer';

/** Registers the comments of posts, visible to members who may see the post. Deletion is in modules/deletion. */
export function registerComments(api: Api): void {
  bind(api, 'getComments', async (context) => {
    const { viewer, db, params, query } = context;
    const { rows, last } = await listComments(db, viewer, params.id, {
      before: decodeCursor(query.cursor),
      take: query.take,
    });
    linkNextPage(context, last && encodeCursor(last.id));
    return rows.map((row) => presentComment(row, api.settings));
  });

  bind(api, 'createComment', async ({ viewer, db, body }) => {
    requireSelf(viewer, body.userId);
    return presentComment(await createComment(db, viewer, body, api.clock()), api.settings);
  });
}

import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { linkNextPage } from '../../core/paging';
import { decodeCursor, encodeCursor } from '../../core/cursor';
import { presentComment, presentThread } from './comments.presenter';
import { createComment, findCommentPlace, listComments, listReplies, listThreads } from './comments.service';
import { requireSelf } from '../../core/viewer';

/** Registers the comments of posts, visible to members who may see the post. Deletion is in modules/deletion. */
export function registerComments(api: Api): void {
  bind(api, 'getComments', async (context) => {
    const { viewer, db, params, query } = context;
    const page = { from: decodeCursor(query.cursor), take: query.take, sort: query.sort };
    if (!query.threads) {
      const { rows, last } = await listComments(db, viewer, params.id, page);
      linkNextPage(context, last && encodeCursor(last.id));
      return rows.map((row) => presentComment(row, api.settings));
    }
    const { rows, last, replies } = await listThreads(db, viewer, params.id, page);
    linkNextPage(context, last && encodeCursor(last.id));
    return rows.map((row) => presentThread(row, replies, api.settings));
  });

  bind(api, 'getReplies', async (context) => {
    const { viewer, db, params, query } = context;
    const { rows, last } = await listReplies(db, viewer, params.id, {
      from: decodeCursor(query.cursor),
      take: query.take,
    });
    linkNextPage(context, last && encodeCursor(last.id));
    return rows.map((row) => presentComment(row, api.settings));
  });

  bind(api, 'getCommentPlace', ({ viewer, db, params, query }) => findCommentPlace(db, viewer, params.id, query));

  bind(api, 'createComment', async ({ viewer, db, body }) => {
    requireSelf(viewer, body.userId);
    return presentComment(await createComment(db, viewer, body, api.clock()), api.settings);
  });
}

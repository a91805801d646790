import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { linkNextPage } from '../../core/paging';
import { decodeCursor, encodeCursor } from '../../core/cursor';
import type { Comment } from '@cred/contract';
import { errors } from '@cred/service-kit';
import { findCitations } from './citations.repository';
import type { CommentRow } from './comments.repository';
import { paperLookup } from './look-up-papers';
import { presentComment, presentThread } from './comments.presenter';
import {
  createComment,
  findCitedPapers,
  findCommentPlace,
  listComments,
  listReplies,
  listThreads,
} from './comments.service';
import { requireSelf } from '../../core/viewer';

/** Registers the comments of posts, visible to members who may see the post. Deletion is in modules/deletion. */
export function registerComments(api: Api): void {
  const lookUpPapers = paperLookup(api.settings);
  const present = async (rows: readonly CommentRow[]): Promise<Comment[]> => {
    const citations = await findCitations(
      api.db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => presentComment(row, citations, api.settings));
  };

  bind(api, 'getComments', async (context) => {
    const { viewer, db, params, query } = context;
    const page = { from: decodeCursor(query.cursor), take: query.take, sort: query.sort };
    if (!query.threads) {
      const { rows, last } = await listComments(db, viewer, params.id, page);
      linkNextPage(context, last && encodeCursor(last.id));
      return present(rows);
    }
    const { rows, last, replies } = await listThreads(db, viewer, params.id, page);
    linkNextPage(context, last && encodeCursor(last.id));
    const shown = [...rows.filter((row) => row.user_id !== null), ...replies];
    const citations = await findCitations(
      db,
      shown.map(({ id }) => id),
    );
    return rows.map((row) => presentThread(row, replies, citations, api.settings));
  });

  bind(api, 'getReplies', async (context) => {
    const { viewer, db, params, query } = context;
    const page = { from: decodeCursor(query.cursor), take: query.take };
    const { rows, last } = await listReplies(db, viewer, params.id, page);
    linkNextPage(context, last && encodeCursor(last.id));
    return present(rows);
  });

  bind(api, 'getCommentPlace', ({ viewer, db, params, query }) => findCommentPlace(db, viewer, params.id, query));

  bind(api, 'createComment', async ({ viewer, db, body }) => {
    requireSelf(viewer, body.userId);
    const papers = await findCitedPapers({ db, lookUpPapers }, viewer, body);
    const [comment] = await present([
      await createComment({ db, settings: api.settings }, viewer, { ...body, papers }, api.clock()),
    ]);
    if (!comment) throw errors.notFound();
    return comment;
  });
}

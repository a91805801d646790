import { errors } from '@cred/service-kit';
import { requireSelf } from '../../core/actor';
import type { Api } from '../../core/api';
import { bind, type CallContext } from '../../core/bind';
import { bindMultipart } from '../../core/multipart';
import { linkNextPage } from '../../core/paging';
import { processImage } from '../media/image-pipeline';
import { imageTypeOf } from '../media/image-type';
import { mediaKeeperOf } from '../media/media-keeper';
import { decodeCursor, encodeCursor } from './cursor';
import { presentPost } from './posts.presenter';
import { createPost, deletePost, listPosts, listUserPosts, type PostPage } from './posts.service';

/** Posts: publishing, the feed, a member's posts, deleting. */
export function registerPosts(api: Api): void {
  const media = mediaKeeperOf(api);

  bindMultipart(api, 'createPost', {
    receive: async (file) => {
      if (file.field === 'video') throw errors.notBuilt();
      const bytes = await file.bytes();
      await imageTypeOf(bytes, file.filename);
      return processImage(bytes);
    },
    // Received images are in memory only; `createPost` stores them, and clears up after itself.
    discard: async () => undefined,
    handle: async ({ body, files, viewer, db }) => {
      requireSelf(viewer, body.userId);
      return presentPost(await createPost({ db, media, viewer }, { body, image: files.img, at: api.clock() }), api.settings);
    },
  });

  bind(api, 'getFeed', async (context) => {
    const { viewer, db, query } = context;
    return answerPage(context, await listPosts(db, viewer, { before: decodeCursor(query.cursor), take: query.take }));
  });

  bind(api, 'getUserPosts', async (context) => {
    const { viewer, db, query, params } = context;
    const page = { before: decodeCursor(query.cursor), take: query.take, authorId: params.userId };
    return answerPage(context, await listUserPosts(db, viewer, page));
  });

  bind(api, 'deletePost', async ({ viewer, db, params }) => {
    await deletePost({ db, media, viewer }, params.id, api.clock());
    return { ok: true as const };
  });
}

function answerPage(context: Pick<CallContext<'getFeed'>, 'api' | 'request' | 'reply'>, { rows, lastId }: PostPage) {
  linkNextPage(context, lastId && encodeCursor(lastId));
  return rows.map((row) => presentPost(row, context.api.settings));
}

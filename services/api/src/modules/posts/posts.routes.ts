import type { CallQuery, Post } from '@cred/contract';
import type { Api } from '../../core/api';
import { bind, type CallContext } from '../../core/bind';
import { bindMultipart } from '../../core/multipart';
import { linkNextPage, type Page } from '../../core/paging';
import { IncomingFiles } from '../media/incoming-files';
import type { MediaLifecycle } from '../media/media-lifecycle';
import { incomingFolder } from '../media/open-media-store';
import type { ProcessedMedia } from '../media/processed-media';
import { discardMedia, receiveImage, receiveVideo } from '../media/receive-media';
import { decodeCursor, encodeCursor } from '../../core/cursor';
import { type PreviewSource, previewSourceOf } from '../link-previews/preview-source';
import { findMissingPreviews, PreviewSettler } from '../link-previews/settle-previews';
import { issuedTextsOf } from './issued-texts';
import { checkPendingBadges } from './pending-badges';
import type { PostRow } from './post-rows';
import { presentPost } from './posts.presenter';
import {
  createPost,
  listFeed,
  listFollowed,
  listRatedPosts,
  listUserPosts,
  type PostPage,
  readPost,
} from './posts.service';
import { decodeRatedCursor, encodeRatedCursor } from './rated-cursor';
import { requireSelf } from '../../core/viewer';

/** Posts: publishing, the feeds, a member's posts. Deletion is in modules/deletion. */
export function registerPosts(api: Api, { media }: { readonly media: MediaLifecycle }): void {
  const incoming = new IncomingFiles(incomingFolder(api.settings.CRED_DATA));
  const issued = issuedTextsOf(api.settings);
  const previews = previewSourceOf(api.settings);
  checkRepeatedly(api, 'cannot ask about badges', (at) => checkPendingBadges({ db: api.db, issued }, at));
  settleRepeatedly(api, previews);

  bindMultipart(api, 'createPost', {
    receive: (file): Promise<ProcessedMedia> => (file.field === 'video' ? receiveVideo : receiveImage)(file, incoming),
    release: discardMedia,
    oneFile: 'A post has one image or one video',
    handle: async ({ body, files, viewer, db }) => {
      requireSelf(viewer, body.userId);
      return presentPost(
        await createPost(
          { db, media, viewer, issued, previews, settings: api.settings },
          { body, attached: files.img ?? files.video, at: api.clock() },
        ),
        api.settings,
      );
    },
  });

  bind(api, 'getPost', async ({ viewer, db, params }) => {
    const { row, ratingCounts } = await readPost(db, viewer, params.id);
    return { ...presentPost(row, api.settings), ratingCounts };
  });

  bind(api, 'getFeed', async (context) => {
    const { viewer, db, query } = context;
    return respondWithNewest(context, await listFeed(db, viewer, pageOf(query)));
  });

  bind(api, 'getFollowFeed', async (context) => {
    const { viewer, db, query } = context;
    return respondWithNewest(context, await listFollowed(db, viewer, pageOf(query)));
  });

  bind(api, 'getUserPosts', async (context) => {
    const { viewer, db, query, params } = context;
    if (query.tab === 'posts')
      return respondWithNewest(context, await listUserPosts(db, viewer, params.userId, pageOf(query)));
    const page = await listRatedPosts(db, viewer, params.userId, {
      after: decodeRatedCursor(query.cursor),
      take: query.take,
    });
    return respondWithPosts(context, page, ({ rating_average, id }) =>
      encodeRatedCursor({ average: rating_average ?? 0, id }),
    );
  });
}

const INTERVAL_MS = 2_000;
const MISSING_INTERVAL_MS = 60_000;

function settleRepeatedly(api: Api, previews: PreviewSource): void {
  const failed = 'cannot settle previews';
  const settler = new PreviewSettler({
    db: api.db,
    previews,
    onFailure: (failure) => api.scope.log.warn({ err: failure }, failed),
  });
  // Such hooks run in reverse order: when this one does, the last run has begun its questions.
  api.scope.addHook('onClose', () => settler.close());
  checkRepeatedly(api, failed, (at) => settler.start(at));
  checkRepeatedly(api, 'cannot find missing previews', (at) => findMissingPreviews(api.db, at), MISSING_INTERVAL_MS);
}

/** Runs a task after each interval; no two runs overlap, and the API closes after the last one. */
function checkRepeatedly(
  api: Api,
  failed: string,
  task: (at: Date) => Promise<void>,
  intervalMs: number = INTERVAL_MS,
): void {
  let running: Promise<void> | undefined;
  const run = (): void => {
    running ??= task(api.clock())
      .catch((failure: unknown) => api.scope.log.warn({ err: failure }, failed))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(run, intervalMs).unref();
  api.scope.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

type ResponseContext = Pick<CallContext<'getFeed'>, 'api' | 'request' | 'reply'>;

const pageOf = ({ cursor, take }: CallQuery<'getFeed'>): Page => ({ before: decodeCursor(cursor), take });

const respondWithNewest = (context: ResponseContext, page: PostPage): Post[] =>
  respondWithPosts(context, page, ({ id }) => encodeCursor(id));

function respondWithPosts(
  context: ResponseContext,
  { rows, last }: PostPage,
  cursorOf: (row: PostRow) => string,
): Post[] {
  linkNextPage(context, last && cursorOf(last));
  return rows.map((row) => presentPost(row, context.api.settings));
}

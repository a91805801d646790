import type { CallBody } from '@cred/contract';
import { firstLink } from '@cred/contract/links';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import { cutPage, type PageOf, type Page } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import type { MediaLifecycle } from '../media/media-lifecycle';
import { isVideo, type ProcessedMedia } from '../media/processed-media';
import { mayUseAudience } from './posts.policy';
import { hashIssuedText, type IssuedTexts, notIssued } from './issued-texts';
import { makeNewsSlug } from './news-slug';
import { authorIds, feedIds, followedIds, type RatedPosition, ratedIds } from './post-pages';
import type { PostRow } from './post-rows';
import { withoutMuted } from './without-muted';
import { countRatings, findBestRatedPosts, findNewestPosts, findVisiblePost, insertPost } from './posts.repository';
import { insertReferences } from '../references/references.repository';
import { insertPreview } from '../link-previews/post-previews.repository';
import type { PreviewSource } from '../link-previews/preview-source';
import { findPreview } from '../link-previews/settle-previews';
import { mentionsBy } from '../notifications/mentions-by';
import { notify } from '../notifications/notify';
import { storeEntitiesOfPost } from '../text-entities/store-entities';
import { insertPendingBadge } from './pending-badges.repository';
import { isVisibleMember } from '../../access/reachability';

export interface PostDeps {
  readonly db: Executor;
  readonly media: MediaLifecycle;
  readonly viewer: Viewer;
  readonly issued: IssuedTexts;
  readonly previews: PreviewSource;
  readonly settings: Pick<Settings, 'NEWS_ACCOUNT' | 'HEALTH_AUDIENCE'>;
}

export interface PostDraft {
  readonly body: CallBody<'createPost'>;
  readonly attached: ProcessedMedia | undefined;
  readonly at: Date;
}

/**
 * Publishes a post with its image or video, atomically. `isValid` of the body is only a request: the validation service
 * confirms that it issued exactly this text (SRV-20), with the references that the post keeps (POST-50). When it does not respond, the request is repeated later (SRV-56).
 * The preview of its link is settled now, or later when the page server does not respond in time (SRV-84).
 * @throws AppError 403 for an audience that the member may not choose
 */
export async function createPost(
  { db, media, viewer, issued, previews, settings }: PostDeps,
  { body, attached, at }: PostDraft,
): Promise<PostRow> {
  const audience = body.audience[0] ?? 'general';
  if (!mayUseAudience(viewer, audience)) throw errors.audienceNotAllowed();
  const id = newId(at);
  const hash = hashIssuedText(body.text);
  const link = firstLink(body.text);
  const [answer, preview] = await Promise.all([
    body.isValid ? issued.find(hash) : notIssued,
    link !== null && findPreview(previews, link),
  ]);
  const slug = makeNewsSlug(settings, viewer, { id, text: body.text });
  const imgAlt = (attached && !isVideo(attached) && body.imgAlt) || null;
  return media.withMedia(db, attached ? [attached] : [], ([mediaId]) =>
    db.transaction().execute(async (trx) => {
      await insertPost(trx, {
        id,
        authorId: viewer.id,
        text: body.text,
        audience,
        isValid: answer.status === 'issued',
        isClinical: body.isClinical,
        imgAlt,
        slug,
        at,
      });
      if (answer.status === 'issued') await insertReferences(trx, id, answer.references);
      if (answer.status === 'unknown') await insertPendingBadge(trx, { postId: id, hash, at });
      if (link !== null && preview) await insertPreview(trx, { postId: id, link, answer: preview, at });
      if (attached && mediaId) await media.attach(trx, { ...attached, id: mediaId, ownerId: viewer.id, postId: id });
      const written = { id, audience, authorId: viewer.id, text: body.text };
      const mentioned = await storeEntitiesOfPost({ trx, settings, at }, written);
      const post = await findVisiblePost(trx, viewer, id);
      if (!post) throw errors.notFound();
      await notify(trx, ...mentionsBy(viewer, mentioned, { postId: id, at }));
      return post;
    }),
  );
}

/**
 * One post with its ratings by number of stars (POST-30).
 * @throws AppError 404 for a post that the viewer may not see, after the same query as for an unknown one
 */
export async function readPost(
  db: Executor,
  viewer: Viewer,
  id: string,
): Promise<{ readonly row: PostRow; readonly ratingCounts: number[] }> {
  const row = await findVisiblePost(db, viewer, id);
  if (!row) throw errors.notFound();
  const subjectId = row.additional_text === null ? (row.root_id ?? id) : id;
  return { row, ratingCounts: await countRatings(db, subjectId) };
}

export type PostPage = PageOf<PostRow>;

/** Reads one additional row, to detect whether there is a next page. */
const withNext = (page: Page): Page => ({ ...page, take: page.take + 1 });

/** All members' posts that the viewer may see, newest first, marked if they are of a followed topic (POST-93). */
export const listFeed = (db: Executor, viewer: Viewer, page: Page): Promise<PostPage> =>
  withoutMuted(page, (each) => findNewestPosts(db, viewer, feedIds(viewer, each), { inFeed: true }));

/** Like `listFeed`, but only posts of members that the viewer follows. */
export const listFollowed = (db: Executor, viewer: Viewer, page: Page): Promise<PostPage> =>
  withoutMuted(page, (each) => findNewestPosts(db, viewer, followedIds(viewer, each), { ofAll: true }));

/**
 * Like `listFeed`, but only posts of one member.
 * @throws AppError 404 for an unknown member
 */
export async function listUserPosts(db: Executor, viewer: Viewer, authorId: string, page: Page): Promise<PostPage> {
  await requireUser(db, viewer, authorId);
  return cutPage(await findNewestPosts(db, viewer, authorIds(viewer, authorId, withNext(page))), page.take);
}

/**
 * One member's posts that have ratings, best average first (SRV-26).
 * @throws AppError 404 for an unknown member
 */
export async function listRatedPosts(
  db: Executor,
  viewer: Viewer,
  authorId: string,
  { after, take }: { readonly after: RatedPosition | null; readonly take: number },
): Promise<PostPage> {
  await requireUser(db, viewer, authorId);
  return cutPage(await findBestRatedPosts(db, viewer, ratedIds(viewer, authorId, { after, take: take + 1 })), take);
}

async function requireUser(db: Executor, viewer: Viewer, id: string): Promise<void> {
  if (!(await isVisibleMember(db, viewer.id, id))) throw errors.notFound('User not found');
}

import type { CallBody } from '@cred/contract';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../core/database';
import { newId } from '../../core/ids';
import type { Viewer } from '../../core/viewer';
import type { ProcessedImage } from '../media/image-pipeline';
import type { MediaKeeper } from '../media/media-keeper';
import { userExists } from '../users/users.repository';
import { judgeDelete, mayUseAudience } from './posts.policy';
import { buryPost, findVisiblePost, findVisiblePosts, insertPost, lockStanding, type Page, type PostRow } from './posts.repository';

export interface PostDeps {
  readonly db: Executor;
  readonly media: MediaKeeper;
  readonly viewer: Viewer;
}

export interface PostDraft {
  readonly body: CallBody<'createPost'>;
  readonly image: ProcessedImage | undefined;
  readonly at: Date;
}

/**
 * Publishes a post with its image, or nothing at all. `isValid` of the body is not trusted (server rule 20):
 * no validation service issues texts yet, so none is valid.
 * @throws AppError 403 for an audience that the member may not choose
 */
export async function createPost({ db, media, viewer }: PostDeps, { body, image, at }: PostDraft): Promise<PostRow> {
  const audience = body.audience[0] ?? 'general';
  if (!mayUseAudience(viewer, audience)) throw errors.audienceNotAllowed();
  const id = newId(at);
  const imgAlt = (image && body.imgAlt) || null;
  return media.withImages(db, image ? [image] : [], ([mediaId]) =>
    db.transaction().execute(async (trx) => {
      await insertPost(trx, {
        id, authorId: viewer.id, text: body.text, audience, isValid: false, isClinical: body.isClinical, imgAlt, at,
      });
      if (image && mediaId) await media.attach(trx, { id: mediaId, image, ownerId: viewer.id, postId: id });
      const post = await findVisiblePost(trx, viewer, id);
      if (!post) throw errors.notFound();
      return post;
    }),
  );
}

/** Deletes an own post, its text, and its media's files (server rule 25). */
export async function deletePost({ db, media, viewer }: PostDeps, id: string, at: Date): Promise<void> {
  const released = await db.transaction().execute(async (trx) => {
    const verdict = judgeDelete(viewer, await lockStanding(trx, viewer, id));
    if (verdict === 'not_found') throw errors.notFound();
    if (verdict === 'not_yours') throw errors.notYours();
    if (verdict === 'done') return [];
    await buryPost(trx, id, at);
    return media.release(trx, id);
  });
  // Nobody can reach them any more; what fails here is removed by the next sweep.
  await media.removeFiles(db, released);
}

export interface PostPage {
  readonly rows: readonly PostRow[];
  /** The last post of this page when there are more; null at the end. */
  readonly lastId: string | null;
}

/** One page of what the viewer may see. */
export async function listPosts(db: Executor, viewer: Viewer, page: Page): Promise<PostPage> {
  const found = await findVisiblePosts(db, viewer, { ...page, take: page.take + 1 });
  const rows = found.slice(0, page.take);
  return { rows, lastId: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null };
}

/** As `listPosts`, for one member's posts. @throws AppError 404 for an unknown member */
export async function listUserPosts(db: Executor, viewer: Viewer, page: Page & { readonly authorId: string }): Promise<PostPage> {
  if (!(await userExists(db, page.authorId))) throw errors.notFound('User not found');
  return listPosts(db, viewer, page);
}

import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import { imageSizes, type ProcessedImage } from './image-pipeline';
import { type MediaPart, mediaKey, mediaParts } from './media-path';
import type { MediaSource, MediaStore } from './media-store';
import {
  deleteLeftover,
  deleteMediaOfPost,
  findOldLeftovers,
  insertLeftovers,
  insertMedia,
  lockLeftover,
  type NewMedia,
} from './media.repository';
import { isVideo, type ProcessedMedia } from './processed-media';

const SWEEP_BATCH = 500;

/**
 * Keeps rows and files in step. Files are announced as leftovers before they are written, and become
 * somebody's in the transaction that inserts their row; deletion goes the other way. So whatever breaks
 * in between, the leftovers say which files are nobody's.
 */
export class MediaLifecycle {
  constructor(readonly store: MediaStore) {}

  /** Stores media's files, then does `task` with their new ids; when anything fails, no file stays. */
  async withMedia<T>(
    db: Executor,
    media: readonly ProcessedMedia[],
    task: (ids: readonly string[]) => Promise<T>,
  ): Promise<T> {
    const kept = media.map((each) => ({ id: newId(), files: filesOf(each) }));
    const ids = kept.map(({ id }) => id);
    await insertLeftovers(db, ids);
    try {
      for (const { id, files } of kept) {
        for (const [part, source] of files) await this.store.put(mediaKey(id, part), source, typeOf(part));
      }
      return await task(ids);
    } catch (failure) {
      // The first failure is the one to tell; what cannot be removed now is left to the sweep.
      await this.removeFiles(db, ids).catch(() => undefined);
      throw failure;
    }
  }

  /** As `withMedia`, where all are images. */
  withImages<T>(
    db: Executor,
    images: readonly ProcessedImage[],
    task: (ids: readonly string[]) => Promise<T>,
  ): Promise<T> {
    return this.withMedia(
      db,
      images.map((image) => ({ image })),
      task,
    );
  }

  /** Gives stored files their row, in the transaction of what they belong to. Fails when they have been swept. */
  async attach(trx: Executor, media: NewMedia): Promise<void> {
    await insertMedia(trx, media);
    if (!(await deleteLeftover(trx, media.id))) throw new Error('The files of this medium have been removed');
  }

  /** Takes a post's media away, in its transaction; gives the ids for `removeFiles` after the commit. */
  async release(trx: Executor, postId: string): Promise<string[]> {
    const ids = await deleteMediaOfPost(trx, postId);
    await insertLeftovers(trx, ids);
    return ids;
  }

  /** Removes files that are nobody's. An id that has become somebody's, or is just becoming so, is left alone. */
  async removeFiles(db: Executor, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await db.transaction().execute(async (trx) => {
        // Locked, so that nobody attaches what is being removed.
        if (!(await lockLeftover(trx, id))) return;
        for (const { part } of mediaParts) await this.store.delete(mediaKey(id, part));
        await deleteLeftover(trx, id);
      });
    }
  }

  /** Removes what crashes left behind before a moment; gives how many. */
  async sweep(db: Executor, before: Date): Promise<number> {
    const ids = await findOldLeftovers(db, before, SWEEP_BATCH);
    await this.removeFiles(db, ids);
    return ids.length;
  }
}

const filesOf = (media: ProcessedMedia): readonly [MediaPart, MediaSource][] =>
  isVideo(media)
    ? [['video', { path: media.video.path }]]
    : imageSizes.map((size) => [size, { path: media.image[size].path }]);

const typeOf = (part: MediaPart): string =>
  mediaParts.find((each) => each.part === part)?.type ?? 'application/octet-stream';

import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import { imageSizes, type ProcessedImage } from './image-pipeline';
import { type MediaPart, mediaKey, mediaParts } from './media-path';
import type { MediaSource, MediaStore } from './media-store';
import {
  deleteLeftover,
  deleteMediaOfMessage,
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
 * Keeps the rows and the files of media consistent. Ids are listed as leftovers before their files are written, and are
 * removed from that list in the transaction that inserts their row. A deletion lists them in the transaction that
 * deletes the row, and removes them from the list after the files. So after a crash at any point the leftovers name all
 * files without a row.
 */
export class MediaLifecycle {
  constructor(readonly store: MediaStore) {}

  /** Stores media files, then runs `task` with their new ids; leaves no file on failure. */
  async withMedia<T>(
    db: Executor,
    media: readonly ProcessedMedia[],
    task: (ids: readonly string[]) => Promise<T>,
  ): Promise<T> {
    const stored = media.map((each) => ({ id: newId(), files: filesOf(each) }));
    const ids = stored.map(({ id }) => id);
    await insertLeftovers(db, ids);
    try {
      for (const { id, files } of stored) {
        for (const [part, source] of files) await this.store.put(mediaKey(id, part), source, typeOf(part));
      }
      return await task(ids);
    } catch (failure) {
      // Ignored, since the first failure is thrown; the sweep removes the remaining files.
      await this.removeFiles(db, ids).catch(() => undefined);
      throw failure;
    }
  }

  /** Like `withMedia`, for images only. */
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

  /**
   * Inserts the row of stored files, in the transaction of their owner's row.
   * @throws Error when the files have been swept
   */
  async attach(trx: Executor, media: NewMedia): Promise<void> {
    await insertMedia(trx, media);
    if (!(await deleteLeftover(trx, media.id))) throw new Error('The files of this medium have been removed');
  }

  /** Deletes the rows of a post's media, in its transaction; returns the ids for `removeFiles` after the commit. */
  async deletePostMedia(trx: Executor, postId: string): Promise<string[]> {
    const ids = await deleteMediaOfPost(trx, postId);
    await insertLeftovers(trx, ids);
    return ids;
  }

  /** Like `deletePostMedia`, for a message. */
  async deleteMessageMedia(trx: Executor, messageId: string): Promise<string[]> {
    const ids = await deleteMediaOfMessage(trx, messageId);
    await insertLeftovers(trx, ids);
    return ids;
  }

  /** Removes the files of leftovers. Skips an id that has a row, or is being attached. */
  async removeFiles(db: Executor, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await db.transaction().execute(async (trx) => {
        // Locked, so that the files cannot be attached while they are removed.
        if (!(await lockLeftover(trx, id))) return;
        for (const { part } of mediaParts) await this.store.delete(mediaKey(id, part));
        await deleteLeftover(trx, id);
      });
    }
  }

  /** Removes leftovers from before a time; returns how many. */
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

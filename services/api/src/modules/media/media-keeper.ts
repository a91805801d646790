import path from 'node:path';
import type { Api } from '../../core/api';
import type { Executor } from '../../core/database';
import { newId } from '../../core/ids';
import { createFileMediaStore } from './file-media-store';
import { imageSizes, type ProcessedImage } from './image-pipeline';
import { mediaKey } from './media-path';
import type { MediaStore } from './media-store';
import {
  deleteLeftovers, deleteMediaOfPost, findLeftovers, findOldLeftovers, insertLeftovers, insertMedia, type NewMedia,
} from './media.repository';

const SWEEP_BATCH = 500;

/**
 * Keeps rows and files in step. Files are announced as leftovers before they are written, and become
 * somebody's in the transaction that inserts their row; deletion goes the other way. So whatever breaks
 * in between, the leftovers say which files are nobody's.
 */
export class MediaKeeper {
  constructor(readonly store: MediaStore) {}

  /** Stores images' files, then does `task` with their new ids; when anything fails, no file stays. */
  async withImages<T>(db: Executor, images: readonly ProcessedImage[], task: (ids: readonly string[]) => Promise<T>): Promise<T> {
    const kept = images.map((image) => ({ id: newId(), image }));
    const ids = kept.map(({ id }) => id);
    await insertLeftovers(db, ids);
    try {
      for (const { id, image } of kept) {
        for (const size of imageSizes) await this.store.put(mediaKey(id, size), image[size].bytes);
      }
      return await task(ids);
    } catch (failure) {
      // The first failure is the one to tell; what cannot be removed now is left to the sweep.
      await this.removeFiles(db, ids).catch(() => undefined);
      throw failure;
    }
  }

  /** Gives stored files their row, in the transaction of what they belong to. */
  async attach(trx: Executor, media: NewMedia): Promise<void> {
    await insertMedia(trx, media);
    await deleteLeftovers(trx, [media.id]);
  }

  /** Takes a post's media away, in its transaction; gives the ids for `removeFiles` after the commit. */
  async release(trx: Executor, postId: string): Promise<string[]> {
    const ids = await deleteMediaOfPost(trx, postId);
    await insertLeftovers(trx, ids);
    return ids;
  }

  /** Removes files that are nobody's. An id that has become somebody's is left alone. */
  async removeFiles(db: Executor, ids: readonly string[]): Promise<void> {
    const leftovers = await findLeftovers(db, ids);
    for (const id of leftovers) for (const size of imageSizes) await this.store.delete(mediaKey(id, size));
    await deleteLeftovers(db, leftovers);
  }

  /** Removes what crashes left behind before a moment; gives how many. */
  async sweep(db: Executor, before: Date): Promise<number> {
    const ids = await findOldLeftovers(db, before, SWEEP_BATCH);
    await this.removeFiles(db, ids);
    return ids.length;
  }
}

const keepers = new WeakMap<Api, MediaKeeper>();

/** The folder that the file store uses. */
export const mediaFolder = (dataFolder: string): string => path.resolve(dataFolder, 'media');

/** The keeper of an API's media, one for all its modules. */
export function mediaKeeperOf(api: Api): MediaKeeper {
  const known = keepers.get(api);
  if (known) return known;
  const made = new MediaKeeper(createFileMediaStore(mediaFolder(api.settings.CRED_DATA)));
  keepers.set(api, made);
  return made;
}

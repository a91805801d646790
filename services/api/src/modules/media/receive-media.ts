import { rm } from 'node:fs/promises';
import type { IncomingFile } from '../../core/multipart';
import { processImage, removeImage } from './image-pipeline';
import type { IncomingFiles } from './incoming-files';
import { type MediaType, requireType } from './media-type';
import { isVideo, type ProcessedMedia } from './processed-media';
import { headOf } from './read-upload';
import { processVideo } from './video-pipeline';

const VIDEO: readonly MediaType[] = ['video/mp4'];
const IMAGE: readonly MediaType[] = ['image/png', 'image/jpeg'];

/**
 * Takes an uploaded image in, as files that `discardMedia` removes. When this fails, there are none.
 * @throws AppError 415, 413 or 400 for what is none
 */
export async function receiveImage(file: IncomingFile, incoming: IncomingFiles): Promise<ProcessedMedia> {
  const path = await incoming.receive(file.stream);
  try {
    await requireType(await headOf(path), file.filename, IMAGE);
    return { image: await processImage(path) };
  } finally {
    await incoming.remove(path);
  }
}

/**
 * Takes an uploaded video in, as a file that `discardMedia` removes. When this fails, there is none.
 * @throws AppError 415, 413 or 400 for what is none
 */
export async function receiveVideo(file: IncomingFile, incoming: IncomingFiles): Promise<ProcessedMedia> {
  const path = await incoming.receive(file.stream);
  try {
    await requireType(await headOf(path), file.filename, VIDEO);
    return { video: await processVideo(path) };
  } catch (failure) {
    await incoming.remove(path);
    throw failure;
  }
}

/** Removes what a received upload holds on the disk, when it is stored or given up; a repeat is harmless. */
export const discardMedia = (media: ProcessedMedia): Promise<void> =>
  isVideo(media) ? rm(media.video.path, { force: true }) : removeImage(media.image);

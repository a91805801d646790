import { rm } from 'node:fs/promises';
import type { IncomingFile } from '../../core/multipart';
import { processImage, removeImage } from './image-pipeline';
import type { IncomingFiles } from './incoming-files';
import { type MediaType, requireType } from './media-type';
import { isVideo, type ProcessedMedia } from './processed-media';
import { readFirstBytes } from './read-upload';
import { processVideo } from './video-pipeline';

const VIDEO: readonly MediaType[] = ['video/mp4'];
const IMAGE: readonly MediaType[] = ['image/png', 'image/jpeg'];

/**
 * Receives an uploaded image as files, which `discardMedia` removes. Leaves no file on failure.
 * @throws AppError 415, 413 or 400
 */
export async function receiveImage(file: IncomingFile, incoming: IncomingFiles): Promise<ProcessedMedia> {
  const path = await incoming.receive(file.stream);
  try {
    await requireType(await readFirstBytes(path), file.filename, IMAGE);
    return { image: await processImage(path) };
  } finally {
    await incoming.remove(path);
  }
}

/**
 * Receives an uploaded video as a file, which `discardMedia` removes. Leaves no file on failure.
 * @throws AppError 415, 413 or 400
 */
export async function receiveVideo(file: IncomingFile, incoming: IncomingFiles): Promise<ProcessedMedia> {
  const path = await incoming.receive(file.stream);
  try {
    await requireType(await readFirstBytes(path), file.filename, VIDEO);
    return { video: await processVideo(path) };
  } catch (failure) {
    await incoming.remove(path);
    throw failure;
  }
}

/** Removes the temporary files of a received upload; idempotent. */
export const discardMedia = (media: ProcessedMedia): Promise<void> =>
  isVideo(media) ? rm(media.video.path, { force: true }) : removeImage(media.image);

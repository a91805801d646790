import { open } from 'node:fs/promises';
import type { IncomingFile } from '../../core/multipart';
import { processImage } from './image-pipeline';
import type { IncomingFiles } from './incoming';
import { type MediaType, requireType } from './media-type';
import { isVideo, type ProcessedMedia } from './processed-media';
import { processVideo } from './video-pipeline';

const HEAD_BYTES = 4_100;
const VIDEO: readonly MediaType[] = ['video/mp4'];
const IMAGE: readonly MediaType[] = ['image/png', 'image/jpeg'];

/**
 * Takes an uploaded image in: in memory, since the fields that carry one are limited to a few megabytes.
 * @throws AppError 415, 413 or 400 for what is none
 */
export async function receiveImage(file: IncomingFile): Promise<ProcessedMedia> {
  const bytes = await file.bytes();
  await requireType(bytes, file.filename, IMAGE);
  return { image: await processImage(bytes) };
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
export async function discardMedia(media: ProcessedMedia, incoming: IncomingFiles): Promise<void> {
  if (isVideo(media)) await incoming.remove(media.video.path);
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

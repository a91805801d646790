import { open } from 'node:fs/promises';
import { AppError, errors } from '@cred/service-kit';
import type { ReceivedFile } from './data-url-file';
import { processImage } from './image-pipeline';
import { typeOf } from './media-type';
import type { ProcessedMedia } from './processed-media';
import { processVideo } from './video-pipeline';

const FIRST_BYTES = 4_100;

/**
 * Checks and cleans a received image or video, whose bytes must match the media type that the client sent. An image's
 * file is not changed, a video's is; the caller removes both, and passes the result to `discardMedia`.
 * @param unsupportedMessage the error message for an unsupported file
 * @param field the field that errors refer to
 * @throws AppError 415, 413, 400, or 503 when too many wait
 */
export async function readUpload(
  { path, mediaType }: ReceivedFile,
  unsupportedMessage: string,
  field: string,
): Promise<ProcessedMedia> {
  if ((await typeOf(await readFirstBytes(path))) !== mediaType) throw errors.unsupportedMediaType(unsupportedMessage);
  try {
    return mediaType === 'video/mp4' ? { video: await processVideo(path) } : { image: await processImage(path) };
  } catch (failure) {
    throw failure instanceof AppError && failure.fields
      ? errors.validationFailed({ [field]: failure.message })
      : failure;
  }
}

/** Reads the first bytes of a file. */
export async function readFirstBytes(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const firstBytes = Buffer.alloc(FIRST_BYTES);
    const { bytesRead } = await file.read(firstBytes, 0, FIRST_BYTES, 0);
    return firstBytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

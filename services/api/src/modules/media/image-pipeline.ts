import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '@cred/contract';
import { errors } from '@cred/service-kit';
import { imageWorkers } from './image-workers';

/** The stored sizes of an image: for cards, and for the dialog. */
export const imageSizes = ['card', 'full'] as const;
export type ImageSize = (typeof imageSizes)[number];

interface Rendition {
  /** A webp file, which the caller removes. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

export interface ProcessedImage extends Readonly<Record<ImageSize, Rendition>> {
  /** A data URL of a few hundred bytes, shown blurred until the image is loaded. */
  readonly placeholder: string;
}

const FULL_SIDE = 2048;
/** For long images, such as an ECG strip or a scanned list, whose text would be lost at the other size. */
const LONG_FULL_SIDE = 4096;

/**
 * Converts a png, jpeg or webp file to its stored form: upright webp in two sizes and a placeholder, in sRGB, without
 * metadata (SRV-24). Both files are in the folder of the original, which the caller removes.
 * @param sides the longest side of the full size, in pixels: of an image, and of one that is at least 2.5 times as long
 * as it is wide
 * @throws AppError 413 above the pixel limit, 400 for a damaged file, 503 when too many images wait
 */
export async function processImage(
  source: string,
  sides: { readonly side: number; readonly longSide: number } = { side: FULL_SIDE, longSide: LONG_FULL_SIDE },
): Promise<ProcessedImage> {
  const [card, full] = [newFileBeside(source), newFileBeside(source)];
  try {
    const outcome = await imageWorkers.run({ source, card, full, ...sides, maxPixels: limits.post.imagePixels });
    if ('rejected' in outcome) throw rejections[outcome.rejected]();
    const { result } = outcome;
    return {
      card: { path: card, ...result.card },
      full: { path: full, ...result.full },
      placeholder: result.placeholder,
    };
  } catch (failure) {
    await removeFiles([card, full]);
    throw failure;
  }
}

/** Removes the files of `processImage`; idempotent. */
export const removeImage = ({ card, full }: ProcessedImage): Promise<void> => removeFiles([card.path, full.path]);

const newFileBeside = (source: string): string =>
  path.join(path.dirname(path.resolve(source)), `${randomUUID()}.webp.part`);

async function removeFiles(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true });
}

const rejections = {
  damaged: () => errors.validationFailed({ img: 'The image is damaged, please choose another one' }),
  pixels: () => errors.payloadTooLarge(`Images can have at most ${limits.post.imagePixels / 1_000_000} megapixels`),
};

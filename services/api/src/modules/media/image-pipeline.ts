import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '@cred/contract';
import { errors } from '@cred/service-kit';
import { imageWorkers } from './image-workers';

/** The sizes that are kept of an image: what a card shows, and what the dialog shows. */
export const imageSizes = ['card', 'full'] as const;
export type ImageSize = (typeof imageSizes)[number];

export interface Rendition {
  /** Of a webp file, which whoever asked for it removes. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

export interface ProcessedImage extends Readonly<Record<ImageSize, Rendition>> {
  /** A few hundred bytes of data URL, shown blurred until the image is there. */
  readonly placeholder: string;
}

const FULL_SIDE = 2048;

/**
 * Turns a png, jpeg or webp file into what is kept of it: upright webp in two sizes and a placeholder, in sRGB, with
 * no metadata at all (SRV-24). Both are files in the same folder; the original stays its owner's to remove.
 * @param side the longest that the full size may be, in pixels
 * @throws AppError 413 above the pixel limit, 400 for a damaged file, 503 when too many wait already
 */
export async function processImage(source: string, side: number = FULL_SIDE): Promise<ProcessedImage> {
  const [card, full] = [beside(source), beside(source)];
  try {
    const outcome = await imageWorkers.run({ source, card, full, side, maxPixels: limits.post.imagePixels });
    if ('refused' in outcome) throw refusals[outcome.refused]();
    const { made } = outcome;
    return { card: { path: card, ...made.card }, full: { path: full, ...made.full }, placeholder: made.placeholder };
  } catch (failure) {
    await removeFiles([card, full]);
    throw failure;
  }
}

/** Removes what `processImage` made, when it is stored or given up; a repeat is harmless. */
export const removeImage = ({ card, full }: ProcessedImage): Promise<void> => removeFiles([card.path, full.path]);

const beside = (source: string): string => path.join(path.dirname(path.resolve(source)), `${randomUUID()}.webp.part`);

async function removeFiles(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true });
}

const refusals = {
  damaged: () => errors.validationFailed({ img: 'The image is damaged, please choose another one' }),
  pixels: () => errors.payloadTooLarge(`Images can have at most ${limits.post.imagePixels / 1_000_000} megapixels`),
};

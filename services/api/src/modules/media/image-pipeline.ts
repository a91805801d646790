import { limits } from '@cred/contract';
import { atMost, errors } from '@cred/service-kit';
import sharp, { type Sharp } from 'sharp';

/** The sizes that are kept of an image: what a card shows, and what the dialog shows. */
export const imageSizes = ['card', 'full'] as const;
export type ImageSize = (typeof imageSizes)[number];

export interface Rendition {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface ProcessedImage extends Readonly<Record<ImageSize, Rendition>> {
  /** A few hundred bytes of data URL, shown blurred until the image is there. */
  readonly placeholder: string;
}

const FULL_SIDE = 2048;
const CARD_WIDTH = 1240;
const PLACEHOLDER_SIDE = 20;
const SECONDS = 30;

/** A decoded image takes tens of megabytes: two at a time keep the process small, and 30 waiting uploads. */
const inTurn = atMost(2, 30);

/**
 * Turns a png or jpeg into what is kept of it: upright webp in two sizes and a placeholder, in sRGB, with
 * no metadata at all (server rule 24). The original is not kept.
 * @throws AppError 413 above the pixel limit, 400 for a damaged file, 503 when too many wait already
 */
export const processImage = (bytes: Buffer): Promise<ProcessedImage> => inTurn(() => render(bytes));

async function render(bytes: Buffer): Promise<ProcessedImage> {
  await refuseTooManyPixels(bytes);
  const { data, info } = await decode(bytes);
  const decoded = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).timeout({ seconds: SECONDS });
  const [full, card, small] = await Promise.all([
    webp(decoded(), 84),
    webp(decoded().resize({ width: CARD_WIDTH, height: FULL_SIDE, fit: 'inside', withoutEnlargement: true }), 80),
    webp(decoded().resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' }).blur(0.8), 40),
  ]);
  return { full, card, placeholder: `data:image/webp;base64,${small.bytes.toString('base64')}` };
}

async function refuseTooManyPixels(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(damaged()));
  if (width * height > limits.post.imagePixels) {
    throw errors.payloadTooLarge(`Images can have at most ${limits.post.imagePixels / 1_000_000} megapixels`);
  }
}

/** Decodes once, at the largest size that is kept; `rotate` applies the camera's orientation before it is dropped. */
const decode = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: limits.post.imagePixels, failOn: 'warning' })
    .rotate()
    .resize({ width: FULL_SIDE, height: FULL_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => Promise.reject(damaged()));

async function webp(image: Sharp, quality: number): Promise<Rendition> {
  const { data, info } = await image.webp({ quality, effort: 4 }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

const damaged = () => errors.validationFailed({ img: 'The image is damaged, please choose another one' });

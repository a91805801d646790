import sharp from 'sharp';
import { FetchRefusedError } from './fetch-refused-error';

/** The requested types; the content decides. SVG can contain scripts and is not supported. */
export const IMAGE_TYPES = ['image/webp', 'image/png', 'image/jpeg', 'image/gif'] as const;
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

const MAX_PIXELS = 40_000_000;
const MAX_WIDTH = 640;
/** Extremely tall images become thin ones. */
const MAX_HEIGHT = 1_280;
const TIMEOUT_SECONDS = 10;

/**
 * Re-encodes an untrusted image: first frame, upright, webp, at most 640 pixels wide, without metadata (SRV-34).
 * @throws FetchRefusedError for anything but a complete png, jpeg, gif or webp of at most 40 megapixels
 */
export async function encodePreviewImage(bytes: Buffer): Promise<Buffer> {
  // Checked before decoding: the library would try dozens of formats.
  if (!isSupportedImage(bytes)) throw new FetchRefusedError('content-type');
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 78, effort: 3 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer();
  } catch (failure) {
    throw new FetchRefusedError('decode', failure);
  }
}

/** The size of an image that `encodePreviewImage` made, in pixels. */
export async function sizeOfImage(image: Buffer): Promise<{ readonly width: number; readonly height: number }> {
  const { width, height } = await sharp(image).metadata();
  return { width, height };
}

function isSupportedImage(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 12);
  return /^(\x89PNG\r\n\x1a\n|\xff\xd8\xff|GIF8[79]a|RIFF[^]{4}WEBP)/.test(start);
}

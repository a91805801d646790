import { makeCanvas } from './canvas';
import { editedSize } from './redaction';
import type { Size } from './view';

/** A picture that can be edited. */
export interface DecodedPicture {
  /** Its pixels, upright, at the size at which it is edited. */
  readonly source: HTMLCanvasElement;
  /** A copy for the screen. */
  readonly copy: HTMLCanvasElement;
  readonly original: Size;
}

/** Why a picture cannot be edited, as a sentence for the member. */
export class PictureError extends Error {}

/** Enough for any screen, and few enough pixels to draw them again with every movement. */
const COPY_SIDE = 1_400;

/**
 * Decodes a picture and scales a large one down (POST-109), both outside of the main thread, which 40 megapixels would
 * block for more than a second.
 * @throws PictureError when the browser cannot decode it, or when it has more pixels than a post may have
 */
export async function decodePicture(file: File, maxPixels: number): Promise<DecodedPicture> {
  const original = await sizeOf(file);
  if (original.width * original.height > maxPixels)
    throw new PictureError(
      `This picture has more than ${maxPixels / 1_000_000} megapixels and cannot be edited or published. Choose a smaller one.`,
    );
  const size = editedSize(original);
  const options = { resizeWidth: size.width, resizeHeight: size.height, resizeQuality: 'high' } as const;
  const bitmap = await createImageBitmap(file, options).catch(unreadable);
  const source = scaled(bitmap, size);
  bitmap.close();
  const scale = Math.min(1, COPY_SIDE / Math.max(size.width, size.height));
  const copySize = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) };
  return { source, copy: scaled(source, copySize), original };
}

const unreadable = (): Promise<never> =>
  Promise.reject(new PictureError('This picture cannot be opened here. It stays attached as it is.'));

/** The size of an upright picture, for which the browser reads its header only. */
async function sizeOf(file: File): Promise<Size> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  try {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', reject);
      image.src = url;
    }).catch(unreadable);
  } finally {
    URL.revokeObjectURL(url);
  }
  return { width: image.naturalWidth, height: image.naturalHeight };
}

function scaled(image: CanvasImageSource, { width, height }: Size): HTMLCanvasElement {
  const { canvas, context } = makeCanvas({ width, height });
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

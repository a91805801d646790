import { outputSize, type Crop, type Size } from './crop';

/** Input formats without transparency, which become JPEG; the others become PNG. */
const OPAQUE = new Set(['image/jpeg', 'image/jpg', 'image/bmp']);
const QUALITY = 0.92;

/**
 * Draws a part of a loaded image into a new file: JPEG for formats without transparency, PNG for the others. The new
 * file is at most `maxSize` large and contains no metadata.
 * @throws Error when this browser cannot draw it
 */
export async function cropImage(
  image: HTMLImageElement,
  crop: Crop,
  options: { readonly maxSize: Size; readonly type: string; readonly name: string },
): Promise<File> {
  const canvas = document.createElement('canvas');
  const { width, height } = outputSize(crop, options.maxSize);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas context');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
  const type = OPAQUE.has(options.type) ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!blob) throw new Error('The image could not be drawn');
  return new File([blob], `${options.name}.${type === 'image/jpeg' ? 'jpg' : 'png'}`, { type });
}

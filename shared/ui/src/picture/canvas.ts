import type { Size } from './view';

/** A canvas that is not in the page, with its context. @throws Error when this browser cannot draw */
export function makeCanvas({ width, height }: Size): {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
} {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas context');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Input formats without transparency, which become JPEG; the others become PNG. */
const OPAQUE = new Set(['image/jpeg', 'image/jpg', 'image/bmp']);
const QUALITY = 0.92;

/** The format of a new file that is drawn from a file of this type. */
export const drawnType = (type: string): 'image/jpeg' | 'image/png' => (OPAQUE.has(type) ? 'image/jpeg' : 'image/png');

/**
 * A new file with the pixels of a canvas and nothing else: no metadata.
 * @param name the file's name without its ending
 * @throws Error when this browser cannot encode it
 */
export async function canvasFile(
  canvas: HTMLCanvasElement,
  type: 'image/jpeg' | 'image/png',
  name: string,
): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!blob) throw new Error('The image could not be drawn');
  return new File([blob], `${name}.${type === 'image/jpeg' ? 'jpg' : 'png'}`, { type });
}

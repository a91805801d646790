import { canvasFile, drawnType, makeCanvas } from '@cred/ui/canvas';
import { outputSize, type Crop, type Size } from './crop';

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
  const { width, height } = outputSize(crop, options.maxSize);
  const { canvas, context } = makeCanvas({ width, height });
  context.drawImage(image, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
  return canvasFile(canvas, drawnType(options.type), options.name);
}

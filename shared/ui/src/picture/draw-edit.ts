import { canvasFile, drawnType, makeCanvas } from './canvas';
import {
  cellsOf,
  inwards,
  outwards,
  partInside,
  roughColours,
  type Edit,
  type Rect,
  type Redaction,
} from './redaction';
import type { Size } from './view';

/** Covers the areas in what the context shows of the picture: all of it, or `part`. */
function drawRedactions(
  context: CanvasRenderingContext2D,
  redactions: readonly Redaction[],
  picture: Size,
  part: Rect,
  chance: () => number,
): void {
  for (const redaction of redactions) {
    const area = partInside(outwards(redaction, picture), part);
    if (!area) continue;
    if (redaction.kind === 'box') {
      context.fillStyle = '#000';
      context.fillRect(area.x, area.y, area.width, area.height);
    } else drawBlur(context, area, picture, chance);
  }
}

function drawBlur(context: CanvasRenderingContext2D, area: Rect, picture: Size, chance: () => number): void {
  const { x, y, width, height } = area;
  const { data } = context.getImageData(x, y, width, height);
  const cells = cellsOf(area, picture);
  const small = makeCanvas(cells);
  small.context.putImageData(new ImageData(roughColours(data, area, cells, chance), cells.width, cells.height), 0, 0);
  // First without smoothing, since the smoothed edge could let the pixels below show through.
  context.imageSmoothingEnabled = false;
  context.drawImage(small.canvas, x, y, width, height);
  context.imageSmoothingEnabled = true;
  context.drawImage(small.canvas, x, y, width, height);
}

/** The preview: the same drawing on a small copy of the picture, without chance, so that it does not flicker. */
export function drawPreview(canvas: HTMLCanvasElement, copy: HTMLCanvasElement, edit: Edit, picture: Size): void {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  const scale = copy.width / picture.width;
  const redactions = edit.redactions.map((redaction) => ({
    ...redaction,
    x: redaction.x * scale,
    y: redaction.y * scale,
    width: redaction.width * scale,
    height: redaction.height * scale,
  }));
  context.drawImage(copy, 0, 0);
  const whole = { x: 0, y: 0, width: copy.width, height: copy.height };
  drawRedactions(context, redactions, whole, whole, () => 0.5);
}

/** The most pixels of a screen that stand for one of the page's. */
const MAX_DENSITY = 2;

/**
 * A part of the picture in its own pixels, over the preview while that is enlarged. Blur is taken from the preview, whose
 * drawing has all of its area.
 */
export function drawDetail(
  canvas: HTMLCanvasElement,
  preview: HTMLCanvasElement,
  { redactions }: Edit,
  source: HTMLCanvasElement,
  part: Rect,
): void {
  const context = canvas.getContext('2d');
  const frame = canvas.getBoundingClientRect();
  if (!context || !frame.width) return;
  const density = Math.min(MAX_DENSITY, window.devicePixelRatio);
  Object.assign(canvas, { width: Math.round(frame.width * density), height: Math.round(frame.height * density) });
  const scale = canvas.width / part.width;
  const copied = preview.width / source.width;
  context.drawImage(source, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  for (const redaction of redactions) {
    const { x, y, width, height } = outwards(redaction, source);
    const at = [(x - part.x) * scale, (y - part.y) * scale, width * scale, height * scale] as const;
    if (redaction.kind === 'box') {
      // Whole pixels, so that nothing shines through at an edge.
      const whole = outwards({ x: at[0], y: at[1], width: at[2], height: at[3] }, canvas);
      context.fillRect(whole.x, whole.y, whole.width, whole.height);
    } else context.drawImage(preview, x * copied, y * copied, width * copied, height * copied, ...at);
  }
}

/**
 * The edited picture as a new file (POST-107): the kept part with what covers it, in the same pixels. JPEG stays JPEG;
 * a PNG that would be larger than `maxBytes` becomes one.
 */
export async function drawEdited(source: HTMLCanvasElement, edit: Edit, type: string, maxBytes: number): Promise<File> {
  const part = inwards(edit.crop, source);
  const { canvas, context } = makeCanvas(part);
  context.drawImage(source, part.x, part.y, part.width, part.height, 0, 0, part.width, part.height);
  drawRedactions(context, edit.redactions, source, part, Math.random);
  const file = await canvasFile(canvas, drawnType(type), 'edited');
  if (file.size <= maxBytes || file.type === 'image/jpeg') return file;
  // JPEG has no transparency: without a ground it would become black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, part.width, part.height);
  return canvasFile(canvas, 'image/jpeg', 'edited');
}

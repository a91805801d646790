/** What is covered, cut off and blurred in a picture, as pure functions. Lengths are in pixels of the picture. */
import type { Point, Size } from './view';

export interface Rect extends Point, Size {}

/** `box` is black; `blur` leaves only the rough colours. */
export type RedactionKind = 'box' | 'blur';

export interface Redaction extends Rect {
  readonly id: number;
  readonly kind: RedactionKind;
}

/** The state of the editor; each change makes a new one, so that the earlier ones can be returned to. */
export interface Edit {
  /** The part that is kept. */
  readonly crop: Rect;
  readonly redactions: readonly Redaction[];
}

/** A smaller part would be hard to see and to move. */
export const MIN_SIDE = 16;

const clamp = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

const wholeOf = ({ width, height }: Size): Rect => ({ x: 0, y: 0, width, height });

export const startEdit = (picture: Size): Edit => ({ crop: wholeOf(picture), redactions: [] });

export const isWhole = (crop: Rect, picture: Size): boolean =>
  crop.width === picture.width && crop.height === picture.height;

/** Whether the picture would be sent as it is. */
export const isUnchanged = ({ crop, redactions }: Edit, picture: Size): boolean =>
  redactions.length === 0 && isWhole(crop, picture);

/** The rectangle between two points, inside the picture. */
export function rectBetween(from: Point, to: Point, picture: Size): Rect {
  const [a, b] = [from, to].map(({ x, y }) => ({ x: clamp(0, x, picture.width), y: clamp(0, y, picture.height) })) as [
    Point,
    Point,
  ];
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** Moves a rectangle, inside the picture. */
export const moveRect = (rect: Rect, by: Point, picture: Size): Rect => ({
  ...rect,
  x: clamp(0, rect.x + by.x, Math.max(0, picture.width - rect.width)),
  y: clamp(0, rect.y + by.y, Math.max(0, picture.height - rect.height)),
});

/** Moves the lower right corner, inside the picture and not below the smallest size. */
export const resizeRect = (rect: Rect, by: Point, picture: Size): Rect => ({
  ...rect,
  width: clamp(Math.min(MIN_SIDE, picture.width), rect.width + by.x, picture.width - rect.x),
  height: clamp(Math.min(MIN_SIDE, picture.height), rect.height + by.y, picture.height - rect.y),
});

/** The rectangle that the keyboard adds: in the middle of the part that is kept, a quarter of its width. */
export function rectInMiddle(crop: Rect): Rect {
  const [width, height] = [Math.max(MIN_SIDE, crop.width / 4), Math.max(MIN_SIDE, crop.height / 8)];
  return { x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2, width, height };
}

/** Whole pixels, outwards: no pixel at the edge may keep a part of what is covered. */
export function outwards({ x, y, width, height }: Rect, picture: Size): Rect {
  const left = clamp(0, Math.floor(x), picture.width);
  const top = clamp(0, Math.floor(y), picture.height);
  return {
    x: left,
    y: top,
    width: clamp(0, Math.ceil(x + width), picture.width) - left,
    height: clamp(0, Math.ceil(y + height), picture.height) - top,
  };
}

/** Whole pixels, inwards: what is cut off must not stay at an edge. At least one pixel is kept. */
export function inwards({ x, y, width, height }: Rect, picture: Size): Rect {
  const left = clamp(0, Math.ceil(x), picture.width - 1);
  const top = clamp(0, Math.ceil(y), picture.height - 1);
  return {
    x: left,
    y: top,
    width: clamp(1, Math.floor(x + width) - left, picture.width - left),
    height: clamp(1, Math.floor(y + height) - top, picture.height - top),
  };
}

/** The part of a rectangle inside another one, relative to it; null when they do not meet. */
export function partInside(rect: Rect, area: Rect): Rect | null {
  const [left, top] = [Math.max(rect.x, area.x), Math.max(rect.y, area.y)];
  const width = Math.min(rect.x + rect.width, area.x + area.width) - left;
  const height = Math.min(rect.y + rect.height, area.y + area.height) - top;
  return width > 0 && height > 0 ? { x: left - area.x, y: top - area.y, width, height } : null;
}

/** The most colours along the shorter side of a blurred area. */
const CELLS = 4;
/** A colour stands for at least this share of the picture's longest side, so that letters are smaller than it. */
const CELL_SHARE = 1 / 40;

/** How many colours are left of a blurred area, in each direction. */
export function cellsOf({ width, height }: Size, picture: Size): Size {
  const side = Math.max(Math.min(width, height) / CELLS, Math.max(picture.width, picture.height) * CELL_SHARE);
  return { width: Math.max(1, Math.round(width / side)), height: Math.max(1, Math.round(height / side)) };
}

/** How far a colour moves towards the mean of its area, and how much chance is added, from 0 to 255. */
const TOWARDS_MEAN = 0.4;
const NOISE = 24;

/**
 * The rough colours of an area, as RGBA. Plain pixelation of text can be reversed by trying out which letters give the
 * same means. So each mean is of a large cell, is mixed with the mean of the whole area and changed by chance, and the
 * cells are drawn smoothly into each other; a black box remains the only cover that keeps nothing.
 * @param pixels RGBA of the area
 * @param chance a number from 0 to 1 for each colour
 */
export function roughColours(
  pixels: Uint8ClampedArray,
  area: Size,
  cells: Size,
  chance: () => number,
): Uint8ClampedArray<ArrayBuffer> {
  const count = cells.width * cells.height;
  const sums = new Float64Array(count * 3);
  const sizes = new Float64Array(count);
  const total = [0, 0, 0];
  for (let y = 0; y < area.height; y += 1) {
    const row = Math.floor((y * cells.height) / area.height) * cells.width;
    for (let x = 0; x < area.width; x += 1) {
      const cell = row + Math.floor((x * cells.width) / area.width);
      const at = (y * area.width + x) * 4;
      sizes[cell] = (sizes[cell] ?? 0) + 1;
      for (let c = 0; c < 3; c += 1) {
        const value = pixels[at + c] ?? 0;
        sums[cell * 3 + c] = (sums[cell * 3 + c] ?? 0) + value;
        total[c] = (total[c] ?? 0) + value;
      }
    }
  }
  const result = new Uint8ClampedArray(count * 4);
  for (let cell = 0; cell < count; cell += 1) {
    const noise = (chance() - 0.5) * 2 * NOISE;
    for (let c = 0; c < 3; c += 1) {
      const own = (sums[cell * 3 + c] ?? 0) / Math.max(1, sizes[cell] ?? 0);
      const mean = (total[c] ?? 0) / Math.max(1, area.width * area.height);
      result[cell * 4 + c] = own + (mean - own) * TOWARDS_MEAN + noise;
    }
    result[cell * 4 + 3] = 255;
  }
  return result;
}

/** Pixels of a canvas, at most: more can end a phone's browser tab, and the stored size is smaller (POST-105). */
export const MAX_CANVAS = { side: 4_096, pixels: 12_000_000 } as const;

/** The size at which a picture is edited, in whole pixels: its own, or as large as a canvas may be. */
export function editedSize({ width, height }: Size): Size {
  const scale = Math.min(1, MAX_CANVAS.side / Math.max(width, height), Math.sqrt(MAX_CANVAS.pixels / (width * height)));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

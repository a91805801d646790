/** The geometry of cropping an image. Pure; lengths in the source's pixels. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part that is kept. */
export interface Crop extends Size {
  readonly x: number;
  readonly y: number;
}

/** A point in the crop: 0 is its left or upper edge, 1 its right or lower one. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
}

const MAX_ZOOM = 4;
/** A smaller crop would be blurred. */
const MIN_WIDTH = 128;
const CENTRE: Anchor = { x: 0.5, y: 0.5 };

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

const widest = (source: Size, ratio: number): number => Math.min(source.width, source.height * ratio);

/** Moves the crop inside the image where it exceeds it. */
const inside = (crop: Crop, source: Size): Crop => ({
  ...crop,
  x: between(0, crop.x, source.width - crop.width),
  y: between(0, crop.y, source.height - crop.height),
});

/** The largest centred crop at a ratio of width to height. */
export function startCrop(source: Size, ratio: number): Crop {
  const width = widest(source, ratio);
  const height = width / ratio;
  return { x: (source.width - width) / 2, y: (source.height - height) / 2, width, height };
}

/** The maximum zoom; 1 where the image is too small to zoom. */
export function maxZoom(source: Size, ratio: number): number {
  const full = widest(source, ratio);
  return between(1, full / MIN_WIDTH, MAX_ZOOM);
}

/** 1 shows the largest crop. */
export const zoomOf = (crop: Crop, source: Size): number => widest(source, crop.width / crop.height) / crop.width;

/** Moves the image by fractions of the crop: `x` 1 is its whole width to the right, so the crop moves left. */
export const pan = (crop: Crop, by: Anchor, source: Size): Crop =>
  inside({ ...crop, x: crop.x - by.x * crop.width, y: crop.y - by.y * crop.height }, source);

/** Zooms to `zoom` while the point at `anchor` stays in place, as far as the edges allow. */
export function zoomTo(crop: Crop, zoom: number, source: Size, anchor: Anchor = CENTRE): Crop {
  const ratio = crop.width / crop.height;
  const width = widest(source, ratio) / between(1, zoom, maxZoom(source, ratio));
  const height = width / ratio;
  const x = crop.x + anchor.x * (crop.width - width);
  const y = crop.y + anchor.y * (crop.height - height);
  return inside({ x, y, width, height }, source);
}

/** The size to draw the crop at: at most `most`, never scaled up. Whole pixels. */
export function outputSize(crop: Crop, most: Size): Size {
  const scale = Math.min(1, most.width / crop.width, most.height / crop.height);
  return { width: Math.max(1, Math.round(crop.width * scale)), height: Math.max(1, Math.round(crop.height * scale)) };
}

const percent = (part: number): string => `${Math.round(part * 1e5) / 1e3}%`;

/** The CSS position of the whole image so that a frame of any size shows the crop, in fractions of the frame. */
export const placement = (
  crop: Crop,
  source: Size,
): { readonly width: string; readonly left: string; readonly top: string } => ({
  width: percent(source.width / crop.width),
  left: percent(-crop.x / crop.width),
  top: percent(-crop.y / crop.height),
});

/** The geometry of cropping an image, as pure functions. Lengths are in pixels of the source image. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part that is kept. */
export interface Crop extends Size {
  readonly x: number;
  readonly y: number;
}

/** A point in the crop, as fractions of its size: 0 is the left or upper edge, 1 the right or lower one. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
}

const MAX_ZOOM = 4;
/** A smaller crop would be blurred. */
const MIN_WIDTH = 128;
const CENTRE: Anchor = { x: 0.5, y: 0.5 };

const clamp = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

const maxCropWidth = (source: Size, ratio: number): number => Math.min(source.width, source.height * ratio);

/** Moves a crop that extends over an edge of the image back into the image. */
const moveInside = (crop: Crop, source: Size): Crop => ({
  ...crop,
  x: clamp(0, crop.x, source.width - crop.width),
  y: clamp(0, crop.y, source.height - crop.height),
});

/** The largest centred crop with this ratio of width to height. */
export function startCrop(source: Size, ratio: number): Crop {
  const width = maxCropWidth(source, ratio);
  const height = width / ratio;
  return { x: (source.width - width) / 2, y: (source.height - height) / 2, width, height };
}

/** The maximum zoom; 1 where the image is too small to zoom. */
export function maxZoom(source: Size, ratio: number): number {
  const maxWidth = maxCropWidth(source, ratio);
  return clamp(1, maxWidth / MIN_WIDTH, MAX_ZOOM);
}

/** The zoom of a crop; 1 is the largest crop. */
export const zoomOf = (crop: Crop, source: Size): number => maxCropWidth(source, crop.width / crop.height) / crop.width;

/**
 * Moves the image by fractions of the crop. An `x` of 1 moves it to the right by the crop's width, so the crop moves to
 * the left.
 */
export const pan = (crop: Crop, by: Anchor, source: Size): Crop =>
  moveInside({ ...crop, x: crop.x - by.x * crop.width, y: crop.y - by.y * crop.height }, source);

/** Changes the zoom and keeps the point at `anchor` in place, as far as the edges allow. */
export function zoomTo(crop: Crop, zoom: number, source: Size, anchor: Anchor = CENTRE): Crop {
  const ratio = crop.width / crop.height;
  const width = maxCropWidth(source, ratio) / clamp(1, zoom, maxZoom(source, ratio));
  const height = width / ratio;
  const x = crop.x + anchor.x * (crop.width - width);
  const y = crop.y + anchor.y * (crop.height - height);
  return moveInside({ x, y, width, height }, source);
}

/** The size at which the crop is drawn, in whole pixels: at most `maxSize`, and never larger than the crop. */
export function outputSize(crop: Crop, maxSize: Size): Size {
  const scale = Math.min(1, maxSize.width / crop.width, maxSize.height / crop.height);
  return { width: Math.max(1, Math.round(crop.width * scale)), height: Math.max(1, Math.round(crop.height * scale)) };
}

const percent = (part: number): string => `${Math.round(part * 1e5) / 1e3}%`;

/**
 * The CSS size and position of the whole image with which a frame of any size shows the crop, in percent of the frame.
 */
export const placement = (
  crop: Crop,
  source: Size,
): { readonly width: string; readonly left: string; readonly top: string } => ({
  width: percent(source.width / crop.width),
  left: percent(-crop.x / crop.width),
  top: percent(-crop.y / crop.height),
});

/** Limits of an image or a video in a bubble, in CSS pixels. */
const MAX_SIZE = { width: 300, height: 340 } as const;
/** Keeps a narrow strip large enough to press. */
const MIN_SIZE = { width: 120, height: 96 } as const;
/** The minimum for media with controls or text. */
export const LARGE_MIN_SIZE = { width: 180, height: 124 } as const;
/** The least width of a bubble with a caption or a quote, which a narrow picture would break into short lines. */
export const CAPTION_WIDTH = 228;
const DEFAULT_RATIO = { width: 4, height: 3 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The displayed size of media: scaled down to the maximum, never up, and at least `least`. Unknown sizes get the
 * default ratio.
 */
export function mediaSize(size: Size | null, least: Size = MIN_SIZE): Size {
  const { width, height } =
    size && size.width > 0 && size.height > 0
      ? size
      : { width: DEFAULT_RATIO.width * 1_000, height: DEFAULT_RATIO.height * 1_000 };
  const scale = Math.min(1, MAX_SIZE.width / width, MAX_SIZE.height / height);
  return {
    width: Math.max(least.width, Math.round(width * scale)),
    height: Math.max(least.height, Math.round(height * scale)),
  };
}

/** Whether a picture leaves parts of its frame free, which is wider or higher than the picture. */
export function leavesRoom(size: Size | null, hasText: boolean): boolean {
  const frame = mediaSize(size);
  const width = hasText ? Math.max(frame.width, CAPTION_WIDTH) : frame.width;
  return size !== null && size.height > 0 && Math.abs(width / frame.height / (size.width / size.height) - 1) > 0.05;
}

/** What is taller than this (width to height 4:5) is cropped, or gets bars at its sides. */
const TALLEST = 4 / 5;
/** What is reserved where the size is not known. */
const USUAL = 16 / 9;

/** The ratio of width to height that a card gives an image or a video. */
export const mediaRatio = (info: { readonly width: number; readonly height: number } | null): number =>
  Math.max(info && info.width > 0 && info.height > 0 ? info.width / info.height : USUAL, TALLEST);

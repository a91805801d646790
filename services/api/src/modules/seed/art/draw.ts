import { letters } from './letters';

const SPACING = 17;

interface Lettering {
  readonly size: number;
  readonly colour: string;
  /** The stroke's width in hundredths of the letter's size. */
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A text's width in pixels when capitals are `size` * 0.7 high. */
export function widthOf(text: string, size: number): number {
  const units = [...text].reduce((sum, letter) => sum + (letters[letter]?.[0] ?? 0) + SPACING, -SPACING);
  return (units * size) / 100;
}

/** One line of text; `y` is the baseline. */
export function write(
  x: number,
  y: number,
  text: string,
  { size, colour, weight = 8, anchor = 'start' }: Lettering,
): string {
  const width = widthOf(text, size);
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  let at = 0;
  const strokes = [...text].map((letter) => {
    const [advance, path] = letters[letter] ?? [0, ''];
    const placed = path && `<path transform="translate(${at} 0)" d="${path}"/>`;
    at += advance + SPACING;
    return placed;
  });
  return `<g transform="translate(${left} ${y}) scale(${size / 100})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
}

/** A finished picture. */
export const picture = (width: number, height: number, ...parts: readonly string[]): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`,
  );

/** Even steps from 0 to `count` - 1. */
export const steps = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** The same irregularity each time: a number from 0 to 1 for each whole number. */
export function scatter(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
}

import { limits } from '@cred/contract';
import { decodePosition, encodePosition } from '../../core/cursor';
import type { RatedPosition } from './post-pages';

/** An opaque cursor for the posts that are rated lower than this one. The average keeps its full precision. */
export const encodeRatedCursor = ({ average, id }: RatedPosition): string => encodePosition({ key: average, id });

/**
 * The position in a cursor; null for the first page.
 * @throws AppError 400 for a cursor that `encodeRatedCursor` did not create
 */
export function decodeRatedCursor(cursor: string | undefined): RatedPosition | null {
  // NaN fails both comparisons.
  const position = decodePosition(cursor, (key) => key >= limits.rating.min && key <= limits.rating.max);
  return position && { average: position.key, id: position.id };
}

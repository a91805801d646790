import { decodePosition, encodePosition } from '../../core/cursor';
import type { ChatPosition } from './chat.repository';

/** The end of the year 9999, in milliseconds. */
const LAST_DATE_MS = 253_402_300_799_999;

/** An opaque cursor for the chats that were active before this one. */
export const encodeActiveCursor = ({ lastActiveAt, id }: ChatPosition): string =>
  encodePosition({ key: lastActiveAt.getTime(), id });

/**
 * The position in a cursor; null for the first page.
 * @throws AppError 400 for a cursor that `encodeActiveCursor` did not make
 */
export function decodeActiveCursor(cursor: string | undefined): ChatPosition | null {
  const position = decodePosition(cursor, (key) => Number.isInteger(key) && key >= 0 && key <= LAST_DATE_MS);
  return position && { lastActiveAt: new Date(position.key), id: position.id };
}

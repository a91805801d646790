import { decodePosition, encodePosition } from '../../core/cursor';
import type { ChatPosition } from './chat.repository';

/** The end of the year 9999, in milliseconds. */
const LAST_DATE_MS = 253_402_300_799_999;

/** Encodes a position as an opaque cursor for the chats that were active before it. */
export const encodeActiveCursor = ({ lastActiveAt, id }: ChatPosition): string =>
  encodePosition({ key: lastActiveAt.getTime(), id });

/**
 * Decodes a cursor to a position; null for the first page.
 * @throws AppError 400 for a cursor that `encodeActiveCursor` did not make
 */
export function decodeActiveCursor(cursor: string | undefined): ChatPosition | null {
  const position = decodePosition(cursor, (key) => Number.isInteger(key) && key >= 0 && key <= LAST_DATE_MS);
  return position && { lastActiveAt: new Date(position.key), id: position.id };
}

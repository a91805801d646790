import { errors } from '@cred/service-kit';
import { limits } from '@cred/contract';
import type { ChatPosition } from '../modules/chat/chat.repository';
import type { RatedPlace } from '../modules/posts/post-pages';

const SHAPE = /^[A-Za-z0-9_-]{22}$/;
/** The end of the year 9999, in milliseconds. */
const MOMENT_MAX = 253_402_300_799_999;
const PLACE_SHAPE = /^[A-Za-z0-9_-]{32}$/;
const DOUBLE_BYTES = 8;

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const invalid = () => errors.validationFailed({ cursor: 'Invalid cursor' });

/** An opaque cursor that stands for "what is older than this id". */
export const encodeCursor = (id: string): string => bytesOf(id).toString('base64url');

/**
 * The id behind a cursor; null for the first page.
 * @throws AppError 400 for anything that `encodeCursor` did not make
 */
export function decodeCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  if (!SHAPE.test(cursor)) throw invalid();
  return idOf(Buffer.from(cursor, 'base64url'));
}

/** A number that orders a list, and the id that decides between equals. */
interface Place {
  readonly key: number;
  readonly id: string;
}

/** The number is kept to the last bit. */
function encodePlace({ key, id }: Place): string {
  const bytes = Buffer.alloc(DOUBLE_BYTES);
  bytes.writeDoubleBE(key);
  return Buffer.concat([bytes, bytesOf(id)]).toString('base64url');
}

/** @throws AppError 400 for anything that `encodePlace` did not make, or whose number `isKey` denies */
function decodePlace(cursor: string | undefined, isKey: (key: number) => boolean): Place | null {
  if (cursor === undefined) return null;
  if (!PLACE_SHAPE.test(cursor)) throw invalid();
  const bytes = Buffer.from(cursor, 'base64url');
  const key = bytes.readDoubleBE();
  if (!isKey(key)) throw invalid();
  return { key, id: idOf(bytes.subarray(DOUBLE_BYTES)) };
}

/** An opaque cursor that stands for "what was active before this". */
export const encodeActiveCursor = ({ lastActiveAt, id }: ChatPosition): string =>
  encodePlace({ key: lastActiveAt.getTime(), id });

/**
 * The place behind a cursor; null for the first page.
 * @throws AppError 400 for anything that `encodeActiveCursor` did not make
 */
export function decodeActiveCursor(cursor: string | undefined): ChatPosition | null {
  const place = decodePlace(cursor, (key) => Number.isInteger(key) && key >= 0 && key <= MOMENT_MAX);
  return place && { lastActiveAt: new Date(place.key), id: place.id };
}

/** An opaque cursor that stands for "what is rated worse than this place"; the average is kept to the last bit. */
export const encodeRatedCursor = ({ average, id }: RatedPlace): string => encodePlace({ key: average, id });

/**
 * The place behind a cursor; null for the first page.
 * @throws AppError 400 for anything that `encodeRatedCursor` did not make
 */
export function decodeRatedCursor(cursor: string | undefined): RatedPlace | null {
  // What is not a number is neither below nor above anything.
  const place = decodePlace(cursor, (key) => key >= limits.rating.min && key <= limits.rating.max);
  return place && { average: place.key, id: place.id };
}

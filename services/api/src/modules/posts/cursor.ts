import { errors } from '@cred/service-kit';
import { limits } from '@cred/contract';
import type { RatedPlace } from './post-pages';

const SHAPE = /^[A-Za-z0-9_-]{22}$/;
const RATED_SHAPE = /^[A-Za-z0-9_-]{32}$/;
const DOUBLE_BYTES = 8;

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
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

/** An opaque cursor that stands for "what is rated worse than this place"; the average is kept to the last bit. */
export function encodeRatedCursor({ average, id }: RatedPlace): string {
  const bytes = Buffer.alloc(DOUBLE_BYTES);
  bytes.writeDoubleBE(average);
  return Buffer.concat([bytes, bytesOf(id)]).toString('base64url');
}

/**
 * The place behind a cursor; null for the first page.
 * @throws AppError 400 for anything that `encodeRatedCursor` did not make
 */
export function decodeRatedCursor(cursor: string | undefined): RatedPlace | null {
  if (cursor === undefined) return null;
  if (!RATED_SHAPE.test(cursor)) throw invalid();
  const bytes = Buffer.from(cursor, 'base64url');
  const average = bytes.readDoubleBE();
  // What is not a number is neither below nor above anything.
  if (!(average >= limits.rating.min && average <= limits.rating.max)) throw invalid();
  return { average, id: idOf(bytes.subarray(DOUBLE_BYTES)) };
}

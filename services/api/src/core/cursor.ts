import { errors } from '@cred/service-kit';

const ID_CURSOR = /^[A-Za-z0-9_-]{22}$/;
const POSITION_CURSOR = /^[A-Za-z0-9_-]{32}$/;
const DOUBLE_BYTES = 8;

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const invalid = () => errors.validationFailed({ cursor: 'Invalid cursor' });

/** An opaque cursor for the rows with ids before this one. */
export const encodeCursor = (id: string): string => bytesOf(id).toString('base64url');

/**
 * The id in a cursor; null for the first page.
 * @throws AppError 400 for a cursor that `encodeCursor` did not create
 */
export function decodeCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  if (!ID_CURSOR.test(cursor)) throw invalid();
  return idOf(Buffer.from(cursor, 'base64url'));
}

/** A position in a list that is ordered by a number, then by id. */
export interface SortPosition {
  readonly key: number;
  readonly id: string;
}

/** An opaque cursor for the rows after this position. The number keeps its full precision. */
export function encodePosition({ key, id }: SortPosition): string {
  const bytes = Buffer.alloc(DOUBLE_BYTES);
  bytes.writeDoubleBE(key);
  return Buffer.concat([bytes, bytesOf(id)]).toString('base64url');
}

/**
 * The position in a cursor; null for the first page.
 * @throws AppError 400 for a cursor that `encodePosition` did not create, or whose key fails `isKey`
 */
export function decodePosition(cursor: string | undefined, isKey: (key: number) => boolean): SortPosition | null {
  if (cursor === undefined) return null;
  if (!POSITION_CURSOR.test(cursor)) throw invalid();
  const bytes = Buffer.from(cursor, 'base64url');
  const key = bytes.readDoubleBE();
  if (!isKey(key)) throw invalid();
  return { key, id: idOf(bytes.subarray(DOUBLE_BYTES)) };
}

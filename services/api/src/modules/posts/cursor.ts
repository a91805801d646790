import { errors } from '@cred/service-kit';

const SHAPE = /^[A-Za-z0-9_-]{22}$/;

/** An opaque cursor that stands for "what is older than this id". */
export const encodeCursor = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

/**
 * The id behind a cursor; null for the first page.
 * @throws AppError 400 for anything that `encodeCursor` did not make
 */
export function decodeCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  if (!SHAPE.test(cursor)) throw errors.validationFailed({ cursor: 'Invalid cursor' });
  const hex = Buffer.from(cursor, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

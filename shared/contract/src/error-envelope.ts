import { errorCodes, type ErrorCode } from './error-codes';
import type { ErrorEnvelope } from './schemas/error';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The body of an error response; null when it is not one of Cred's services. The same check as the schema
 * `errorEnvelope`, without zod: a page must be able to show an error before it has loaded more code.
 */
export function parseErrorEnvelope(body: unknown): ErrorEnvelope | null {
  if (!isRecord(body)) return null;
  const { message, error, code, fields, puzzle } = body;
  if (typeof message !== 'string' || typeof error !== 'string' || !isErrorCode(code)) return null;
  if (!isFields(fields) || !isPuzzle(puzzle)) return null;
  return { message, error, code, ...(fields && { fields }), ...(puzzle && { puzzle: pick(puzzle) }) };
}

const isErrorCode = (code: unknown): code is ErrorCode => (errorCodes as readonly unknown[]).includes(code);

const isFields = (fields: unknown): fields is ErrorEnvelope['fields'] =>
  fields === undefined || (isRecord(fields) && Object.values(fields).every((text) => typeof text === 'string'));

type Puzzle = NonNullable<ErrorEnvelope['puzzle']>;

const isPuzzle = (puzzle: unknown): puzzle is Puzzle | undefined =>
  puzzle === undefined ||
  (isRecord(puzzle) && typeof puzzle['puzzle'] === 'string' && Number.isSafeInteger(puzzle['bits']));

const pick = ({ puzzle, bits }: Puzzle): Puzzle => ({ puzzle, bits });

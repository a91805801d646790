import { errorCodes, type ErrorCode } from './error-codes';
import type { ErrorEnvelope } from './schemas/error';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What can be read of an error response's body; each part by itself, so that a strange one costs no other. */
export interface ReadError extends Pick<ErrorEnvelope, 'fields' | 'puzzle'> {
  /** The server's sentence; null without one. */
  readonly message: string | null;
  /** Null for a code that this build does not know. */
  readonly code: ErrorCode | null;
}

/**
 * Reads the body of an error response, also of a newer service or of something in between: any text in `message` or
 * `error` is the message. Without zod: a page must be able to show an error before it has loaded more code.
 */
export function readErrorBody(body: unknown): ReadError {
  const { message, error, code, fields, puzzle } = isRecord(body) ? body : {};
  return {
    message: [message, error].find(isText) ?? null,
    code: isErrorCode(code) ? code : null,
    ...(isFields(fields) && { fields }),
    ...(isPuzzle(puzzle) && { puzzle: { puzzle: puzzle.puzzle, bits: puzzle.bits } }),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const isErrorCode = (code: unknown): code is ErrorCode => (errorCodes as readonly unknown[]).includes(code);

const isFields = (fields: unknown): fields is NonNullable<ErrorEnvelope['fields']> =>
  isRecord(fields) && Object.values(fields).every((text) => typeof text === 'string');

const isPuzzle = (puzzle: unknown): puzzle is NonNullable<ErrorEnvelope['puzzle']> =>
  isRecord(puzzle) && typeof puzzle['puzzle'] === 'string' && Number.isSafeInteger(puzzle['bits']);

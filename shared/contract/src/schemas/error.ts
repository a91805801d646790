import * as z from 'zod';
import { errorCodes } from '../error-codes';

export { errorCodes, type ErrorCode } from '../error-codes';

/** Work for a browser before its next try: see `getLoginPuzzle` and `getRecoveryPuzzle`. */
export const puzzle = z.object({ puzzle: z.string(), bits: z.number().int() });
export type Puzzle = z.infer<typeof puzzle>;

/**
 * The body of every error response (SRV-2). `message` and `error` are the same sentence, because clients read either;
 * `fields` maps a field's path to its first error; `puzzle` replaces a solved one that was not accepted (AUTH-39).
 */
export const errorEnvelope = z.object({
  message: z.string(),
  error: z.string(),
  code: z.enum(errorCodes),
  fields: z.record(z.string(), z.string()).optional(),
  puzzle: puzzle.optional(),
});

export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

import * as z from 'zod';

/** Every error code that a service can return. Codes are stable: never rename one. */
export const errorCodes = [
  'validation_failed',
  'malformed_body',
  'unauthenticated',
  'invalid_credentials',
  'forbidden',
  'not_yours',
  'origin_not_allowed',
  'audience_not_allowed',
  'reauth_required',
  'second_factor_required',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'conflict',
  'username_taken',
  'email_taken',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'not_built',
  'overloaded',
  'insufficient_storage',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

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

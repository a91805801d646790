import type { ErrorEnvelope, Puzzle } from '@cred/contract';

type Code = ErrorEnvelope['code'];

interface Details {
  /** The first error of each field, by the field's path. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Whole seconds, sent as `Retry-After`. */
  readonly retryAfter?: number;
  /** To be solved before the next try (AUTH-39). */
  readonly puzzle?: Puzzle;
  readonly cause?: unknown;
}

/** An error whose contents are sent to the client in the error envelope unchanged. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfter: number | undefined;
  readonly puzzle: Puzzle | undefined;

  constructor(
    readonly statusCode: number,
    readonly code: Code,
    message: string,
    details: Details = {},
  ) {
    super(message, { cause: details.cause });
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.puzzle = details.puzzle;
  }
}

/** A database that was replaced or restarted is usually back within this time. */
const DATABASE_RETRY_SECONDS = 2;
/** A full disk needs an operator. */
const DISK_RETRY_SECONDS = 60;

/** Every error of the services, with its status, stable code and message (SRV-2). */
export const errors = {
  validationFailed: (fields: Readonly<Record<string, string>>, message?: string) =>
    new AppError(400, 'validation_failed', message ?? firstOf(fields) ?? 'Something in the request is not valid', {
      fields,
    }),
  malformedBody: (message = 'The request could not be read') => new AppError(400, 'malformed_body', message),
  unauthenticated: () => new AppError(401, 'unauthenticated', 'Please log in first'),
  invalidCredentials: (message = 'Username or password is wrong') => new AppError(401, 'invalid_credentials', message),
  forbidden: (message = 'This is not allowed') => new AppError(403, 'forbidden', message),
  notYours: () => new AppError(403, 'not_yours', 'You can only do this for your own account'),
  originNotAllowed: () => new AppError(403, 'origin_not_allowed', 'Requests from this origin are not allowed'),
  audienceNotAllowed: () =>
    new AppError(403, 'audience_not_allowed', 'Only health professionals can choose this audience'),
  reauthRequired: () => new AppError(403, 'reauth_required', 'Please confirm your current password'),
  secondFactorRequired: (message = 'Please confirm with a passkey or a code') =>
    new AppError(403, 'second_factor_required', message),
  notFound: (message = 'Not found') => new AppError(404, 'not_found', message),
  requestTimeout: (message = 'The connection was too slow, please try again') =>
    new AppError(408, 'request_timeout', message),
  conflict: (
    code: 'conflict' | 'username_taken' | 'email_taken',
    message: string,
    fields?: Readonly<Record<string, string>>,
  ) => new AppError(409, code, message, fields ? { fields } : {}),
  payloadTooLarge: (message = 'This is too large') => new AppError(413, 'payload_too_large', message),
  unsupportedMediaType: (message = 'This type of content is not supported') =>
    new AppError(415, 'unsupported_media_type', message),
  tooManyRequests: (seconds: number, message = 'Too many requests, please try again later') =>
    new AppError(429, 'too_many_requests', message, { retryAfter: Math.max(1, Math.ceil(seconds)) }),
  /** A solved puzzle that is not accepted: wrong, expired, used, or of another network, call or account (AUTH-39). */
  puzzleRejected: (puzzle: Puzzle) =>
    new AppError(429, 'too_many_requests', 'This took too long, or your network has changed. Please try again', {
      retryAfter: 1,
      puzzle,
    }),
  internal: () => new AppError(500, 'internal', 'Something went wrong on our side'),
  notBuilt: () => new AppError(501, 'not_built', 'This is not available yet'),
  overloaded: (seconds = 5, cause?: unknown) =>
    new AppError(503, 'overloaded', 'The service is busy, please try again in a moment', {
      retryAfter: seconds,
      cause,
    }),
  /** The database cannot be reached or does not respond; no change of the request is saved (SRV-50). */
  databaseUnavailable: (cause: unknown) =>
    new AppError(503, 'overloaded', 'The service is busy, please try again in a moment', {
      retryAfter: DATABASE_RETRY_SECONDS,
      cause,
    }),
  /**
   * The connection broke during or after the commit (SRV-50). Without `Retry-After`, because a retry could save the
   * change twice.
   */
  outcomeUnknown: (cause: unknown) =>
    new AppError(
      503,
      'overloaded',
      'The connection was lost. This may have been saved: please check before you try again',
      { cause },
    ),
  /** A disk is full (SRV-52); nothing of the request is stored. */
  insufficientStorage: (cause?: unknown) =>
    new AppError(507, 'insufficient_storage', 'There is no space left to store this, please try again later', {
      retryAfter: DISK_RETRY_SECONDS,
      cause,
    }),
} as const;

/** The body of an error response; `message` and `error` are the same, since clients read either. */
export const toEnvelope = (error: AppError): ErrorEnvelope => ({
  message: error.message,
  error: error.message,
  code: error.code,
  ...(error.fields ? { fields: { ...error.fields } } : {}),
  ...(error.puzzle ? { puzzle: error.puzzle } : {}),
});

const firstOf = (fields: Readonly<Record<string, string>>): string | undefined => Object.values(fields)[0];

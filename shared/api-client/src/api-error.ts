import { readErrorBody, type ErrorCode, type Puzzle } from '@cred/contract';

/**
 * `network`: no response. `unknown`: a response without a code that this build knows, such as a proxy's error page or
 * that of a newer service.
 */
export type ApiErrorCode = ErrorCode | 'network' | 'unknown';

interface ApiErrorDetails {
  readonly code: ApiErrorCode;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly statusText?: string;
  /** The first error by field path, for `validation_failed`. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly retryAfter?: number | null;
  readonly puzzle?: Puzzle | undefined;
  /** Whether the message is the server's own sentence. */
  readonly isServerMessage?: boolean;
}

/** A failed call. Recognised by `name` and `code`, not by instanceof, because it can come from another build. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly statusText: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds until a retry, from the `Retry-After` header; null without one. */
  readonly retryAfter: number | null;
  /** To be solved instead of the one that was not accepted (AUTH-39). */
  readonly puzzle: Puzzle | undefined;
  /** Whether the message is the server's own sentence, in place of one for a response without any. */
  readonly isServerMessage: boolean;

  constructor(message: string, details: ApiErrorDetails) {
    super(message);
    this.code = details.code;
    this.status = details.status;
    this.statusText = details.statusText ?? '';
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter ?? null;
    this.puzzle = details.puzzle;
    this.isServerMessage = details.isServerMessage ?? false;
  }
}

export const isApiError = (value: unknown): value is ApiError =>
  value instanceof Error && value.name === 'ApiError' && 'code' in value;

/** The error of a call without a response. */
export const connectionError = (message = 'No connection. Check your network and try again.'): ApiError =>
  new ApiError(message, { code: 'network', status: 0 });

interface ErrorResponse {
  readonly status: number;
  readonly statusText: string;
  /** The parsed body, of any shape. */
  readonly data: unknown;
  /** The `Retry-After` header. */
  readonly retryAfter: unknown;
}

/** Converts an error response to an ApiError. */
export function fromErrorResponse({ status, statusText, data, retryAfter }: ErrorResponse): ApiError {
  const { message, code, ...rest } = readErrorBody(data);
  return new ApiError(message ?? `The server answered ${status}`, {
    ...rest,
    status,
    statusText,
    retryAfter: parseRetryAfter(retryAfter),
    code: code ?? 'unknown',
    isServerMessage: message !== null,
  });
}

/** The error message of the server's response; null without a response, or for one without a message. */
export const serverMessage = (error: unknown): string | null =>
  isApiError(error) && error.isServerMessage ? error.message : null;

/** Cred's services send seconds; a date, the other valid format, is ignored. */
const parseRetryAfter = (header: unknown): number | null =>
  typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : null;

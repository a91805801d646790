import { parseErrorEnvelope, type ErrorCode, type Puzzle } from '@cred/contract';

/**
 * `network`: no response. `unknown`: a response that does not come from a Cred service, such as a proxy's error page.
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

  constructor(message: string, details: ApiErrorDetails) {
    super(message);
    this.code = details.code;
    this.status = details.status;
    this.statusText = details.statusText ?? '';
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter ?? null;
    this.puzzle = details.puzzle;
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
  const parsed = parseErrorEnvelope(data);
  const details = { status, statusText, retryAfter: parseRetryAfter(retryAfter) };
  return parsed
    ? new ApiError(parsed.message, { ...details, ...parsed })
    : new ApiError(`The server answered ${status}`, { ...details, code: 'unknown' });
}

/** The error message of the server's response; null without a response from a Cred service. */
export const serverMessage = (error: unknown): string | null =>
  isApiError(error) && error.code !== 'network' && error.code !== 'unknown' && error.message !== ''
    ? error.message
    : null;

/** Cred's services send seconds; a date, the other valid format, is ignored. */
const parseRetryAfter = (header: unknown): number | null =>
  typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : null;

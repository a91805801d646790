import { schemas, type ErrorCode } from '@cred/contract';
import { AxiosError } from 'axios';

/** `network`: no answer came at all. `unknown`: an answer that is not ours (a proxy's page, say). */
export type ApiErrorCode = ErrorCode | 'network' | 'unknown';

interface ApiErrorDetails {
  readonly code: ApiErrorCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly statusText?: string;
  /** First fault by field path, for `validation_failed`. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly retryAfter?: number | null;
}

/** A call that failed. Told apart by `name` and `code`, since it crosses builds (never by instanceof). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly statusText: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds until the call is worth another try, as the server says (a 429, say); null when it does not. */
  readonly retryAfter: number | null;

  constructor(message: string, details: ApiErrorDetails) {
    super(message);
    this.code = details.code;
    this.status = details.status;
    this.statusText = details.statusText ?? '';
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter ?? null;
  }
}

export const isApiError = (value: unknown): value is ApiError =>
  value instanceof Error && value.name === 'ApiError' && 'code' in value;

/** No answer came. */
export const noConnection = (message = 'No connection. Check your network and try again.'): ApiError =>
  new ApiError(message, { code: 'network', status: 0 });

interface ErrorResponse {
  readonly status: number;
  readonly statusText: string;
  /** The body, parsed; whatever it is. */
  readonly data: unknown;
  /** The `Retry-After` header. */
  readonly retryAfter: unknown;
}

/** An answer that is no success. */
export function toRefusal({ status, statusText, data, retryAfter }: ErrorResponse): ApiError {
  const parsed = schemas.errorEnvelope.safeParse(data);
  const details = { status, statusText, retryAfter: parseRetryAfter(retryAfter) };
  return parsed.success
    ? new ApiError(parsed.data.message, { ...details, code: parsed.data.code, fields: parsed.data.fields })
    : new ApiError(`The server answered ${status}`, { ...details, code: 'unknown' });
}

/** The sentence that the server answered with; null when no answer of ours came. */
export const serverMessage = (error: unknown): string | null =>
  isApiError(error) && error.code !== 'network' && error.code !== 'unknown' && error.message !== ''
    ? error.message
    : null;

/** Turns whatever a request threw into an ApiError. Cancellations pass through unchanged. */
export function toApiError(thrown: unknown): unknown {
  if (!(thrown instanceof AxiosError) || thrown.code === AxiosError.ERR_CANCELED) return thrown;
  const { response } = thrown;
  if (!response) return noConnection();
  const { status, statusText, data, headers } = response;
  return toRefusal({ status, statusText, data, retryAfter: headers['retry-after'] });
}

/** Our services send seconds; a date, which others may send, tells nothing here. */
const parseRetryAfter = (header: unknown): number | null =>
  typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : null;

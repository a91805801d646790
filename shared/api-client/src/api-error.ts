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
}

/** A call that failed. Told apart by `name` and `code`, since it crosses builds (never by instanceof). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly statusText: string;
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, details: ApiErrorDetails) {
    super(message);
    this.code = details.code;
    this.status = details.status;
    this.statusText = details.statusText ?? '';
    this.fields = details.fields ?? {};
  }
}

export const isApiError = (value: unknown): value is ApiError =>
  value instanceof Error && value.name === 'ApiError' && 'code' in value;

/** Turns whatever a request threw into an ApiError. Cancellations pass through unchanged. */
export function toApiError(thrown: unknown): unknown {
  if (!(thrown instanceof AxiosError) || thrown.code === AxiosError.ERR_CANCELED) return thrown;
  const { response } = thrown;
  if (!response) return new ApiError('No connection. Check your network and try again.', { code: 'network', status: 0 });
  const parsed = schemas.errorEnvelope.safeParse(response.data);
  const { status, statusText } = response;
  return parsed.success
    ? new ApiError(parsed.data.message, { code: parsed.data.code, status, statusText, fields: parsed.data.fields })
    : new ApiError(`The server answered ${status}`, { code: 'unknown', status, statusText });
}

/** Why an outside service gave no result, for logs and tests. Never contains text that was sent or received. */
export type FailureReason = 'malformed' | 'rate' | 'redirect' | 'status' | 'time' | 'too-large' | 'unreachable';

interface Details {
  readonly status?: number;
  /** Milliseconds to wait before the next request, as the service requests. */
  readonly retryAfterMs?: number;
}

/**
 * Thrown for every failed request to an outside service. Has no `cause` on purpose, because a cause may quote the
 * response.
 */
export class OutsideFailure extends Error {
  override readonly name = 'OutsideFailure';
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(
    readonly reason: FailureReason,
    { status, retryAfterMs }: Details = {},
  ) {
    super(`outside service: ${reason}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The part of a failure that may be logged. */
export const loggableReason = (failure: unknown): FailureReason | 'fault' =>
  failure instanceof OutsideFailure ? failure.reason : 'fault';

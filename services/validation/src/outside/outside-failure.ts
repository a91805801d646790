/** Why an outside service gave nothing: for the log and for tests. It carries no text that was sent or came back. */
export type FailureReason = 'malformed' | 'rate' | 'redirect' | 'status' | 'time' | 'too-large' | 'unreachable';

interface Details {
  readonly status?: number;
  /** Milliseconds that the service asks to be left alone for. */
  readonly retryAfterMs?: number;
}

/** Thrown by everything that asks an outside service. It has no cause on purpose: causes quote what was read. */
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

/** What of a failure may be logged. */
export const loggableReason = (failure: unknown): FailureReason | 'fault' =>
  failure instanceof OutsideFailure ? failure.reason : 'fault';

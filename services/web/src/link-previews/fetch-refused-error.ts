/** Why there is no preview: for the log and for tests, never for members. */
export type RefusalReason =
  | 'address'
  | 'body'
  | 'connection'
  | 'content-encoding'
  | 'content-type'
  | 'decode'
  | 'name'
  | 'redirect'
  | 'redirects'
  | 'status'
  | 'time'
  | 'too-large';

/** Thrown by everything that fetches and reads what other sites serve. */
export class FetchRefusedError extends Error {
  override readonly name = 'FetchRefused';
  constructor(
    readonly reason: RefusalReason,
    cause?: unknown,
  ) {
    super(`no preview: ${reason}`, { cause });
  }
}

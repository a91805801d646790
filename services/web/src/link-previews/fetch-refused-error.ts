/** Why there is no preview: for the log and tests, never for members. */
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

/** Thrown by all code that fetches and parses content of other sites. */
export class FetchRefusedError extends Error {
  override readonly name = 'FetchRefused';
  constructor(
    readonly reason: RefusalReason,
    cause?: unknown,
  ) {
    super(`no preview: ${reason}`, { cause });
  }
}

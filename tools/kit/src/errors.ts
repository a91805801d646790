/** An error that the operator can correct; its message explains how, in one or two sentences. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** The command line is invalid; the message explains why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The exit code after a `UsageError`. */
export const EXIT_USAGE = 64;

/** The `code` of a system error, such as `ENOENT`; undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  // Not instanceof: inside jest, errors of Node's modules belong to another realm.
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The message of a thrown value. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

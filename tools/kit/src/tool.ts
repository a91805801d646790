/** What `tools/bootstrap.mjs` hands to each command's `main`; it exits with the number that main gives. */
export interface Tool {
  /** The first Ctrl-C or SIGTERM. */
  readonly stop: AbortSignal;
  /** A second one. */
  readonly hurry: AbortSignal;
  readonly args: readonly string[];
}

/** What `tools/bootstrap.mjs` passes to each command's `main`, which returns the exit code. */
export interface Tool {
  /** The first Ctrl-C or SIGTERM. */
  readonly stop: AbortSignal;
  /** A second one. */
  readonly forceStop: AbortSignal;
  readonly args: readonly string[];
}

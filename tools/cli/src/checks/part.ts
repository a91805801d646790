/** What a part of `npm test` came to. */
export interface PartResult {
  readonly passed: number;
  readonly failed: number;
  /** What was looked at, such as `412 files`. */
  readonly detail: string;
}

export interface PartContext {
  readonly root: string;
  readonly stop: AbortSignal;
  /** Passed on to the part's tool, where it takes any. */
  readonly args: readonly string[];
  /** Shows output of a tool as it comes. */
  show(text: string): void;
}

export interface Part {
  readonly name: string;
  /** What it is about to do, for the console. */
  readonly title: string;
  /** Whether its tool takes words of its own, such as which files; else they are refused instead of passed over. */
  readonly takesWords?: boolean;
  /** Runs by its name only, not with the whole of `npm test`. */
  readonly onDemand?: boolean;
  run(context: PartContext): Promise<PartResult>;
}

/** A part that looked at nothing has not passed. */
export function refuseNothing(result: PartResult): PartResult {
  return result.passed + result.failed > 0
    ? result
    : { passed: 0, failed: 1, detail: `nothing ran (${result.detail})` };
}

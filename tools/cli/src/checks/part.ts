import { seconds } from '@cred/tool-kit/console';

/** A test file and how long its tests took. */
export interface TestFileTime {
  readonly file: string;
  readonly milliseconds: number;
}

/** The result of a part of `npm test`. */
export interface PartResult {
  readonly passed: number;
  readonly failed: number;
  /** What was checked, such as `412 files`. */
  readonly detail: string;
  /** The durations of the test files; absent when the part runs no tests. */
  readonly times?: readonly TestFileTime[];
}

export interface PartContext {
  readonly root: string;
  readonly stop: AbortSignal;
  /** Arguments for the part's tool, where it takes any. */
  readonly args: readonly string[];
  /** Prints output of a tool when it arrives. */
  show(text: string): void;
}

export interface Part {
  readonly name: string;
  /** What the part does, for the console. */
  readonly title: string;
  /** Whether its tool takes arguments, such as files; otherwise arguments are an error. */
  readonly takesArguments?: boolean;
  /** It reads the sources with one or two threads for seconds, so that it runs while other static parts do. */
  readonly isStatic?: boolean;
  run(context: PartContext): Promise<PartResult>;
}

/** Turns the result of a part that checked nothing into a failure. */
export function failIfNothingRan(result: PartResult): PartResult {
  return result.passed + result.failed > 0
    ? result
    : { passed: 0, failed: 1, detail: `nothing ran (${result.detail})` };
}

const SLOWEST = 20;

/** The slowest test files, one a line, slowest first. */
export function slowestText(times: readonly TestFileTime[]): string {
  return [...times]
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST)
    .map(({ file, milliseconds }) => `  ${seconds(milliseconds).padStart(8)}  ${file}`)
    .join('\n');
}

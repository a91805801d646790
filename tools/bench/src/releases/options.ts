import { createProgram, parseArguments } from '@cred/tool-kit/arguments';
import { UsageError } from '@cred/tool-kit/errors';

const parts = ['build', 'reproducible', 'publish', 'rollback', 'bytes', 'lcp'] as const;
type Part = (typeof parts)[number];

export interface Options {
  /** How often each page is loaded in each variant, and how often a build is rolled back. */
  readonly runs: number;
  readonly only: readonly Part[];
  /** One JSON document on standard output; progress goes to standard error. */
  readonly json: boolean;
}

const RUNS = 7;

const USAGE = `npm run bench:releases -- [--runs N] [--only ${parts.join(',')}] [--json]`;

/** Reads the command line. @throws UsageError */
export function parseOptions(args: readonly string[]): Options {
  const program = createProgram()
    .option('--runs <number>', '', parseRuns, RUNS)
    .option('--only <parts>', '', (names: string, before: readonly Part[]) => [...before, ...parseParts(names)], [])
    .option('--json', '', false);
  try {
    if (!parseArguments(program, args)) throw new UsageError('Measures the releases');
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${error.message}\n${USAGE}`) : error;
  }
  const { only, ...options } = program.opts<Options>();
  return { ...options, only: only.length === 0 ? parts : parts.filter((part) => only.includes(part)) };
}

function parseRuns(text: string): number {
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1 || runs > 100)
    throw new UsageError(`--runs takes a whole number from 1 to 100, not ${text}`);
  return runs;
}

function parseParts(names: string): Part[] {
  return names.split(',').map((name) => {
    const part = parts.find((each) => each === name.trim());
    if (!part) throw new UsageError(`There is no part ${name}. There are: ${parts.join(', ')}`);
    return part;
  });
}

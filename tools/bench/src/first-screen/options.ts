import { createProgram, parseArguments } from '@cred/tool-kit/arguments';
import { UsageError } from '@cred/tool-kit/errors';

const parts = ['paints', 'document', 'server'] as const;
type Part = (typeof parts)[number];

export interface Options {
  /** How often each page is loaded with and without markup. */
  readonly runs: number;
  /** How many pages the page server makes while its memory is watched. */
  readonly pages: number;
  readonly only: readonly Part[];
}

const defaults = { runs: 15, pages: 3_000 };
const USAGE = `npm run bench:first-screen -- [--runs N] [--pages N] [--only ${parts.join(',')}]`;

/** Reads the command line. @throws UsageError */
export function parseOptions(args: readonly string[]): Options {
  const program = createProgram()
    .option('--runs <number>', '', within('--runs', 1, 100), defaults.runs)
    .option('--pages <number>', '', within('--pages', 100, 100_000), defaults.pages)
    .option('--only <parts>', '', (names: string): readonly Part[] => parseParts(names), parts);
  try {
    if (!parseArguments(program, args)) throw new UsageError('Measures the first screen');
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${error.message}\n${USAGE}`) : error;
  }
  return program.opts<Options>();
}

const within = (name: string, min: number, max: number) => (text: string) => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new UsageError(`${name} takes a whole number from ${min} to ${max}, not ${text}`);
  return value;
};

function parseParts(names: string): Part[] {
  return names.split(',').map((name) => {
    const part = parts.find((each) => each === name.trim());
    if (!part) throw new UsageError(`There is no part ${name}. There are: ${parts.join(', ')}`);
    return part;
  });
}

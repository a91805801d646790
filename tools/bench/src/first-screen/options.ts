import { createProgram, parseArguments } from '@cred/tool-kit/arguments';
import { UsageError } from '@cred/tool-kit/errors';

const parts = ['paints', 'document', 'speed', 'memory', 'hanging', 'navigation', 'inp'] as const;
type Part = (typeof parts)[number];

export interface Options {
  /** How often each page is loaded with and without markup. */
  readonly runs: number;
  /** How long the page server makes pages as fast as it can, and then at half the rate. */
  readonly seconds: number;
  /** How many pages the page server makes while its memory is watched, and how often a build changes in that time. */
  readonly pages: number;
  readonly flips: number;
  /** How many builds hang on the server, for each way of hanging. */
  readonly hanging: number;
  readonly only: readonly Part[];
}

const defaults = { runs: 15, seconds: 20, pages: 10_000, flips: 300, hanging: 30 };
const USAGE = `npm run bench:first-screen -- [--runs N] [--seconds N] [--pages N] [--flips N] [--hanging N] [--only ${parts.join(',')}]`;

/** Reads the command line. @throws UsageError */
export function parseOptions(args: readonly string[]): Options {
  const program = createProgram()
    .option('--runs <number>', '', within('--runs', 1, 100), defaults.runs)
    .option('--seconds <number>', '', within('--seconds', 2, 600), defaults.seconds)
    .option('--pages <number>', '', within('--pages', 100, 100_000), defaults.pages)
    .option('--flips <number>', '', within('--flips', 0, 10_000), defaults.flips)
    .option('--hanging <number>', '', within('--hanging', 1, 1_000), defaults.hanging)
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

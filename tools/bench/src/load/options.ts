import { createProgram, parseArguments } from '@cred/tool-kit/arguments';
import { UsageError } from '@cred/tool-kit/errors';

export interface Options {
  readonly members: number;
  /** The measured time, after the warm-up. */
  readonly seconds: number;
}

const defaults: Options = { members: 1_000, seconds: 60 };
const USAGE = 'npm run bench:load -- [--members N] [--seconds N]';

/** Reads the command line. @throws UsageError */
export function parseOptions(args: readonly string[]): Options {
  const program = createProgram()
    .option('--members <number>', '', within('--members', 2, 1_000), defaults.members)
    .option('--seconds <number>', '', within('--seconds', 5, 3_600), defaults.seconds);
  try {
    if (!parseArguments(program, args)) throw new UsageError('Measures response times of many members');
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${error.message}\n${USAGE}`) : error;
  }
  const options = program.opts<Options>();
  if (options.members % 2 !== 0) throw new UsageError(`--members takes an even number: they chat in pairs\n${USAGE}`);
  return options;
}

const within = (name: string, min: number, max: number) => (text: string) => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new UsageError(`${name} takes a whole number from ${min} to ${max}, not ${text}`);
  return value;
};

import { createProgram, parseArguments } from '@cred/tool-kit/arguments';
import { UsageError } from '@cred/tool-kit/errors';

export const scenarios = ['kills', 'flapping', 'frozen', 'disk', 'clock', 'attacks'] as const;
type Scenario = (typeof scenarios)[number];

export interface Options {
  /** How long processes and connections are killed. */
  readonly seconds: number;
  readonly only: readonly Scenario[];
  /** Only attacks whose name contains this. */
  readonly attack: string;
}

const SECONDS = 120;
const USAGE = `npm run bench:resilience -- [--seconds N] [--only ${scenarios.join(',')}] [--attack NAME]`;

/** Reads the command line. @throws UsageError */
export function parseOptions(args: readonly string[]): Options {
  const program = createProgram()
    .option('--seconds <number>', '', parseSeconds, SECONDS)
    .option('--only <names>', '', (names: string, before: readonly Scenario[]) => [...before, ...parseNames(names)], [])
    .option('--attack <name>', '', '');
  try {
    if (!parseArguments(program, args))
      throw new UsageError('Measures the effects of failing processes and hostile clients');
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${error.message}\n${USAGE}`) : error;
  }
  const { only, ...options } = program.opts<Options>();
  return { ...options, only: only.length === 0 ? scenarios : scenarios.filter((name) => only.includes(name)) };
}

function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 5 || seconds > 86_400)
    throw new UsageError(`--seconds takes a whole number from 5 to 86400, not ${text}`);
  return seconds;
}

function parseNames(names: string): Scenario[] {
  return names.split(',').map((name) => {
    const scenario = scenarios.find((each) => each === name.trim());
    if (!scenario) throw new UsageError(`There is no scenario ${name}. There are: ${scenarios.join(', ')}`);
    return scenario;
  });
}

import { parseArgs } from 'node:util';
import { OperatorError } from '@cred/tool-kit/errors';

export const parts = ['build', 'publish', 'rollback', 'bytes', 'lcp'] as const;
export type Part = (typeof parts)[number];

export interface Options {
  /** How often each page is loaded in each form, and how often a build is rolled back. */
  readonly runs: number;
  readonly only: readonly Part[];
  /** One JSON document on the standard output; how far it is goes to the standard error. */
  readonly json: boolean;
}

const RUNS = 7;

/** Reads the command line. @throws OperatorError that says what would be right */
export function parseOptions(args: readonly string[]): Options {
  const { values } = read(args);
  const runs = Number(values.runs ?? RUNS);
  if (!Number.isInteger(runs) || runs < 1 || runs > 100)
    throw new OperatorError(`--runs takes a whole number from 1 to 100, not ${values.runs}`);
  const only = (values.only ?? [])
    .flatMap((names) => names.split(','))
    .map((name) => {
      const part = parts.find((each) => each === name.trim());
      if (!part) throw new OperatorError(`There is no part ${name}. There are: ${parts.join(', ')}`);
      return part;
    });
  return { runs, only: only.length === 0 ? parts : parts.filter((part) => only.includes(part)), json: values.json };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        runs: { type: 'string' },
        only: { type: 'string', multiple: true },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new OperatorError(
      `${error instanceof Error ? error.message : String(error)}\nnpm run bench:releases -- [--runs N] [--only ${parts.join(',')}] [--json]`,
    );
  }
}

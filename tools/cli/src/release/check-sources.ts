import { join } from 'node:path';
import { OperatorError } from '@cred/tool-kit/errors';
import { lastLines, runCommand } from '@cred/tool-kit/process/run-command';
import type { Context } from './context';

const OUTPUT_LINES = 40;

/** A check of an area before it is published: a command of Node in the checkout. */
interface Check {
  readonly progress: string;
  readonly failure: string;
  readonly command: (root: string, area: string) => readonly string[];
}

const types: Check = {
  progress: 'Checking the types of',
  failure: 'has type errors, so it was not published',
  command: (root, area) => [
    join(root, 'node_modules', 'typescript', 'bin', 'tsc'),
    '-b',
    '--pretty',
    'false',
    `remotes/${area}`,
  ],
};

const tests: Check = {
  progress: 'Running the tests of',
  failure: 'fails its tests, so it was not published. Without them: --skip-tests; with --live the history then says so',
  command: (root, area) => [join(root, 'tools', 'test.mjs'), 'unit', `remotes/${area}/`],
};

/**
 * Checks an area's sources before they are built for members: the types always, the tests unless they are skipped.
 * @throws OperatorError with the end of the output of the check that failed
 */
export async function checkSources(
  area: string,
  skipTests: boolean,
  { root, stop, progress }: Pick<Context, 'root' | 'stop' | 'progress'>,
): Promise<void> {
  for (const check of skipTests ? [types] : [types, tests]) {
    progress(`${check.progress} ${area}`);
    const { code, output } = await runCommand(process.execPath, check.command(root, area), { cwd: root, signal: stop });
    if (code !== 0) throw new OperatorError(`${lastLines(output, OUTPUT_LINES)}\n\n${area} ${check.failure}`);
  }
}

import { join } from 'node:path';
import { count, print, seconds, step } from '../console';
import { OperatorError } from '../errors';
import { lastLines, runCommand } from '../process/run-command';
import { buildables, builtId, isStale, type Buildable } from './workspaces';

/** Builds share the machine with other programs: two at once. */
const atOnce = 2;

async function buildOne(
  root: string,
  workspace: Buildable,
  signal: AbortSignal,
  log: (line: string) => void,
): Promise<void> {
  const began = performance.now();
  const cli = join(root, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js');
  const { code, output } = await runCommand(process.execPath, [cli, 'build'], {
    cwd: join(root, workspace.folder),
    env: { ...process.env, NODE_ENV: 'production' },
    signal,
  });
  if (code !== 0) throw new OperatorError(`${workspace.folder} could not be built:\n${lastLines(output, 40)}`);
  const id = builtId(root, workspace);
  if (!id)
    throw new OperatorError(
      `${workspace.folder} was built without an error, but its output is not complete:\n${lastLines(output)}`,
    );
  log(`    ${workspace.folder.padEnd(24)} ${id}  ${seconds(performance.now() - began)}`);
}

/**
 * Builds these workspaces, two at a time; the first failure aborts the others.
 * @throws OperatorError with the compiler's output
 */
export async function buildAll(
  root: string,
  workspaces: readonly Buildable[],
  signal: AbortSignal,
  log: (line: string) => void = print,
): Promise<void> {
  const waiting = [...workspaces];
  const failed = new AbortController();
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (failed.signal.aborted) return;
      try {
        await buildOne(root, next, AbortSignal.any([signal, failed.signal]), log);
      } catch (error) {
        failed.abort(error);
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  signal.throwIfAborted();
  // The first failure is the reason; the other worker was only aborted by it.
  if (results.some(({ status }) => status === 'rejected')) throw failed.signal.reason;
}

/** Builds the stale workspaces, or prints that there are none. */
export async function buildStale(root: string, stop: AbortSignal, excludedArea?: string): Promise<void> {
  const all = buildables(root).filter(({ folder }) => folder !== `remotes/${excludedArea}`);
  const due = all.filter((workspace) => isStale(root, workspace));
  const title = due.length === 0 ? 'builds are up to date' : `build ${due.length} of ${count(all.length, 'workspace')}`;
  await step(title, () => buildAll(root, due, stop));
}

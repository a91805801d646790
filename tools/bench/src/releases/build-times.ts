import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '@cred/tool-kit/builds/build';
import { buildables, type Buildable } from '@cred/tool-kit/builds/workspaces';
import { readLocalBuild } from '@cred/tool-kit/builds/local-builds';
import { makeCheckout } from './checkout';
import type { BuildResults } from './measured';

const REPEATS = 3;

/**
 * Measures clean builds: outputs and caches are removed before each, every build is a separate command, and the
 * checkout is a copy. The operating system's file cache is not cleared.
 */
export async function measureBuilds(
  source: string,
  stop: AbortSignal,
  log: (line: string) => void,
): Promise<BuildResults> {
  const checkout = makeCheckout(source);
  try {
    const { folder } = checkout;
    const all = buildables(folder);
    const areas = all.filter(({ kind }) => kind === 'area');
    const time = async (workspaces: readonly Buildable[]): Promise<number> => {
      for (const each of workspaces) rmSync(join(folder, each.folder, 'dist'), { recursive: true, force: true });
      rmSync(join(folder, '.cache'), { recursive: true, force: true });
      const began = performance.now();
      await buildAll(folder, workspaces, stop, () => undefined);
      return performance.now() - began;
    };
    const repeated = async (workspaces: readonly Buildable[]): Promise<number[]> => {
      const times: number[] = [];
      for (let n = 0; n < REPEATS; n += 1) times.push(await time(workspaces));
      return times;
    };

    const single: Record<string, readonly number[]> = {};
    for (const area of areas) {
      single[nameOf(area)] = await repeated([area]);
      log(`${nameOf(area)} built ${REPEATS} times`);
    }
    const shell = await repeated(all.filter(({ kind }) => kind === 'shell'));
    log(`shell built ${REPEATS} times`);
    const together = await repeated(areas);
    log(`all areas built ${REPEATS} times`);

    const changedOthers: Record<string, readonly string[]> = {};
    for (const area of areas) {
      const before = filesByArea(folder, areas);
      appendFileSync(
        join(folder, area.folder, 'src', 'remote.tsx'),
        '\n(globalThis as Record<string, unknown>).benchEdit = 1;\n',
      );
      await time(areas);
      const after = filesByArea(folder, areas);
      const name = nameOf(area);
      if (before[name] === after[name]) throw new Error(`${name} was edited, but its build is unchanged`);
      changedOthers[name] = Object.keys(after).filter((other) => other !== name && before[other] !== after[other]);
      log(
        `${name} edited, all areas built: ${changedOthers[name].length === 0 ? 'no other area changed' : `${changedOthers[name].join(', ')} changed too`}`,
      );
    }
    return { areas: single, shell, all: together, changedOthers };
  } finally {
    checkout.dispose();
  }
}

const nameOf = ({ folder }: Buildable): string => folder.slice('remotes/'.length);

/** Each area's record with the hashes of all its files. */
const filesByArea = (root: string, areas: readonly Buildable[]): Record<string, string> =>
  Object.fromEntries(
    areas.map((area) => [
      nameOf(area),
      readFileSync(join(readLocalBuild(root, nameOf(area)).folder, 'record.json'), 'utf8'),
    ]),
  );

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '@cred/tool-kit/builds/build';
import { buildables, builtId, type Buildable } from '@cred/tool-kit/builds/workspaces';
import { makeCheckout } from './checkout';
import type { EqualFiles } from './measured';

/** Where and when the second checkout is built. */
const elsewhere = { below: 'another/folder/at another depth/cred', TZ: 'Pacific/Auckland', LANG: 'pt_BR.UTF-8' };

/**
 * Builds the shell and every area in two checkouts of the same sources, in folders of different depth, time zones and
 * languages, and counts the files that are equal: those for browsers, compressed copies, the server's, and the record.
 */
export async function measureReproducible(
  source: string,
  stop: AbortSignal,
  log: (line: string) => void,
): Promise<Readonly<Record<string, EqualFiles>>> {
  const first = makeCheckout(source);
  const second = makeCheckout(source, elsewhere.below);
  try {
    const workspaces = buildables(first.folder).filter(({ kind }) => kind !== 'service');
    await buildAll(first.folder, workspaces, stop, () => undefined);
    log('built in one checkout');
    const { TZ, LANG } = process.env;
    Object.assign(process.env, { TZ: elsewhere.TZ, LANG: elsewhere.LANG });
    await buildAll(second.folder, workspaces, stop, () => undefined).finally(() => restore({ TZ, LANG }));
    log('built in the other checkout');
    return Object.fromEntries(
      workspaces.map((workspace) => [
        workspace.folder,
        compare(hashes(first.folder, workspace), hashes(second.folder, workspace)),
      ]),
    );
  } finally {
    first.dispose();
    second.dispose();
  }
}

function restore(environment: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

/** Hashes of the files of the newest build, by path. */
function hashes(root: string, workspace: Buildable): ReadonlyMap<string, string> {
  const build = builtId(root, workspace) ?? '';
  const folder = join(root, workspace.folder, 'dist', build);
  return new Map(
    readdirSync(folder).map((file) => [
      `${build}/${file}`,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

/** Counts the files of two builds that are in both with the same bytes. */
export function compare(first: ReadonlyMap<string, string>, second: ReadonlyMap<string, string>): EqualFiles {
  const equal = [...first].filter(([file, hash]) => second.get(file) === hash).length;
  return { equal, files: new Set([...first.keys(), ...second.keys()]).size };
}

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readLockedPackages } from './locked-packages';

/** What a build needs of a workspace's `package.json`. */
export interface Manifest {
  readonly version: string;
  readonly type?: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
}

/** @param folder of a workspace, relative to the project */
export const manifestOf = (folder: string, root: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** Every request for a module of a workspace with its file, as the aliases of a bundler that match whole requests. */
export function workspaceModules(root: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(readLockedPackages(root)).flatMap(([path, { link, resolved }]) => {
      if (!link || resolved === undefined) return [];
      const name = path.replace(/^node_modules\//, '');
      return Object.entries(manifestOf(resolved, root).exports ?? {}).map(([key, target]) => [
        `${posix.join(name, key)}$`,
        join(root, resolved, target),
      ]);
    }),
  );
}

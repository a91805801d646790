import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  /** A workspace: `resolved` is its folder. */
  readonly link?: boolean;
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

type Names = Readonly<Record<string, string>>;

/** The packages of `package-lock.json` by their folder, such as `node_modules/react`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export const readLockedPackages = (root: string): LockedPackages =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { readonly packages: LockedPackages }).packages;

/** The package of a request: `react` for `react/jsx-runtime`, `@cred/ui` for `@cred/ui/form`. */
export const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** The folder of a workspace of this project by its package's name. */
export function workspaceFolder(locked: LockedPackages, name: string): string | undefined {
  const found = locked[`node_modules/${name}`];
  return found?.link ? found.resolved : undefined;
}

/** The folder of the package that code in a folder imports by this name: the nearest one above, as Node finds it. */
export function installedFor(locked: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const path = posix.join(folder, 'node_modules', name);
    if (locked[path]) return path;
    if (folder === '.') return undefined;
  }
}

/**
 * The packages that these packages need, and themselves: by dependencies, optional ones for every platform, and
 * required peers. Workspaces are not among them.
 */
export function withDependencies(locked: LockedPackages, folders: Iterable<string>): string[] {
  const found = new Set<string>();
  const add = (folder: string): void => {
    const entry = locked[folder];
    if (!entry || entry.link || found.has(folder)) return;
    found.add(folder);
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      (name) => !entry.peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...peers]) {
      const dependency = installedFor(locked, folder, name);
      if (dependency) add(dependency);
    }
  };
  for (const folder of folders) add(folder);
  return [...found].sort();
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf } from './imports';
import {
  installedFor,
  packageOf,
  readLockedPackages,
  withDependencies,
  workspaceFolder,
  type LockedPackage,
  type LockedPackages,
} from './locked-packages';
import { presetFiles } from './preset-files';
import { singletons } from './singletons';
import { manifestOf, type Manifest } from './workspace-modules';

/** What decides the bytes of a build, relative to the project and sorted. */
export interface BuildInputs {
  readonly files: readonly string[];
  /** By folder, as in the lockfile. Where they were downloaded from does not matter. */
  readonly packages: Readonly<Record<string, Pick<LockedPackage, 'version' | 'integrity'>>>;
  /** The versions of the shared packages that an area gets from the shell; none for other builds. */
  readonly shared: Readonly<Record<string, string>>;
  /** By folder of another workspace: the settings with which the bundler reads its files. */
  readonly workspaces: Readonly<Record<string, { readonly type?: unknown; readonly sideEffects?: unknown }>>;
}

/** Files of a workspace that never change its build: its output, tests, documents, and hidden files. */
const ignored = (name: string): boolean =>
  /^(dist|node_modules|testing|tsconfig\.json)$|^\.|\.test\.tsx?$|\.md$/.test(name);

const PRESET = '@cred/build';

/**
 * The inputs of a workspace's build: its own files, what they import from other workspaces file by file, the locked
 * packages that these files need with all their dependencies, and the same of the build preset. An area's build does
 * not contain the shared packages, so only their versions are inputs of it.
 * @param workspace folder relative to the project, such as `remotes/feed`
 */
export function buildInputs(workspace: string, root: string): BuildInputs {
  const locked = readLockedPackages(root);
  const isArea = workspace.startsWith('remotes/');
  const preset = follow([...presetFiles(workspace), 'tools/build/package.json'], new Set(), root, locked);
  const excluded = new Set<string>([PRESET, ...(isArea ? singletons : [])]);
  const own = follow(filesBelow(workspace, root), excluded, root, locked);
  const names = [...new Set(singletons.map(packageOf))];
  return {
    files: [...new Set([...preset.files, ...own.files])].sort(),
    packages: Object.fromEntries(
      withDependencies(locked, [
        ...preset.packages,
        ...own.packages,
        ...manifestPackages('tools/build', root, locked),
        ...manifestPackages(workspace, root, locked),
      ]).map((folder) => [folder, { version: locked[folder]?.version, integrity: locked[folder]?.integrity }]),
    ),
    workspaces: Object.fromEntries(
      [...preset.workspaces, ...own.workspaces]
        .map(([folder, { type, sideEffects }]) => [folder, { type, sideEffects }] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    shared: isArea ? Object.fromEntries(names.map((name) => [name, versionOf(name, root, locked)])) : {},
  };
}

/** Follows the imports of files; an import that is found nowhere is no file of the project. */
function follow(
  starts: readonly string[],
  excluded: ReadonlySet<string>,
  root: string,
  locked: LockedPackages,
): {
  readonly files: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
  readonly workspaces: ReadonlyMap<string, Manifest>;
} {
  const files = new Set<string>();
  const packages = new Set<string>();
  const workspaces = new Map<string, Manifest>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    if (!/\.[cm]?[jt]sx?$/.test(file)) return;
    for (const request of importsOf(readFileSync(join(root, file), 'utf8'))) {
      if (excluded.has(request)) continue;
      if (request.startsWith('.')) {
        sourceAt(posix.join(posix.dirname(file), request), root).forEach(visit);
        continue;
      }
      const folder = workspaceFolder(locked, packageOf(request));
      if (folder === undefined) {
        const installed = installedFor(locked, posix.dirname(file), packageOf(request));
        if (installed) packages.add(installed);
        continue;
      }
      const manifest = workspaces.get(folder) ?? manifestOf(folder, root);
      workspaces.set(folder, manifest);
      // The part of the request after the package's name, such as `./form` of `@cred/ui/form`.
      const exported = manifest.exports?.[`.${request.slice(packageOf(request).length)}`];
      if (exported !== undefined) visit(posix.join(folder, exported));
    }
  };
  starts.forEach(visit);
  return { files, packages, workspaces };
}

/** The file that a relative import without an extension means. */
function sourceAt(path: string, root: string): string[] {
  const candidates = ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts', '/index.tsx'].map((end) => `${path}${end}`);
  const found = candidates.find((each) => statSync(join(root, each), { throwIfNoEntry: false })?.isFile());
  return found === undefined ? [] : [found];
}

/** The packages that a workspace's manifest names: they may be peers of others, or tools that no file imports. */
const manifestPackages = (folder: string, root: string, locked: LockedPackages): string[] =>
  Object.keys(manifestOf(folder, root).dependencies ?? {}).flatMap((name) => installedFor(locked, folder, name) ?? []);

function versionOf(name: string, root: string, locked: LockedPackages): string {
  const folder = workspaceFolder(locked, name);
  return folder === undefined ? (locked[`node_modules/${name}`]?.version ?? '') : manifestOf(folder, root).version;
}

function filesBelow(folder: string, root: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (ignored(entry.name)) return [];
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path, root) : [path];
  });
}

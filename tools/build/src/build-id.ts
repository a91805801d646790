import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from './project-root';

/** Files that never change a build: its output, tests, documents. */
const ignored = (path: string): boolean =>
  /(^|\/)(dist|node_modules|testing)(\/|$)|\.test\.tsx?$|\.md$|(^|\/)tsconfig\.json$/.test(path);

/**
 * A build's id: the first 16 hex digits of the SHA-256 over its inputs, which are the workspace's sources,
 * those of every workspace that it depends on, this package and the lockfile. Equal inputs give equal ids on
 * every machine, so an unchanged area keeps its id.
 * @param workspace folder relative to the project, such as `remotes/feed`
 */
export function buildIdOf(workspace: string, root: string = projectRoot()): string {
  const hash = createHash('sha256');
  const folders = [...dependencyFolders(workspace, root)].sort();
  const files = folders.flatMap((folder) => filesBelow(join(root, folder)));
  files.push(...filesBelow(join(root, 'tools/build')), join(root, 'package-lock.json'));
  for (const file of files) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** The workspace itself and, through their manifests, every workspace that its code depends on. */
function dependencyFolders(workspace: string, root: string, seen = new Set<string>()): Set<string> {
  if (seen.has(workspace)) return seen;
  seen.add(workspace);
  const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    const folder = workspaceFolder(name, root);
    if (folder) dependencyFolders(folder, root, seen);
  }
  return seen;
}

function workspaceFolder(name: string, root: string): string | null {
  if (!name.startsWith('@cred/')) return null;
  const short = name.slice('@cred/'.length);
  const candidates = [`shared/${short}`, `remotes/${short}`, `services/${short.replace(/^service-/, '')}`, short];
  return candidates.find((folder) => existsSync(join(root, folder, 'package.json'))) ?? null;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (ignored(relative(folder, path)) || ignored(`${entry.name}${entry.isDirectory() ? '/' : ''}`)) return [];
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

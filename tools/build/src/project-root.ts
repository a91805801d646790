import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

function isRoot(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return false;
  const parsed: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
  return typeof parsed === 'object' && parsed !== null && 'name' in parsed && parsed.name === 'cred';
}

/** The project's top folder, searched upwards from the working directory. */
export function projectRoot(from: string = process.cwd()): string {
  let folder = from;
  while (!isRoot(folder)) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No folder of this project above ${from}`);
    folder = parent;
  }
  return folder;
}

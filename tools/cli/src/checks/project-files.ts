import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that contain no sources: version control, packages, outputs and data. */
const IGNORED = new Set(['.git', '.cache', 'dist', 'node_modules', 'playwright-report', 'test-results', 'var']);

/** All files of the checkout, relative to its root. Works without git, for example in a downloaded archive. */
export function projectFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return IGNORED.has(entry.name) ? [] : projectFiles(root, path);
    return [path];
  });
}

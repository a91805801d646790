import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** A new folder, removed after the tests of the file. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cred-library-'));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

let counter = 0;
export function newFile(content: string | Uint8Array, name = 'papers.txt'): string {
  counter += 1;
  const path = join(newFolder(), `${counter}-${name}`);
  writeFileSync(path, content);
  return path;
}

export const line = (pmid: string, title: string, more: object = {}): string =>
  `${JSON.stringify({ pmid, title, authors: ['Silva AB'], journal: 'J Test', year: 2020, ...more })}\n`;

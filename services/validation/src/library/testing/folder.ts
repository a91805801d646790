import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Item } from '../formats/items';
import { type Reading, readRecords } from '../formats/read-file';

const folders: string[] = [];

/** A new folder, which is removed after the tests of the file. */
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

/** Everything that a file with this content says. */
export async function itemsOf(content: string | Uint8Array, reading: Reading = {}): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of readRecords(newFile(content), reading)) items.push(item);
  return items;
}

export const line = (pmid: string, title: string, more: object = {}): string =>
  `${JSON.stringify({ pmid, title, authors: ['Silva AB'], journal: 'J Test', year: 2020, ...more })}\n`;

import { readFileSync } from 'node:fs';
import { findIdentifiers } from '../text';

/**
 * `main.mjs identifiers FILE`: prints the identifiers of each text of FILE, JSON Lines of `{ text }`, as one line of
 * JSON, for `npm run bench:identifiers`.
 */
export function listIdentifiers(file: string, out: { write(line: string): unknown }): void {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    const { text } = JSON.parse(line) as { readonly text: string };
    out.write(`${JSON.stringify(findIdentifiers(text))}\n`);
  }
}

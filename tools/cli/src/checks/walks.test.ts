import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@cred/build/project-root';

const root = projectRoot();
const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const section = /^## Three walks\n(?<walks>[^]*?)^## /m.exec(text)?.groups?.['walks'] ?? '';

/** The files of each walk, by its heading. */
const walks = new Map(
  section
    .split(/^### /m)
    .slice(1)
    .map((walk) => [
      walk.split('\n', 1)[0] ?? '',
      [...walk.matchAll(/^\d+\. `(?<file>[^`]+)`/gm)].map((line) => line.groups?.['file'] ?? ''),
    ]),
);

describe('the walks of docs/architecture.md', () => {
  it.each([
    ["A post's text, from the composer to SQL", 8],
    ['A rollback, from the command to an open tab', 18],
    ['A chat message, to the other browser', 24],
  ])('"%s" has at most %d files, and all exist', (heading, max) => {
    const files = walks.get(heading) ?? [];
    expect(files.length).toBeGreaterThan(1);
    expect(files.length).toBeLessThanOrEqual(max);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });
});

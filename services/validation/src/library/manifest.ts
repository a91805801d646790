import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { DamagedLibraryError } from './index/segment-format';

const FORMAT = 1;
const schema = z.object({
  format: z.literal(FORMAT),
  generation: z.int().min(1),
  /** The state before this one, whose files are kept for going back. */
  previous: z.int().min(0),
  madeAt: z.iso.datetime(),
  segments: z.array(
    z.object({
      name: z.string().regex(/^segment-\d+-\d+$/),
      count: z.int().min(1),
      /** The file of superseded records and its checksum; null when there are none. */
      dead: z
        .object({ file: z.string().regex(/^segment-\d+-\d+\.\d+\.dead$/), crc: z.int(), count: z.int() })
        .nullable(),
    }),
  ),
  /** PMIDs that are retracted or deleted: not shown either when a file without that knowledge, or the starter library, has them. */
  withdrawn: z.array(z.int().min(1)),
});
/** What a library consists of; everything else in its folder is left over from an import that did not end. */
export type Manifest = z.infer<typeof schema>;

export const EMPTY_MANIFEST: Manifest = {
  format: FORMAT,
  generation: 1,
  previous: 0,
  madeAt: new Date(0).toISOString(),
  segments: [],
  withdrawn: [],
};
export const CURRENT_MANIFEST = 'manifest.json';
export const manifestName = (generation: number): string => `manifest-${generation}.json`;

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'ENOENT';

/** @returns undefined when there is none @throws DamagedLibraryError */
export async function readManifest(folder: string, name = CURRENT_MANIFEST): Promise<Manifest | undefined> {
  let text: string;
  try {
    text = await readFile(join(folder, name), 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  const [body = '', sum] = text.split('\n');
  if (String(crc32(body)) !== sum)
    throw new DamagedLibraryError(`${name} of the library is damaged: it has another checksum`);
  const parsed = schema.safeParse(JSON.parse(body));
  if (!parsed.success)
    throw new DamagedLibraryError(`${name} of the library is of another version: import the files again`);
  return parsed.data;
}

/** Makes this the library's state at once: before, readers see the old one whole; afterwards, the new one. */
export async function switchTo(folder: string, manifest: Manifest): Promise<void> {
  const body = JSON.stringify(manifest);
  const text = `${body}\n${crc32(body)}\n`;
  await writeDurably(join(folder, manifestName(manifest.generation)), text);
  await writeDurably(join(folder, `${CURRENT_MANIFEST}.new`), text);
  await rename(join(folder, `${CURRENT_MANIFEST}.new`), join(folder, CURRENT_MANIFEST));
  await syncFolder(folder);
}

/** Writes a file so that it is there after a power cut. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o644);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the names in a folder last; where folders cannot be opened, renaming does so by itself. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Names that clearing up may remove; whatever else lies in the folder is not the library's. */
const LIBRARY_FILE = /^(?:segment-\d+-\d+\.(?:records|index|\d+\.dead)|manifest-\d+\.json|manifest\.json\.new)$/;

/** The files that a state needs. */
const filesOf = (manifest: Manifest): string[] => [
  manifestName(manifest.generation),
  ...manifest.segments.flatMap(({ name, dead }) => [`${name}.records`, `${name}.index`, ...(dead ? [dead.file] : [])]),
];

/** Removes what neither the library's state nor the one before it needs. Nothing at all while the state cannot be read. */
export async function removeUnneeded(folder: string): Promise<void> {
  const current = await readManifest(folder).catch(() => null);
  if (current === null) return;
  const previous =
    current && current.previous > 0
      ? await readManifest(folder, manifestName(current.previous)).catch(() => undefined)
      : undefined;
  const needed = new Set([current, previous].flatMap((state) => (state ? filesOf(state) : [])));
  const names = await readdir(folder);
  // A system that keeps opened files in place loses a little room till the next change.
  await Promise.all(
    names
      .filter((name) => LIBRARY_FILE.test(name) && !needed.has(name))
      .map((name) => rm(join(folder, name), { force: true }).catch(() => undefined)),
  );
}

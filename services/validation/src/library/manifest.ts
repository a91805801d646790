import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { doiNotice, normalDoi, paperNotice } from '@cred/contract/schemas';
import * as z from 'zod';
import { DamagedLibraryError } from './index/segment-format';

const FORMAT = 1;
/** A notice by PMID, with the DOI of the paper if the source named it, for a reinstatement that names only that. */
const storedNotice = paperNotice.extend({ doi: normalDoi.optional() });
export type StoredNotice = z.infer<typeof storedNotice>;

const schema = z.object({
  format: z.literal(FORMAT),
  generation: z.int().min(1),
  /** The previous state, whose files are preserved for a rollback. */
  previous: z.int().min(0),
  madeAt: z.iso.datetime(),
  segments: z.array(
    z.object({
      name: z.string().regex(/^segment-\d+-\d+$/),
      count: z.int().min(1),
      /** The file of dead records and its checksum; null when there are none. */
      dead: z
        .object({ file: z.string().regex(/^segment-\d+-\d+\.\d+\.dead$/), crc: z.int(), count: z.int() })
        .nullable(),
    }),
  ),
  /**
   * PMIDs of retracted or deleted papers: hidden even when the starter library or a file without retraction data
   * contains them.
   */
  withdrawn: z.array(z.int().min(1)),
  /** What publishers and PubMed say about papers, by PMID; at most one notice of each kind (VAL-40). */
  notices: z.array(storedNotice).default([]),
  /** What is said about papers of which the source knows only the DOI, by DOI; at most one notice of each kind. */
  doiNotices: z.array(doiNotice).default([]),
});
/** The state of a library; other files in its folder are left over from interrupted imports. */
export type Manifest = z.infer<typeof schema>;

export const EMPTY_MANIFEST: Manifest = {
  format: FORMAT,
  generation: 1,
  previous: 0,
  madeAt: new Date(0).toISOString(),
  segments: [],
  withdrawn: [],
  notices: [],
  doiNotices: [],
};
export const CURRENT_MANIFEST = 'manifest.json';
export const manifestName = (generation: number): string => `manifest-${generation}.json`;

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'ENOENT';

/**
 * @returns undefined when there is none
 * @throws DamagedLibraryError
 */
export async function readManifest(folder: string, name = CURRENT_MANIFEST): Promise<Manifest | undefined> {
  let text: string;
  try {
    text = await readFile(join(folder, name), 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  const [body = '', sum] = text.split('\n');
  if (String(crc32(body)) !== sum) throw new DamagedLibraryError(`${name} of the library is damaged: wrong checksum`);
  const parsed = schema.safeParse(JSON.parse(body));
  if (!parsed.success)
    throw new DamagedLibraryError(`${name} of the library has another version: import the files again`);
  return parsed.data;
}

/** Switches to another state atomically: readers see either the old one or the new one. */
export async function switchTo(folder: string, manifest: Manifest): Promise<void> {
  const body = JSON.stringify(manifest);
  const text = `${body}\n${crc32(body)}\n`;
  await writeDurably(join(folder, manifestName(manifest.generation)), text);
  await writeDurably(join(folder, `${CURRENT_MANIFEST}.new`), text);
  await rename(join(folder, `${CURRENT_MANIFEST}.new`), join(folder, CURRENT_MANIFEST));
  await syncFolder(folder);
}

/** Writes a file and flushes it to disk. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o644);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes the entries of a folder to disk; skipped on systems where folders cannot be opened. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Files that may be removed; other files in the folder do not belong to the library. */
const LIBRARY_FILE = /^(?:segment-\d+-\d+\.(?:records|index|\d+\.dead)|manifest-\d+\.json|manifest\.json\.new)$/;

/** The files of a state. */
const filesOf = (manifest: Manifest): string[] => [
  manifestName(manifest.generation),
  ...manifest.segments.flatMap(({ name, dead }) => [`${name}.records`, `${name}.index`, ...(dead ? [dead.file] : [])]),
];

/** Removes files that neither the current nor the previous state needs; nothing while the state cannot be read. */
export async function removeUnneeded(folder: string): Promise<void> {
  const current = await readManifest(folder).catch(() => null);
  if (current === null) return;
  const previous =
    current && current.previous > 0
      ? await readManifest(folder, manifestName(current.previous)).catch(() => undefined)
      : undefined;
  const needed = new Set([current, previous].flatMap((state) => (state ? filesOf(state) : [])));
  const names = await readdir(folder);
  // On systems where open files cannot be removed, they remain until the next change.
  await Promise.all(
    names
      .filter((name) => LIBRARY_FILE.test(name) && !needed.has(name))
      .map((name) => rm(join(folder, name), { force: true }).catch(() => undefined)),
  );
}

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { releases, type BuildFile, type BuildRecord } from '@cred/contract';
import type { Registry } from './registry-client';

const decompress = promisify(brotliDecompress);
/** Brotli of bytes that do not compress is a little longer than they are. */
const COMPRESSED_OVERHEAD_BYTES = 1_024;

/**
 * Copies of builds: `<folder>/<area>/<build>/`. A build's record is written last, so a build with a record
 * is whole. Nothing is ever deleted: an open tab may ask for the files of any build that was live.
 */
export class BuildFolder {
  private readonly known = new Set<string>();

  constructor(private readonly folder: string) {}

  /** Looks for the builds that are here from before, for `hasSeen`. */
  async scan(): Promise<void> {
    const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
    for (const area of await namesIn(this.folder))
      for (const build of await namesIn(join(this.folder, area))) this.known.add(`${area}/${build}`);
  }

  /** Whether a build is here, as far as that can be said without reading it. */
  hasSeen(area: string, build: string): boolean {
    return this.known.has(`${area}/${build}`);
  }

  pathOf(area: string, build: string, file: string): string {
    return join(this.folder, area, build, file);
  }

  async has(area: string, build: string): Promise<boolean> {
    return (await this.record(area, build)) !== null;
  }

  /**
   * Whether every byte of a build is still as its record says; a power cut or a full disk leaves holes. A twin that is
   * not is taken away: the file itself is sent then.
   */
  async isIntact(area: string, build: string): Promise<boolean> {
    const record = await this.record(area, build);
    if (!record) return false;
    const checks = Object.entries(record.files).map(async ([file, expected]) => {
      const content = await readFile(this.pathOf(area, build, file)).catch(() => null);
      if (content === null || !matchesRecord(content, expected)) return false;
      const twin = this.pathOf(area, build, `${file}.br`);
      const packed = await readFile(twin).catch(() => null);
      if (packed && !(await decompressesTo(packed, expected))) await rm(twin, { force: true });
      return true;
    });
    return (await Promise.all(checks)).every(Boolean);
  }

  /**
   * Fetches every file of a build and checks each against the record before it gets its name.
   * @throws when a file cannot be had or is not what the record says; the build then does not count
   */
  async download(registry: Registry, record: BuildRecord): Promise<void> {
    const { area, build } = record;
    for (const [file, expected] of Object.entries(record.files)) {
      const content = await registry.file(area, build, file, expected.bytes);
      if (!content || !matchesRecord(content, expected))
        throw new Error(`${file} of ${area} ${build} is not what its record says`);
      await writeAtomically(this.pathOf(area, build, file), content);
      const twin = await registry.file(area, build, `${file}.br`, expected.bytes + COMPRESSED_OVERHEAD_BYTES);
      // A twin that is missing or wrong costs bytes, never the page: then it is sent uncompressed.
      if (twin && (await decompressesTo(twin, expected)))
        await writeAtomically(this.pathOf(area, build, `${file}.br`), twin);
      else await rm(this.pathOf(area, build, `${file}.br`), { force: true });
    }
    await writeAtomically(this.pathOf(area, build, 'record.json'), JSON.stringify(record));
    this.known.add(`${area}/${build}`);
  }

  private async record(area: string, build: string): Promise<BuildRecord | null> {
    try {
      return releases.buildRecord.parse(JSON.parse(await readFile(this.pathOf(area, build, 'record.json'), 'utf8')));
    } catch {
      return null;
    }
  }
}

/** Writes a file so that it is there whole or not at all. */
export async function writeAtomically(path: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.new`;
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** As records have it. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const matchesRecord = (content: Buffer, { bytes, integrity }: BuildFile): boolean =>
  content.length === bytes && integrityOf(content) === integrity;

const decompressesTo = (twin: Buffer, expected: BuildFile): Promise<boolean> =>
  decompress(twin, { maxOutputLength: Math.max(1, expected.bytes) }).then(
    (content) => matchesRecord(content, expected),
    () => false,
  );

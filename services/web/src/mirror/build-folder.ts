import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { BuildFile, BuildRecord, FirstCalls, ServerFile } from '@cred/contract';
import * as releases from '@cred/contract/releases';
import type { Registry } from './registry-client';

const decompress = promisify(brotliDecompress);
/** Builds of which pages need details, kept in memory: several times those of one release table. */
const REMEMBERED_MAX = 200;
/** Brotli output of incompressible bytes is slightly larger than its input. */
const COMPRESSED_OVERHEAD_BYTES = 1_024;

/** What pages need of a build's record. */
type Details = Pick<BuildRecord, 'firstCalls' | 'server'>;

/**
 * Copies of builds: `<folder>/<area>/<build>/`. A build's record is written last, so a build with a record is complete.
 * Nothing is ever deleted: an open tab may request files of any build that was live.
 */
export class BuildFolder {
  private readonly known = new Set<string>();
  private readonly remembered = new Map<string, Details>();

  constructor(private readonly folder: string) {}

  /** Lists the builds on disk, for `isListed`. */
  async scan(): Promise<void> {
    const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
    for (const area of await namesIn(this.folder))
      for (const build of await namesIn(join(this.folder, area))) this.known.add(`${area}/${build}`);
  }

  /** Whether a build is on disk, without reading it. */
  isListed(area: string, build: string): boolean {
    return this.known.has(`${area}/${build}`);
  }

  pathOf(area: string, build: string, file: string): string {
    return join(this.folder, area, build, file);
  }

  async has(area: string, build: string): Promise<boolean> {
    return (await this.record(area, build)) !== null;
  }

  /**
   * Whether every file for browsers matches the build's record; a power cut or a full disk can damage files. A compressed
   * copy that does not match is deleted, and the file itself is sent; a file for the server is deleted too, and browsers
   * render the build's parts until it is restored.
   */
  async isIntact(area: string, build: string): Promise<boolean> {
    const record = await this.record(area, build);
    if (!record) return false;
    const checks = Object.entries(record.files).map(async ([file, expected]) => {
      const content = await readFile(this.pathOf(area, build, file)).catch(() => null);
      if (content === null || !matchesRecord(content, expected)) return false;
      const compressed = this.pathOf(area, build, `${file}.br`);
      const packed = await readFile(compressed).catch(() => null);
      if (packed && !(await decompressesTo(packed, expected))) await rm(compressed, { force: true });
      return true;
    });
    const { server } = record;
    if (server) {
      const content = await readFile(this.pathOf(area, build, server.file)).catch(() => null);
      if (content && !matchesRecord(content, server)) await rm(this.pathOf(area, build, server.file), { force: true });
    }
    return (await Promise.all(checks)).every(Boolean);
  }

  /**
   * Downloads every file of a build and checks each against the record before it gets its final name.
   * @throws when a file is unavailable or does not match the record; the build then stays incomplete
   */
  async download(registry: Registry, record: BuildRecord): Promise<void> {
    const { area, build } = record;
    for (const [file, expected] of releases.filesOf(record)) {
      const content = await registry.file(area, build, file, expected.bytes);
      if (!content || !matchesRecord(content, expected))
        throw new Error(`${file} of ${area} ${build} does not match its record`);
      await writeAtomically(this.pathOf(area, build, file), content);
      // The file for the server has no compressed copy.
      if (file === record.server?.file) continue;
      const compressed = await registry.file(area, build, `${file}.br`, expected.bytes + COMPRESSED_OVERHEAD_BYTES);
      // A missing or damaged compressed copy costs bandwidth only: the file is sent uncompressed.
      if (compressed && (await decompressesTo(compressed, expected)))
        await writeAtomically(this.pathOf(area, build, `${file}.br`), compressed);
      else await rm(this.pathOf(area, build, `${file}.br`), { force: true });
    }
    await writeAtomically(this.pathOf(area, build, 'record.json'), JSON.stringify(record));
    this.known.add(`${area}/${build}`);
  }

  /** What a build's pages read first; undefined for a build that names nothing or is not on disk. */
  async firstCalls(area: string, build: string): Promise<FirstCalls | undefined> {
    return (await this.details(area, build))?.firstCalls;
  }

  /** A build's file for the server; undefined for a build that has none or is not on disk. */
  async serverFile(area: string, build: string): Promise<ServerFile | undefined> {
    return (await this.details(area, build))?.server;
  }

  private async details(area: string, build: string): Promise<Details | undefined> {
    const key = `${area}/${build}`;
    const known = this.remembered.get(key);
    if (known) return known;
    const record = await this.record(area, build);
    if (!record) return undefined;
    const { firstCalls, server } = record;
    if (this.remembered.size >= REMEMBERED_MAX) this.remembered.clear();
    this.remembered.set(key, { firstCalls, server });
    return { firstCalls, server };
  }

  private async record(area: string, build: string): Promise<BuildRecord | null> {
    try {
      return releases.buildRecord.parse(JSON.parse(await readFile(this.pathOf(area, build, 'record.json'), 'utf8')));
    } catch {
      return null;
    }
  }
}

/** Writes a file atomically: to a temporary name, synced, then renamed. */
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

/** In the format of build records. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const matchesRecord = (content: Buffer, { bytes, integrity }: BuildFile): boolean =>
  content.length === bytes && integrityOf(content) === integrity;

const decompressesTo = (compressed: Buffer, expected: BuildFile): Promise<boolean> =>
  decompress(compressed, { maxOutputLength: Math.max(1, expected.bytes) }).then(
    (content) => matchesRecord(content, expected),
    () => false,
  );

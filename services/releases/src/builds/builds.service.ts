import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { filesOf, type BuildFile, type BuildRecord } from '@cred/contract/releases';
import { gate, sentences } from '@cred/deployment/gate';
import type { BuildState } from '@cred/deployment/registry';
import { errors } from '@cred/service-kit';
import type { Database } from '../database/database';
import { readShell } from '../table/shell.repository';
import { addBuild, findBuild, markComplete, type StoredBuild } from '../table/table.repository';
import { ContentMismatch, type BuildStore, type FileAddress } from './build-store';

const COMPRESSED = /\.br$/;

/** Resolves to the files of a build that the store does not have. */
export type MissingFiles = (record: BuildRecord) => Promise<readonly string[]>;

/** Uploads of builds: the record first, then each file, then "complete". An incomplete build is not served. */
export class BuildsService {
  constructor(
    private readonly db: Database,
    private readonly store: BuildStore,
  ) {}

  /** Starts an upload or continues an interrupted one. Builds with the same id have the same content. */
  async begin(record: BuildRecord): Promise<BuildState> {
    const unknown = [record.entry, ...record.preload].filter((name) => !Object.hasOwn(record.files, name));
    if (unknown.length > 0) throw errors.validationFailed({ files: `does not list ${unknown.join(', ')}` });
    await this.requireCompatible(record);
    await addBuild(this.db, record);
    const stored = await this.get(record.area, record.build);
    if (!isDeepStrictEqual(stored.record, record)) {
      throw errors.conflict(
        'conflict',
        `${record.build} of ${record.area} exists already with different content: a build never changes`,
      );
    }
    return this.state(stored);
  }

  async writeFile(address: FileAddress, source: Readable): Promise<void> {
    const { record, completedAt } = await this.get(address.area, address.build);
    if (completedAt) throw errors.conflict('conflict', `${address.build} is complete and never changes`);
    const compressed = !fileOf(record, address.file) && COMPRESSED.test(address.file);
    // Only files for browsers have compressed copies.
    const expected = compressed
      ? browserFileOf(record, address.file.replace(COMPRESSED, ''))
      : fileOf(record, address.file);
    if (!expected) throw errors.notFound(`The record of ${address.build} lists no file ${address.file}`);
    try {
      await this.store.write(address, source, expected, compressed ? 'brotli' : 'identity');
    } catch (failure) {
      if (failure instanceof ContentMismatch)
        throw errors.validationFailed({ [address.file]: failure.message }, `${address.file} ${failure.message}`);
      if (source.errored || !source.readableEnded) throw errors.malformedBody('The upload was interrupted');
      throw failure;
    }
  }

  /** Ends an upload. A complete build is served, can go live and never changes. */
  async complete(area: string, build: string): Promise<BuildState> {
    const stored = await this.get(area, build);
    const missingFiles = await this.missingFiles(stored.record);
    if (missingFiles.length > 0)
      throw errors.conflict('conflict', `These files were not uploaded: ${missingFiles.join(', ')}`);
    if (!stored.completedAt) {
      // The shell may have changed since the upload began.
      await this.requireCompatible(stored.record);
      await this.checkSizes(stored.record);
    }
    await markComplete(this.db, area, build);
    return this.state(await this.get(area, build));
  }

  async state(stored: StoredBuild): Promise<BuildState> {
    return {
      record: stored.record,
      complete: stored.completedAt !== null,
      missing: stored.completedAt ? [] : [...(await this.missingFiles(stored.record))],
    };
  }

  /** A build and its upload's state. */
  async find(area: string, build: string): Promise<BuildState> {
    return this.state(await this.get(area, build));
  }

  /** A file of a complete build, or its compressed copy. */
  async openFile(address: FileAddress): Promise<{ readonly bytes: number; readonly stream: Readable }> {
    const { record, completedAt } = await this.get(address.area, address.build);
    const listed = fileOf(record, address.file) ?? browserFileOf(record, address.file.replace(COMPRESSED, ''));
    const file = completedAt && listed ? await this.store.find(address) : null;
    const stream = await file?.open();
    if (!file || !stream) throw errors.notFound();
    return { bytes: file.bytes, stream };
  }

  readonly missingFiles: MissingFiles = async (record) => {
    const { area, build } = record;
    const found = await Promise.all(
      filesOf(record)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(async ([file, { bytes }]) => {
          const stored = await this.store.find({ area, build, file });
          return stored?.bytes === bytes ? [] : [file];
        }),
    );
    return found.flat();
  };

  /** Applies the contract gate with the live shell. */
  private async requireCompatible(record: BuildRecord): Promise<void> {
    const faults = sentences(gate(record, await readShell(this.db)));
    if (faults.length > 0) throw errors.conflict('conflict', faults.join('\n'));
  }

  /** The budget limits what members load, so the sizes in a record must be those of its files. */
  private async checkSizes({ area, build, files, sizes, entry, preload }: BuildRecord): Promise<void> {
    if (!sizes) return;
    const bytes = new Map<string, number>();
    for (const [file, plain] of Object.entries(files))
      bytes.set(file, (await this.store.find({ area, build, file: `${file}.br` }))?.bytes ?? plain.bytes);
    const sum = (names: readonly string[]): number =>
      [...new Set(names)].reduce((total, name) => total + (bytes.get(name) ?? 0), 0);
    const found = { entry: sum([entry]), preload: sum([entry, ...preload]), total: sum([...bytes.keys()]) };
    if (!isDeepStrictEqual(found, sizes)) {
      throw errors.conflict(
        'conflict',
        `The record of ${build} claims the sizes ${JSON.stringify(sizes)}, its files have ${JSON.stringify(found)}. ` +
          'Build and publish it again',
      );
    }
  }

  private async get(area: string, build: string): Promise<StoredBuild> {
    const stored = await findBuild(this.db, area, build);
    if (!stored) throw errors.notFound(`The registry has no build ${build} of ${area}`);
    return stored;
  }
}

const browserFileOf = ({ files }: BuildRecord, name: string): BuildFile | undefined =>
  Object.hasOwn(files, name) ? files[name] : undefined;

const fileOf = (record: BuildRecord, name: string): BuildFile | undefined =>
  name === record.server?.file ? record.server : browserFileOf(record, name);

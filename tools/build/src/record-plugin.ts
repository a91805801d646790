import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Compiler, Stats, StatsCompilation } from '@rspack/core';

const brotli = promisify(brotliCompress);

interface RecordedFile {
  readonly integrity: string;
  readonly bytes: number;
}

/** The data from which a build's record is created. */
export interface Built {
  readonly stats: StatsCompilation;
  readonly files: Readonly<Record<string, RecordedFile>>;
  /** Bytes of each file's `.br` copy. */
  readonly compressed: Readonly<Record<string, number>>;
}

/**
 * Finishes a browser build: compresses every file to a `.br` copy, hashes the files, writes `record.json` into the
 * build's folder and `current.json` next to the folder, so that tools find the newest build.
 */
export class RecordPlugin {
  constructor(
    private readonly build: string,
    private readonly toRecord: (built: Built) => unknown,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('RecordPlugin', async (stats: Stats) => {
      if (stats.hasErrors()) return;
      const folder = compiler.options.output.path ?? '';
      const names = readdirSync(folder)
        .filter((name) => /\.(js|svg|txt)$/.test(name))
        .sort();
      const files: Record<string, RecordedFile> = {};
      const compressedSizes: Record<string, number> = {};
      await Promise.all(
        names.map(async (name) => {
          const content = readFileSync(join(folder, name));
          files[name] = {
            integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
            bytes: content.length,
          };
          const copy = await compressed(content);
          compressedSizes[name] = copy.length;
          writeFileSync(join(folder, `${name}.br`), copy);
        }),
      );
      const sorted = Object.fromEntries(names.map((name) => [name, files[name] as RecordedFile]));
      const record = this.toRecord({ stats: stats.toJson(statsOptions), files: sorted, compressed: compressedSizes });
      await mkdir(dirname(folder), { recursive: true });
      writeFileSync(join(folder, 'record.json'), `${JSON.stringify(record, null, 2)}\n`);
      writeFileSync(join(dirname(folder), 'current.json'), `${JSON.stringify({ build: this.build })}\n`);
    });
  }
}

const statsOptions = {
  all: false,
  assets: true,
  chunks: true,
  chunkGroups: true,
  entrypoints: true,
  ids: true,
  // Imports and exports of modules, for the contract gate.
  modules: true,
  nestedModules: true,
  orphanModules: true,
  cachedModules: true,
  dependentModules: true,
  groupModulesByType: false,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
  source: true,
  reasons: true,
  providedExports: true,
};

const compressed = (content: Buffer): Promise<Buffer> =>
  brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

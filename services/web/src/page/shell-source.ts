import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrerenderedPage, ShellRecord } from '@cred/contract';
import * as releases from '@cred/contract/releases';
import * as z from 'zod';
import { integrityOf } from '../mirror/build-folder';

const currentBuildFile = z.object({ build: releases.buildId });

/** The minimum interval between checks for a new build of the shell. */
const CHECK_INTERVAL_MS = 1_000;

/**
 * The newest build of the shell in a folder of builds. A new build is used without a restart; while it cannot be read,
 * the last good build is used.
 */
export class ShellSource {
  private record: ShellRecord | undefined;
  private pages: ReadonlyMap<string, PrerenderedPage> = new Map();
  private version = '';
  private checkedAt = Number.NEGATIVE_INFINITY;
  private checking: Promise<void> | undefined;

  constructor(
    private readonly folder: string,
    private readonly onError: (error: unknown) => void,
    private readonly now: () => number = Date.now,
  ) {}

  async current(): Promise<ShellRecord | undefined> {
    if (this.now() - this.checkedAt >= CHECK_INTERVAL_MS) {
      this.checkedAt = this.now();
      this.checking = this.loadNewest();
    }
    // Concurrent requests wait too: at the start there is no build yet.
    await this.checking;
    return this.record;
  }

  /** A prerendered page by path and query, of the current build only. */
  prerendered({ build }: ShellRecord, address: string): PrerenderedPage | undefined {
    return build === this.record?.build ? this.pages.get(address) : undefined;
  }

  /** The path of a file of a build. Callers validate the names. */
  pathOf(build: string, file: string): string {
    return join(this.folder, build, file);
  }

  private async loadNewest(): Promise<void> {
    try {
      const path = join(this.folder, 'current.json');
      const info = await stat(path);
      const marker = `${info.ino} ${info.mtimeMs}`;
      if (marker === this.version) return;
      const { build } = currentBuildFile.parse(JSON.parse(await readFile(path, 'utf8')));
      const record = releases.shellRecord.parse(
        JSON.parse(await readFile(join(this.folder, build, 'record.json'), 'utf8')),
      );
      const pages = await this.readPages(record);
      [this.record, this.pages, this.version] = [record, pages, marker];
    } catch (error) {
      this.onError(error);
    }
  }

  /** Without prerendered pages, or when they do not match the record, the shell renders those pages in the browser. */
  private async readPages({ build, prerendered }: ShellRecord): Promise<Map<string, PrerenderedPage>> {
    try {
      if (!prerendered) return new Map();
      const content = await readFile(this.pathOf(build, prerendered.file));
      if (integrityOf(content) !== prerendered.integrity)
        throw new Error(`${prerendered.file} of ${build} does not match its record`);
      return new Map(Object.entries(releases.prerendered.parse(JSON.parse(content.toString()))));
    } catch (error) {
      this.onError(error);
      return new Map();
    }
  }
}

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { releases, type ShellRecord } from '@cred/contract';
import * as z from 'zod';

const currentFile = z.object({ build: releases.buildId });

/** How often a new build of the shell is looked for, at most. */
const LOOK_AGAIN_MS = 1_000;

/**
 * The newest build of the shell in a folder of builds. A build made while the page server runs is taken up
 * without a restart; one that cannot be read leaves the last good one in place.
 */
export class ShellSource {
  private record: ShellRecord | undefined;
  private marker = '';
  private lookedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly folder: string,
    private readonly onFault: (error: unknown) => void,
    private readonly now: () => number = Date.now,
  ) {}

  async current(): Promise<ShellRecord | undefined> {
    if (this.now() - this.lookedAt >= LOOK_AGAIN_MS) {
      this.lookedAt = this.now();
      await this.look();
    }
    return this.record;
  }

  /** The file's path, when it belongs to a build in the folder. The names were checked. */
  pathOf(build: string, file: string): string {
    return join(this.folder, build, file);
  }

  private async look(): Promise<void> {
    try {
      const path = join(this.folder, 'current.json');
      const info = await stat(path);
      const marker = `${info.ino} ${info.mtimeMs}`;
      if (marker === this.marker) return;
      const { build } = currentFile.parse(JSON.parse(await readFile(path, 'utf8')));
      this.record = releases.shellRecord.parse(JSON.parse(await readFile(join(this.folder, build, 'record.json'), 'utf8')));
      this.marker = marker;
    } catch (error) {
      this.onFault(error);
    }
  }
}

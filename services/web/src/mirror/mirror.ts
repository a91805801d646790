import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FirstCalls, ReleaseTable } from '@cred/contract';
import * as releases from '@cred/contract/releases';
import { BuildFolder, writeAtomically } from './build-folder';
import { tableAtOrigin } from './builds-origin';
import type { Registry } from './registry-client';

export interface MirrorLog {
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

interface MirrorOptions {
  readonly folder: string;
  readonly registry: Registry;
  readonly log: MirrorLog;
  /** The origin that browsers get builds from; default: the page's own. */
  readonly buildsUrl?: string | undefined;
  /** The delay after a failure. */
  readonly retryMs?: number;
}

/** For `ETag`. */
export const etagOf = (value: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`;

const RETRY_MS = 1_000;
/** How long a build that the registry does not have is not requested again. */
const NOT_FOUND_TTL_MS = 10_000;
const NOT_FOUND_MAX = 1_000;

/**
 * Follows the registry's release table. A new table applies when every file that it makes live is on disk and verified;
 * an area with missing files keeps its last good build. Table and builds stay on disk, so that the page server works
 * and restarts while the registry is down.
 */
export class Mirror {
  private readonly builds: BuildFolder;
  private readonly tableFile: string;
  private readonly stopping = new AbortController();
  private readonly downloads = new Map<string, Promise<boolean>>();
  private readonly notFound = new Map<string, number>();
  private readonly completions = new Set<Promise<void>>();
  private following: Promise<void> | undefined;
  /** The registry's last response. */
  private latest: ReleaseTable | undefined;
  private table: ReleaseTable | undefined;
  private activation: Promise<unknown> = Promise.resolve();
  /** Whether the current table is on disk. */
  private isPersisted = true;

  constructor(private readonly options: MirrorOptions) {
    this.builds = new BuildFolder(join(options.folder, 'builds'));
    this.tableFile = join(options.folder, 'table.json');
  }

  /** The last good table as browsers get it; undefined before the first one. */
  get current(): ReleaseTable | undefined {
    return this.table && tableAtOrigin(this.options.buildsUrl, this.table);
  }

  /** Changes with the table. */
  get etag(): string {
    return etagOf(this.current ?? null);
  }

  /** Loads the last good table from disk, then follows the registry until `stop`. */
  async start(): Promise<void> {
    await this.builds.scan();
    this.table = await this.loadTable();
    this.following = this.follow();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.following;
    await Promise.all(this.completions);
  }

  /** Whether the build was ever in the table or requested, also before this process started. */
  readonly isListed = (area: string, build: string): boolean => this.builds.isListed(area, build);

  /** Downloads and verifies a build unless it is complete on disk; false when it is unavailable. */
  async ensureBuild(area: string, build: string): Promise<boolean> {
    this.notFound.delete(`${area}/${build}`);
    return (await this.builds.isIntact(area, build)) || this.fetchOnce(area, build);
  }

  /**
   * The path of a file of any build that is on disk or in the registry; null for all others.
   * @param beforeRequest called before a request to the registry; it may throw to refuse it
   */
  async findFile(area: string, build: string, file: string, beforeRequest: () => void): Promise<string | null> {
    const isOnDisk = (await this.builds.has(area, build)) || (await this.fetchOnce(area, build, beforeRequest));
    return isOnDisk ? this.builds.pathOf(area, build, file) : null;
  }

  /**
   * The file of a build that renders its parts on the server. The caller checks it against its hash before running it,
   * because files on disk can be damaged.
   * @returns undefined for a build that has none or is not on disk
   */
  async serverFile(
    area: string,
    build: string,
  ): Promise<{ readonly path: string; readonly integrity: string } | undefined> {
    const server = await this.builds.serverFile(area, build);
    return server && { path: this.builds.pathOf(area, build, server.file), integrity: server.integrity };
  }

  /** What a build's pages read first; undefined for a build that names nothing or is not on disk. */
  async firstCalls(area: string, build: string): Promise<FirstCalls | undefined> {
    return this.builds.firstCalls(area, build);
  }

  private async follow(): Promise<void> {
    const { registry, log, retryMs = RETRY_MS } = this.options;
    const { signal } = this.stopping;
    let reachable = true;
    while (!signal.aborted) {
      try {
        this.latest = await registry.table(this.latest?.revision, signal);
        await this.applyLocalBuilds(this.latest);
        this.applyUntilComplete(this.latest);
        if (!reachable) log.info({}, 'the registry is available again');
        reachable = true;
      } catch (error) {
        if (signal.aborted) return;
        if (reachable) log.warn({ err: error }, 'the registry is unavailable; the last good table stays in use');
        reachable = false;
        await this.wait(retryMs);
      }
    }
  }

  /** Applies a rollback to builds on disk before anything is downloaded. */
  private async applyLocalBuilds(next: ReleaseTable): Promise<void> {
    const goesLive = ([area, { build }]: [string, ReleaseTable['areas'][string]]): boolean =>
      build !== this.table?.areas[area]?.build && this.buildsInTable(area).has(build);
    if (Object.entries(next.areas).some(goesLive)) await this.apply(next, false);
  }

  /**
   * Applies a table until it is complete or a newer one arrives. Runs in parallel with the long poll: a build that cannot be
   * downloaded must not delay the rollback of another area.
   */
  private applyUntilComplete(next: ReleaseTable): void {
    const { signal } = this.stopping;
    const run = async (): Promise<void> => {
      while (!signal.aborted && this.latest === next && !(await this.apply(next).catch(failed)))
        await this.wait(this.options.retryMs ?? RETRY_MS);
    };
    const failed = (error: unknown): false => {
      this.options.log.warn({ err: error }, 'a release table could not be applied, will retry');
      return false;
    };
    this.inBackground(run());
  }

  /** @param work never rejects; `stop` waits for it */
  private inBackground(work: Promise<void>): void {
    const completion = work.finally(() => this.completions.delete(completion));
    this.completions.add(completion);
  }

  /** Downloads a build again whose file for the server was lost; until then browsers render its parts. */
  private async restoreServerFile(area: string, build: string): Promise<void> {
    const file = await this.serverFile(area, build);
    if (file && !(await stat(file.path).catch(() => null))) await this.fetchOnce(area, build);
  }

  private wait(milliseconds: number): Promise<void> {
    return delay(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  /** The builds that the current table has of an area: all of them are on disk. */
  private buildsInTable(area: string): Set<string | undefined> {
    const last = this.table?.areas[area];
    return new Set([last, last?.fallback, last?.trial].map((each) => each?.build));
  }

  /** Applies every area whose build is on disk or can be downloaded; false when some could not. */
  private async apply(next: ReleaseTable, fetches = true): Promise<boolean> {
    // Concurrently: no area waits for the files of another one.
    const rows = await Promise.all(
      Object.entries(next.areas).map(
        async ([area, release]) => [area, await this.availableRow(area, release, fetches)] as const,
      ),
    );
    const areas: ReleaseTable['areas'] = {};
    for (const [area, row] of rows) {
      const shown = row ?? this.table?.areas[area];
      if (shown) areas[area] = shown;
    }
    const isComplete = rows.every(
      ([area, row]) =>
        row &&
        Boolean(row.fallback) === Boolean(next.areas[area]?.fallback) &&
        Boolean(row.trial) === Boolean(next.areas[area]?.trial),
    );
    return (await this.activate(next, { revision: next.revision, areas })) && isComplete;
  }

  /** An area's row without trial or fallback builds that are unavailable; null when the live build is. */
  private async availableRow(
    area: string,
    release: ReleaseTable['areas'][string],
    fetches: boolean,
  ): Promise<ReleaseTable['areas'][string] | null> {
    const known = this.buildsInTable(area);
    const isAvailable = async (build: string): Promise<boolean> => {
      if (!known.has(build)) return fetches && (await this.ensureBuild(area, build));
      if (fetches) this.inBackground(this.restoreServerFile(area, build));
      return true;
    };
    if (!(await isAvailable(release.build))) return null;
    const [fallback, trial] = await Promise.all(
      [release.fallback, release.trial].map(async (each) => !each || (await isAvailable(each.build))),
    );
    return { ...release, ...(fallback ? {} : { fallback: null }), ...(trial ? {} : { trial: null }) };
  }

  /** Makes a table current unless a newer one has arrived; false when it is not on disk. One at a time. */
  private activate(next: ReleaseTable, table: ReleaseTable): Promise<boolean> {
    const shown = this.activation.then(async () => {
      if (this.latest !== next) return false;
      const isNew = JSON.stringify(table) !== JSON.stringify(this.table);
      // Disk first: a table that was served survives a power cut.
      if (isNew || !this.isPersisted) await this.persist(table);
      if (isNew) {
        this.table = table;
        this.options.log.info({ revision: table.revision }, 'applied a release table');
      }
      return this.isPersisted;
    });
    this.activation = shown.catch(() => undefined);
    return shown;
  }

  /**
   * Writes the table to disk. A full disk must not delay a rollback: then the table applies in memory, and the write is
   * retried.
   */
  private async persist(table: ReleaseTable): Promise<void> {
    try {
      await writeAtomically(this.tableFile, JSON.stringify(table));
      this.isPersisted = true;
    } catch (error) {
      if (this.isPersisted)
        this.options.log.warn(
          { err: error },
          'the release table cannot be written to disk: a restart without the registry would show an older one',
        );
      this.isPersisted = false;
    }
  }

  /** Downloads a build; concurrent calls share one download. */
  private async fetchOnce(area: string, build: string, beforeRequest?: () => void): Promise<boolean> {
    const key = `${area}/${build}`;
    if ((this.notFound.get(key) ?? 0) > Date.now()) return false;
    const running = this.downloads.get(key);
    if (running) return running;
    beforeRequest?.();
    const fetched = this.fetchBuild(area, build).finally(() => this.downloads.delete(key));
    this.downloads.set(key, fetched);
    return fetched;
  }

  private async fetchBuild(area: string, build: string): Promise<boolean> {
    try {
      const record = await this.options.registry.record(area, build);
      if (record) {
        await this.builds.download(this.options.registry, record);
        return true;
      }
    } catch (error) {
      this.options.log.warn({ err: error, area, build }, 'a build could not be fetched');
    }
    if (this.notFound.size >= NOT_FOUND_MAX) this.notFound.clear();
    this.notFound.set(`${area}/${build}`, Date.now() + NOT_FOUND_TTL_MS);
    return false;
  }

  /** The table on disk, without areas whose files are damaged. */
  private async loadTable(): Promise<ReleaseTable | undefined> {
    let stored: ReleaseTable;
    try {
      stored = releases.releaseTable.parse(JSON.parse(await readFile(this.tableFile, 'utf8')));
    } catch {
      return undefined;
    }
    const intact = await Promise.all(
      Object.entries(stored.areas).map(async ([area, release]) => {
        const isIntact = async (each: { readonly build: string } | null | undefined) =>
          !each || this.builds.isIntact(area, each.build);
        const [live, fallback, trial] = await Promise.all([release, release.fallback, release.trial].map(isIntact));
        return live
          ? [
              [
                area,
                { ...release, ...(fallback ? {} : { fallback: null }), ...(trial ? {} : { trial: null }) },
              ] as const,
            ]
          : [];
      }),
    );
    return { revision: stored.revision, areas: Object.fromEntries(intact.flat()) };
  }
}

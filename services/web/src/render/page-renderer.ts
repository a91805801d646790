import { mkdirSync, realpathSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import {
  callAddress,
  calls,
  candidatesOf,
  type FirstAnswer,
  type PageConfig,
  type ReleaseTable,
  type ShellRecord,
} from '@cred/contract';
import type { RenderedText, RenderLimits, ServerFailure, ServerFile } from '@cred/deployment/render-process';
import * as z from 'zod';
import type { Mirror, MirrorLog } from '../mirror/mirror';
import type { ShellSource } from '../page/shell-source';
import { FailingBuilds } from './failing-builds';
import { parseRenderOutput, type RenderedMarkup } from './render-output';
import { RenderPool, type RenderPoolOptions } from './render-pool';

export interface PageRendererOptions extends Partial<
  Omit<RenderPoolOptions, 'main' | 'folders' | 'log' | 'onFailure'>
> {
  /** `main.mjs` of `services/render`. */
  readonly main: string;
  /** How long the compiled code of a page may run, in ms. */
  readonly renderMs: number;
  readonly limits?: Partial<RenderLimits>;
  /**
   * Whether the machine is too busy to distinguish a slow build from one that waits for a processor: the code of pages
   * gets the longest limit, and its time is no failure.
   */
  readonly isOverloaded?: () => boolean;
}

interface Dependencies {
  readonly shell: ShellSource;
  readonly mirror: Mirror;
  readonly log: MirrorLog;
  /** The folders that contain builds. */
  readonly folders: readonly string[];
  /** Counts a failure of an area's build. */
  readonly report: (area: string, build: string, kind: ServerFailure['kind']) => void;
}

/** A member's page, after the API has answered. */
export interface MemberPage {
  /** Path and query. */
  readonly url: string;
  readonly nonce: string;
  readonly shell: ShellRecord;
  /** The table of all members; `config` may have previews. */
  readonly live: ReleaseTable;
  readonly config: PageConfig;
  readonly firstAnswers: readonly FirstAnswer[];
}

/** The time of the process itself besides three attempts, for example for a new realm on a busy machine. */
const REALM_MS = 2_200;
/** Programs that want a processor, for each processor, in the last minute. */
const MAX_LOAD = 2;
/** The least limit of a page's code, as a share of the largest one. */
const LEAST_SHARE = 1 / 2;
const LIMITS = { minShare: 0.5, maxOutput: 4 * 1024 * 1024 };
const DEFAULTS = {
  maxWaiting: 16,
  waitMs: 800,
  pageMs: 2_000,
  maxPages: 5_000,
  maxRss: 400 * 1024 * 1024,
  heapMb: 192,
  firstPauseMs: 100,
};

/** The address of the answer that says who the member is. */
const ME = callAddress(calls.getMe.path);
const meSchema = z.object({ id: z.string(), username: z.string() });

/**
 * Renders members' pages with the server files of exactly the builds that their browsers will load (FED-17). It passes on
 * what the page itself contains, and nothing that identifies a session. Whatever fails, the page goes without markup.
 */
export class PageRenderer {
  private readonly pool: RenderPool;
  private readonly failing = new FailingBuilds();
  private readonly limits: RenderLimits;
  private readonly isOverloaded: () => boolean;
  private prepared = '';

  constructor(
    { main, limits, renderMs, isOverloaded = isMachineOverloaded, ...options }: PageRendererOptions,
    private readonly dependencies: Dependencies,
  ) {
    this.isOverloaded = isOverloaded;
    const times = { warmMs: renderMs, leastMs: renderMs * LEAST_SHARE, coldMs: 4 * renderMs };
    this.limits = { ...LIMITS, ...times, ...limits };
    const folders = dependencies.folders.flatMap((folder) => {
      mkdirSync(folder, { recursive: true });
      // Node's permissions compare paths, before or after symbolic links were followed.
      return [resolve(folder), realpathSync(folder)];
    });
    this.pool = new RenderPool({
      ...DEFAULTS,
      answerMs: 3 * this.limits.coldMs + REALM_MS,
      size: availableParallelism(),
      ...options,
      main: realpathSync(main),
      folders: [...new Set(folders)],
      log: dependencies.log,
      onFailure: (failure) => this.count(failure),
    });
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  /** The markup of a page; null when there is none. Never rejects. */
  async render(page: MemberPage): Promise<RenderedMarkup | null> {
    try {
      return await this.tryRender(page);
    } catch (error) {
      this.dependencies.log.warn({ err: error }, 'a page could not be rendered on the server');
      return null;
    }
  }

  private async tryRender({
    url,
    nonce,
    shell,
    live,
    config,
    firstAnswers,
  }: MemberPage): Promise<RenderedMarkup | null> {
    const member = meSchema.safeParse(firstAnswers.find(({ address }) => address === ME)?.body);
    const shellFile = this.shellFile(shell);
    if (!member.success || !shellFile) return null;
    const areas: Record<string, ServerFile> = {};
    const others: string[] = [];
    for (const [area, row] of Object.entries(config.releases.areas)) {
      const build = candidatesOf(area, row, member.data)[0]?.build ?? row.build;
      const file = this.failing.isPaused(area, build) ? undefined : await this.areaFile(area, build);
      if (!file) continue;
      areas[area] = file;
      if (build !== live.areas[area]?.build) others.push(`${area}:${build}`);
    }
    const files = { shell: shellFile, areas };
    if (others.length === 0) this.prepare(files);
    const input = JSON.stringify({ url, config: { ...config, firstAnswers }, now: Date.now() });
    const result = await this.pool.render({
      ...files,
      realm: others.join(' '),
      input,
      limits: this.limitsNow(),
    });
    if (result?.output === undefined) return null;
    const builds = Object.fromEntries(Object.entries(areas).map(([area, { build }]) => [area, build]));
    return this.parse(result.output, builds, nonce, shell.build);
  }

  private limitsNow(): RenderLimits {
    const { coldMs } = this.limits;
    return this.isOverloaded() ? { ...this.limits, warmMs: coldMs, leastMs: coldMs } : this.limits;
  }

  private parse(
    output: RenderedText,
    builds: Readonly<Record<string, string>>,
    nonce: string,
    shellBuild: string,
  ): RenderedMarkup | null {
    try {
      const { markup, failed } = parseRenderOutput(output, builds, nonce);
      for (const area of failed) {
        const build = builds[area];
        if (build !== undefined) this.count({ area, build, kind: 'throw' });
      }
      return markup;
    } catch {
      // The error may contain what the page contains.
      this.count({ area: null, build: shellBuild, kind: 'throw' });
      return null;
    }
  }

  private shellFile({ build, server }: ShellRecord): ServerFile | undefined {
    if (!server || this.failing.isPaused(null, build)) return undefined;
    return { build, path: resolve(this.dependencies.shell.pathOf(build, server.file)), integrity: server.integrity };
  }

  private async areaFile(area: string, build: string): Promise<ServerFile | undefined> {
    const file = await this.dependencies.mirror.serverFile(area, build);
    return file && { build, path: resolve(file.path), integrity: file.integrity };
  }

  /** Lets all processes compile the live builds when they have changed. */
  private prepare(files: { readonly shell: ServerFile; readonly areas: Readonly<Record<string, ServerFile>> }): void {
    const key = [files.shell, ...Object.values(files.areas)].map(({ integrity }) => integrity).join();
    if (key === this.prepared) return;
    this.prepared = key;
    this.pool.prepare(files);
  }

  private count(failure: ServerFailure): void {
    const { area, build, kind } = failure;
    const { log, report } = this.dependencies;
    if (kind === 'timeout' && this.isOverloaded()) {
      log.warn({ area: area ?? 'shell', build }, 'the machine was too busy to render a page in time');
      this.failing.leaveOut(failure);
      return;
    }
    log.warn({ area: area ?? 'shell', build, kind }, 'a build failed on the server; browsers render it');
    if (area !== null) report(area, build, kind);
    if (this.failing.add(failure))
      log.warn(
        { area: area ?? 'shell', build },
        'a build fails on the server again and again; it is not asked for a while',
      );
  }
}

const isMachineOverloaded = (): boolean => (loadavg()[0] ?? 0) > MAX_LOAD * availableParallelism();

import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import {
  type RenderedText,
  type RenderJob,
  type RenderRequest,
  renderResponse,
  type RenderResponse,
  type ServerFailure,
} from '@cred/deployment/render-process';

export interface RenderProcessOptions {
  /** `main.mjs` of `services/render`; its folder has nothing else of value. */
  readonly main: string;
  /** The folders that it may read. */
  readonly folders: readonly string[];
  /** A process that does not answer in this time is killed, in ms. */
  readonly answerMs: number;
  /** The heap of a process, in MB. */
  readonly heapMb: number;
}

/** What a page has got from a process. */
export interface RenderResult {
  readonly output?: RenderedText | undefined;
  readonly failures: readonly ServerFailure[];
}

interface Running {
  readonly id: number;
  readonly job: RenderJob;
  readonly timer: NodeJS.Timeout;
  settle(result: RenderResult): void;
  /** Ends the page's use of the process. */
  release(failures: readonly ServerFailure[]): void;
}

/** Of the errors with which Node ends at its start, for example at an unknown flag. */
const ERROR_TEXT_MAX = 2_000;

/**
 * The flags of Node for a process that runs code of areas: no files but those of builds, no child processes, workers or
 * addons, no code from texts, and a limited heap (decision record 0037).
 */
const flagsOf = ({ main, folders, heapMb }: RenderProcessOptions): string[] => {
  const known = process.allowedNodeEnvironmentFlags;
  return [
    known.has('--permission') ? '--permission' : '--experimental-permission',
    ...[join(main, '..'), ...folders].map((folder) => `--allow-fs-read=${join(folder, '*')}`),
    '--no-warnings',
    `--max-old-space-size=${heapMb}`,
    '--disallow-code-generation-from-strings',
    ...(known.has('--frozen-intrinsics') ? ['--frozen-intrinsics'] : []),
  ];
};

/** One render process. It renders one page at a time, so that its end is the end of that page only. */
export class RenderProcess {
  pages = 0;
  /** Its memory after the last page, in bytes. */
  rss = 0;
  /** False when it ended before it was ready. */
  readonly ready: Promise<boolean>;
  /** How it ended, with what it wrote about it. */
  readonly ended: Promise<string>;
  private readonly child: ChildProcess;
  private running: Running | undefined;
  /** The area whose code runs. */
  private part: string | null = null;
  /** The areas whose code has run for this page. */
  private readonly begun = new Set<string>();
  private killed: 'timeout' | 'stopped' | undefined;
  private released: Promise<readonly ServerFailure[]> = Promise.resolve([]);
  private lastId = 0;
  private isAlive = true;

  constructor(private readonly options: RenderProcessOptions) {
    this.child = fork(options.main, [], {
      execArgv: flagsOf(options),
      env: {},
      // A signal to the terminal's process group must not reach it; only the page server ends it.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let errors = '';
    this.child.stderr?.on('data', (text: Buffer) => {
      // Later output may be of the code of areas, with data of members.
      if (this.pages === 0) errors = (errors + text.toString()).slice(-ERROR_TEXT_MAX);
    });
    this.ended = new Promise((resolve) => {
      const end = (how: string): void => {
        this.onEnd();
        resolve(this.pages === 0 && errors !== '' ? `${how}: ${errors}` : how);
      };
      this.child.once('exit', (code, signal) => end(`ended with ${signal ?? code}`));
      this.child.on('error', (error) => end(error.message));
    });
    this.ready = new Promise((resolve) => {
      this.child.once('message', () => resolve(true));
      void this.ended.then(() => resolve(false));
    });
    this.child.on('message', (message) => this.onMessage(message));
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Whether it can take a page now. */
  get isFree(): boolean {
    return this.isAlive && this.running === undefined;
  }

  /** Renders a page; only while it is free. Never rejects: without output the page has no markup. */
  render(job: RenderJob): Promise<RenderResult> {
    return new Promise((resolve) => {
      this.lastId += 1;
      this.part = null;
      this.begun.clear();
      const timer = setTimeout(() => this.kill('timeout'), this.options.answerMs);
      this.released = new Promise((release) => {
        this.running = { id: this.lastId, job, timer, settle: resolve, release };
      });
      this.send({ type: 'render', id: this.lastId, ...job });
    });
  }

  /** Resolves when nothing of the page runs any more, with the failures after its result. */
  untilFree(): Promise<readonly ServerFailure[]> {
    return this.released;
  }

  prepare(files: Pick<RenderJob, 'shell' | 'areas'>): void {
    this.send({ type: 'prepare', ...files });
  }

  kill(reason: 'timeout' | 'stopped' = 'stopped'): void {
    this.killed ??= reason;
    this.child.kill('SIGKILL');
  }

  private send(request: RenderRequest): void {
    // A process that gets no message has ended.
    this.child.send(request, (error) => error && this.kill());
  }

  private onMessage(message: unknown): void {
    const parsed = renderResponse.safeParse(message);
    if (!parsed.success) {
      // Code of an area has left its realm, or the two builds do not match.
      this.kill('stopped');
      return;
    }
    this.onResponse(parsed.data);
  }

  private onResponse(response: RenderResponse): void {
    if (response.type === 'part') {
      this.part = response.area;
      if (response.area !== null) this.begun.add(response.area);
    }
    if (response.type === 'idle') this.release(response.failures);
    if (response.type !== 'done' || response.id !== this.running?.id) return;
    this.pages += 1;
    this.rss = response.rss;
    this.running.settle({ output: response.output, failures: response.failures });
  }

  private onEnd(): void {
    this.isAlive = false;
    const { running, part, killed } = this;
    if (!running) return;
    // Code of no part may be that of every area of the page.
    const blamed = part !== null ? [part] : this.begun.size > 0 ? [...this.begun] : [null];
    const failures = blamed.flatMap((area) => {
      const file = area === null ? running.job.shell : running.job.areas[area];
      return file
        ? [{ area, build: file.build, kind: killed === 'timeout' ? ('timeout' as const) : ('crash' as const) }]
        : [];
    });
    const reported = killed === 'stopped' ? [] : failures;
    // A page that already has its result keeps it.
    running.settle({ failures: [] });
    this.release(reported);
  }

  private release(failures: readonly ServerFailure[]): void {
    const { running } = this;
    this.running = undefined;
    clearTimeout(running?.timer);
    running?.release(failures);
  }
}

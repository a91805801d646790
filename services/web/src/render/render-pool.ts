import type { RenderJob, ServerFailure } from '@cred/deployment/render-process';
import { RenderProcess, type RenderProcessOptions, type RenderResult } from './render-process';

interface RenderLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface RenderPoolOptions extends RenderProcessOptions {
  /** The most processes. The first one starts at once, the others when a page has to wait. */
  readonly size: number;
  /** The most pages that wait; others go without markup at once. */
  readonly maxWaiting: number;
  /** The longest that a page waits for a process, in ms. */
  readonly waitMs: number;
  /** The longest that a page waits for its markup when a process renders it in time, in ms. */
  readonly pageMs: number;
  /** A process is replaced after this number of pages, or above this memory in bytes. */
  readonly maxPages: number;
  readonly maxRss: number;
  /** The pause before a process that ended is started again, in ms; it doubles until one has rendered a page. */
  readonly firstPauseMs: number;
  readonly log: RenderLog;
  /** Called for every failure, also of pages that did not wait for their markup. */
  readonly onFailure: (failure: ServerFailure) => void;
}

const LONGEST_PAUSE_MS = 30_000;

/** One place for a process. */
interface Slot {
  process: RenderProcess | undefined;
  isReady: boolean;
  /** How many processes ended without a page, one after the other. */
  ends: number;
  restart: NodeJS.Timeout | undefined;
  isReplacing: boolean;
}

interface Waiting {
  readonly job: RenderJob;
  readonly settle: (result: RenderResult | null) => void;
}

/** The render processes: each renders one page at a time, ends with its faults, and is started again. */
export class RenderPool {
  private readonly slots: Slot[];
  private readonly waiting = new Set<Waiting>();
  private files: Pick<RenderJob, 'shell' | 'areas'> | undefined;
  private isClosed = false;

  constructor(private readonly options: RenderPoolOptions) {
    this.slots = Array.from({ length: Math.max(1, options.size) }, () => ({
      process: undefined,
      isReady: false,
      ends: 0,
      restart: undefined,
      isReplacing: false,
    }));
    const [first] = this.slots;
    if (first) this.start(first);
  }

  /** The ids of the running processes. */
  get pids(): readonly number[] {
    return this.slots.flatMap(({ process }) => process?.pid ?? []);
  }

  /** Whether a process can take a page. */
  get isReady(): boolean {
    return this.slots.some(({ isReady }) => isReady);
  }

  /** Lets the processes compile what the next pages need. */
  prepare(files: Pick<RenderJob, 'shell' | 'areas'>): void {
    this.files = files;
    for (const { process, isReady } of this.slots) if (isReady) process?.prepare(files);
  }

  /** The result of a page; null when there was none in time. Never rejects. */
  render(job: RenderJob): Promise<RenderResult | null> {
    const { maxWaiting, waitMs, pageMs } = this.options;
    // Without a process, waiting would only delay the page.
    if (this.isClosed || !this.isReady || this.waiting.size >= maxWaiting) return Promise.resolve(null);
    return new Promise((resolve) => {
      const entry: Waiting = {
        job,
        settle: (result) => {
          clearTimeout(timer);
          this.waiting.delete(entry);
          resolve(result);
        },
      };
      let timer = setTimeout(() => {
        if (this.waiting.has(entry)) entry.settle(null);
        else timer = setTimeout(() => entry.settle(null), pageMs - waitMs);
      }, waitMs);
      this.waiting.add(entry);
      this.takeNext();
      if (this.waiting.has(entry)) this.startAnother();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const ends = this.slots.map(async (slot) => {
      clearTimeout(slot.restart);
      slot.process?.kill();
      await slot.process?.ended;
    });
    for (const { settle } of this.waiting) settle(null);
    await Promise.all(ends);
  }

  /** Gives waiting pages to idle processes, in order. */
  private takeNext(): void {
    for (const slot of this.slots) {
      const { process, isReady } = slot;
      const [next] = this.waiting;
      if (!next) return;
      if (!isReady || !process?.isFree) continue;
      this.waiting.delete(next);
      void this.run(slot, process, next);
    }
  }

  private async run(slot: Slot, process: RenderProcess, { job, settle }: Waiting): Promise<void> {
    const result = await process.render(job);
    settle(result);
    for (const failure of [...result.failures, ...(await process.untilFree())]) this.options.onFailure(failure);
    if (slot.process === process && process.pages > 0) slot.ends = 0;
    const { maxPages, maxRss } = this.options;
    if (slot.process !== process) process.kill();
    else if (process.pages >= maxPages || process.rss > maxRss) this.replace(slot);
    this.takeNext();
  }

  private start(slot: Slot): void {
    slot.restart = undefined;
    const process = new RenderProcess(this.options);
    slot.process = process;
    void process.ready.then((isReady) => {
      if (isReady && slot.process === process) this.onReady(slot, process);
    });
    void process.ended.then((how) => {
      if (slot.process === process) this.onEnd(slot, how);
    });
  }

  private onReady(slot: Slot, process: RenderProcess): void {
    slot.isReady = true;
    this.options.log.info({ pid: process.pid }, 'a render process is ready');
    if (this.files) process.prepare(this.files);
    this.takeNext();
  }

  private onEnd(slot: Slot, how: string): void {
    slot.process = undefined;
    slot.isReady = false;
    if (this.isClosed) return;
    const pauseMs = Math.min(LONGEST_PAUSE_MS, this.options.firstPauseMs * 2 ** slot.ends);
    slot.ends += 1;
    this.options.log.warn({ how, pauseMs }, 'a render process has ended; another one starts');
    slot.restart = setTimeout(() => this.start(slot), pauseMs).unref();
    // Pages that no process can take go at once.
    if (!this.isReady) for (const { settle } of this.waiting) settle(null);
  }

  private startAnother(): void {
    const slot = this.slots.find(({ process, restart }) => process === undefined && restart === undefined);
    if (slot) this.start(slot);
  }

  /** Starts the next process before this one ends, so that no page waits for it. */
  private replace(slot: Slot): void {
    if (slot.isReplacing || this.isClosed) return;
    slot.isReplacing = true;
    const old = slot.process;
    const next = new RenderProcess(this.options);
    void next.ready.then((isReady) => {
      slot.isReplacing = false;
      if (!isReady) return;
      if (this.isClosed || slot.process !== old) {
        next.kill();
        return;
      }
      slot.process = next;
      void next.ended.then((how) => {
        if (slot.process === next) this.onEnd(slot, how);
      });
      // A busy process ends after its page.
      if (old?.isFree) old.kill();
      this.onReady(slot, next);
    });
  }
}

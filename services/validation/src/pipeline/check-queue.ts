import { errors } from '@cred/service-kit';

/** How many tasks run and wait, of all members and of one. */
export interface QueueLimits {
  readonly running: number;
  readonly waiting: number;
  readonly runningPerKey: number;
  readonly waitingPerKey: number;
}

export interface QueuedTask {
  /** The member, or the network of a client without one. */
  readonly key: string;
  /** Milliseconds from now for waiting and running. */
  readonly milliseconds: number;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
}

interface Job {
  start(): void;
  reject(): void;
}

/**
 * A bounded queue that is fair between keys: each key has its own line, and the lines take turns (VAL-14). A full queue
 * gives the last place of the longest line to a key that waits less.
 */
export class CheckQueue {
  /** The lines of waiting jobs, the next turn first. */
  private readonly lines = new Map<string, Job[]>();
  private readonly runningOf = new Map<string, number>();
  private running = 0;
  private waiting = 0;

  constructor(private readonly limits: QueueLimits) {}

  /**
   * Runs a task when it is its turn.
   * @throws AppError 429 when the key's line is full; 503 when the queue is full or the time ends before the start
   */
  async run<T>({ key, milliseconds, signal }: QueuedTask, task: (leftMs: number) => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    await this.waitForTurn(key, milliseconds, signal);
    try {
      return await task(milliseconds - (performance.now() - startedAt));
    } finally {
      this.leave(key);
    }
  }

  private waitForTurn(key: string, milliseconds: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(errors.overloaded());
    if (this.running < this.limits.running && this.mayRun(key)) {
      this.enter(key);
      return Promise.resolve();
    }
    if ((this.lines.get(key)?.length ?? 0) >= this.limits.waitingPerKey)
      return Promise.reject(errors.tooManyRequests(5, 'You have too many checks at once, please wait for them'));
    if (this.waiting >= this.limits.waiting && !this.makeRoom(key)) return Promise.reject(errors.overloaded());
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', give);
      };
      const job: Job = { start: () => (stop(), resolve()), reject: () => (stop(), reject(errors.overloaded())) };
      const give = (): void => {
        if (this.remove(key, job)) job.reject();
      };
      const timer = setTimeout(give, milliseconds);
      signal.addEventListener('abort', give, { once: true });
      const line = this.lines.get(key);
      if (line) line.push(job);
      else this.lines.set(key, [job]);
      this.waiting += 1;
    });
  }

  private mayRun(key: string): boolean {
    return (this.runningOf.get(key) ?? 0) < this.limits.runningPerKey;
  }

  private enter(key: string): void {
    this.running += 1;
    this.runningOf.set(key, (this.runningOf.get(key) ?? 0) + 1);
  }

  private leave(key: string): void {
    this.running -= 1;
    const left = (this.runningOf.get(key) ?? 1) - 1;
    if (left > 0) this.runningOf.set(key, left);
    else this.runningOf.delete(key);
    while (this.running < this.limits.running && this.startNext());
  }

  /** Starts the first job of the first line that may run, and moves the line to the end. */
  private startNext(): boolean {
    for (const [key, line] of this.lines) {
      const [job] = line;
      if (!job || !this.mayRun(key)) continue;
      this.remove(key, job);
      if (line.length > 0) {
        this.lines.delete(key);
        this.lines.set(key, line);
      }
      this.enter(key);
      job.start();
      return true;
    }
    return false;
  }

  private remove(key: string, job: Job): boolean {
    const line = this.lines.get(key);
    const at = line?.indexOf(job) ?? -1;
    if (!line || at < 0) return false;
    line.splice(at, 1);
    this.waiting -= 1;
    if (line.length === 0) this.lines.delete(key);
    return true;
  }

  /** Rejects the last job of the longest line, when that line is longer than the key's would be. */
  private makeRoom(key: string): boolean {
    const [longest] = [...this.lines].toSorted(([, a], [, b]) => b.length - a.length);
    const last = longest?.[1].at(-1);
    if (!longest || !last || longest[1].length <= (this.lines.get(key)?.length ?? 0) + 1) return false;
    this.remove(longest[0], last);
    last.reject();
    return true;
  }
}

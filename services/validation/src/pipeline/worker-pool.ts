// The bundler detects a worker by this exact import, without `node:`.
import { Worker } from 'worker_threads';
import { AppError, errors } from '@cred/service-kit';
import { type CheckCost, costOfThisCheck } from './check-cost';
import type { CheckTasks, TaskName, TaskResult, TaskRunner } from './check-tasks';
import type { FromWorker, WorkerSettings } from './worker-messages';

/** Milliseconds that a task may take. A text takes far less; the library may be on a slow disk. */
const TASK_BUDGET_MS = 2_000;
const SEARCH_BUDGET_MS = 5_000;
/** Milliseconds that a task may wait for a thread. */
const MAX_WAIT_MS = 15_000;
const MAX_WAITING = 256;
/** The most milliseconds that a task is placed further back for the processor time that its member has used. */
const MAX_PENALTY_MS = 1_000;
/** Milliseconds before a thread is started again that ended while it started. */
const RESTART_DELAY_MS = 1_000;
/** The largest heap of a thread: many times what a check needs. */
const HEAP_MB = 256;

export interface WorkerPoolOptions {
  /** The number of threads, each with one task at a time. */
  readonly size: number;
  readonly libraryFolder: string;
  /** Default: `TASK_BUDGET_MS`. */
  readonly budgetMs?: number;
  /** Called when a thread ends unexpectedly or cannot read the library. */
  readonly onFault?: (failure: Error) => void;
  /** Starts a thread; default: the thread of the built service. */
  readonly start?: (settings: WorkerSettings) => Worker;
}

interface Job {
  readonly id: number;
  readonly name: TaskName;
  readonly args: readonly unknown[];
  readonly cost: CheckCost;
  /** Tasks start in the order of this time: their arrival, later by the processor time that their member has used. */
  readonly placedAt: number;
  resolve(value: unknown): void;
  reject(failure: Error): void;
}

interface Thread {
  readonly worker: Worker;
  isReady: boolean;
  job?: {
    readonly of: Job;
    readonly startedAt: number;
    readonly startedCpuMs: number;
    readonly timer: NodeJS.Timeout;
  };
}

/** The processor time of this process with all its threads, in milliseconds. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const startBuilt = (workerData: WorkerSettings): Worker =>
  new Worker(new URL('./check-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    env: {},
  });

/** The error of a check whose text or search takes too long; the same text takes as long again. */
const tookTooLong = (): AppError =>
  new AppError(503, 'overloaded', 'This text takes too long to check. Please shorten it and try again', {
    retryAfter: 60,
  });

/**
 * Runs tasks in a bounded number of threads. A task over its budget ends its thread and rejects with 503; another
 * thread takes its place (VAL-12). The calling thread stays free for other requests. Members who have used less time come
 * first (VAL-14).
 */
export class WorkerPool implements TaskRunner {
  private readonly threads = new Set<Thread>();
  private readonly waiting: Job[] = [];
  private lastId = 0;
  private closed = false;

  constructor(private readonly options: WorkerPoolOptions) {
    for (let each = 0; each < options.size; each += 1) this.startThread();
  }

  /**
   * @throws AppError 503 when the task takes too long or waits too long
   */
  run<N extends TaskName>(name: N, ...args: Parameters<CheckTasks[N]>): Promise<TaskResult<N>> {
    if (this.closed || this.waiting.length >= MAX_WAITING) return Promise.reject(errors.overloaded());
    const cost = costOfThisCheck();
    return new Promise((resolve, reject) => {
      const job: Job = {
        id: (this.lastId += 1),
        name,
        args,
        cost,
        placedAt: performance.now() + Math.min(cost.usedMs, MAX_PENALTY_MS),
        resolve: (value) => (clearTimeout(timer), resolve(value as TaskResult<N>)),
        reject: (failure) => (clearTimeout(timer), reject(failure)),
      };
      const timer = setTimeout(() => this.giveUp(job), MAX_WAIT_MS);
      this.waiting.push(job);
      this.assign();
    });
  }

  /** Rejects all tasks and ends all threads. */
  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.waiting.splice(0)) job.reject(errors.overloaded());
    await Promise.all([...this.threads].map((thread) => this.end(thread, errors.overloaded())));
  }

  /** A task that still waits is removed; one that has started is limited by its budget. */
  private giveUp(job: Job): void {
    const at = this.waiting.indexOf(job);
    if (at < 0) return;
    this.waiting.splice(at, 1);
    job.reject(errors.overloaded());
  }

  private startThread(): void {
    if (this.closed) return;
    const { libraryFolder, start = startBuilt } = this.options;
    const worker = start({ libraryFolder });
    const thread: Thread = { worker, isReady: false };
    this.threads.add(thread);
    worker.on('message', (message: FromWorker) => this.receive(thread, message));
    worker.on('error', (failure) => {
      // The name only: the message may contain text of the post.
      this.options.onFault?.(new Error(`a thread of the checks failed: ${failure.name}`));
      void this.replace(thread, errors.internal());
    });
    worker.on('exit', () => void this.replace(thread, errors.internal()));
  }

  private receive(thread: Thread, message: FromWorker): void {
    if (message.type === 'fault') {
      this.options.onFault?.(new Error(message.message));
      return;
    }
    if (message.type === 'ready') thread.isReady = true;
    else {
      const job = this.finishJob(thread);
      if (message.type === 'done') job?.resolve(message.value);
      else job?.reject(new Error(`a task failed: ${message.reason}`));
    }
    // Not before this check has asked for its next task: otherwise it would wait for a task of another check after each step.
    setImmediate(() => this.assign());
  }

  private assign(): void {
    for (const thread of this.threads) {
      if (this.waiting.length === 0) return;
      if (!thread.isReady || thread.job) continue;
      const job = this.takeNext();
      const budgetMs = job.name === 'searchLibrary' ? SEARCH_BUDGET_MS : (this.options.budgetMs ?? TASK_BUDGET_MS);
      const timer = setTimeout(() => void this.replace(thread, tookTooLong()), budgetMs);
      thread.job = { of: job, startedAt: performance.now(), startedCpuMs: cpuMs(), timer };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.worker.postMessage({ id: job.id, name: job.name, args: job.args });
    }
  }

  /** Removes and returns the waiting job that was placed first; there is at least one. */
  private takeNext(): Job {
    const next = this.waiting.reduce((first, job) => (job.placedAt < first.placedAt ? job : first));
    this.waiting.splice(this.waiting.indexOf(next), 1);
    return next;
  }

  private finishJob(thread: Thread): Job | undefined {
    const { job } = thread;
    if (!job) return undefined;
    clearTimeout(job.timer);
    delete thread.job;
    // Other threads add to the processor time of the process, other processes to the time that passes.
    job.of.cost.add(Math.min(performance.now() - job.startedAt, cpuMs() - job.startedCpuMs));
    return job.of;
  }

  /** Ends a thread and starts another one, later when it ended before it was ready. */
  private async replace(thread: Thread, failure: Error): Promise<void> {
    if (!this.threads.has(thread)) return;
    const ended = this.end(thread, failure);
    if (thread.isReady) this.startThread();
    else setTimeout(() => this.startThread(), RESTART_DELAY_MS).unref();
    await ended;
  }

  private async end(thread: Thread, failure: Error): Promise<void> {
    this.threads.delete(thread);
    this.finishJob(thread)?.reject(failure);
    await thread.worker.terminate();
  }
}

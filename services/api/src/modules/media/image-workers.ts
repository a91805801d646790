import { type ChildProcess, fork } from 'node:child_process';
import { limitConcurrency } from '@cred/service-kit';
import { z } from 'zod';

/** One image to process; the worker receives every path and returns none. */
export interface ImageJob {
  readonly source: string;
  readonly card: string;
  readonly full: string;
  /** The longest side of the full size, in pixels. */
  readonly side: number;
  /** The same for a long image. */
  readonly longSide: number;
  readonly maxPixels: number;
}

const length = z.int().min(1).max(16_384);
const size = z.strictObject({ width: length, height: length });
// Strict, since a compromised decoder can return anything, and members see the placeholder.
const resultSchema = z.strictObject({
  full: size,
  card: size,
  placeholder: z
    .string()
    .max(4_096)
    .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/),
});
const responseSchema = z.union([
  z.strictObject({ result: resultSchema }),
  z.strictObject({ rejected: z.enum(['pixels', 'damaged']) }),
  z.strictObject({ fault: z.string() }),
]);
type WorkerResponse = z.infer<typeof responseSchema>;

/** The processed image, or the reason why it was rejected. */
export type ImageOutcome = Exclude<WorkerResponse, { fault: string }>;

/** The result of a job; without a response, the child has ended. */
interface JobResult {
  readonly begun: boolean;
  readonly response?: WorkerResponse;
  readonly end?: string;
}

export interface ImageWorkerOptions {
  /** The maximum number of images that are processed at the same time, each by its own process. */
  readonly running: number;
  readonly waiting: number;
  /** The time limit of one image, in milliseconds. */
  readonly timeoutMs: number;
  /** How long an idle process is kept, in milliseconds, since its start takes longer than most images. */
  readonly idleMs: number;
}

/** The inherited environment variables: where to find libraries and to write temporary files; no secrets. */
const INHERITED = ['LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'TMPDIR', 'TMP', 'TEMP', 'SystemRoot'];
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(INHERITED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));

/** One process that handles one image at a time, so that a crash is attributed to that image. */
class ImageWorker {
  isBusy = false;
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly options: ImageWorkerOptions) {}

  get pid(): number | undefined {
    return this.child?.pid;
  }

  async run(job: ImageJob): Promise<JobResult> {
    this.isBusy = true;
    clearTimeout(this.idle);
    try {
      const run = await this.try(job);
      // Retries once: the process may have ended before the job, while it was idle.
      return run.begun ? run : await this.try(job);
    } finally {
      this.isBusy = false;
      this.idle = setTimeout(() => this.endIdle(), this.options.idleMs).unref();
    }
  }

  /** Ends the process when it is idle. The next image starts another. */
  endIdle(): void {
    if (this.isBusy) return;
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private start(): ChildProcess {
    const child = fork(new URL('./image-worker.mjs', import.meta.url), [], {
      execArgv: [],
      env: environment(),
      // A signal to the terminal's process group must not reach the child process; only the service ends it.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const forget = (): void => {
      if (this.child === child) this.child = undefined;
    };
    child.once('exit', forget);
    child.on('error', forget);
    return child;
  }

  private try(job: ImageJob): Promise<JobResult> {
    const child = (this.child ??= this.start());
    return new Promise((resolve) => {
      let begun = false;
      let end: string | undefined;
      const settle = (run: JobResult): void => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit).off('error', onError);
        keepProcessAlive(child, false);
        resolve(run);
      };
      const endProcess = (reason: string): void => {
        end ??= reason;
        child.kill('SIGKILL');
      };
      const onMessage = (message: unknown): void => {
        if (!begun) {
          begun = true;
          return;
        }
        const parsed = responseSchema.safeParse(message);
        if (parsed.success) settle({ begun, response: parsed.data });
        else endProcess('sent an invalid response');
      };
      const onExit = (code: number | null, signal: string | null): void =>
        settle({ begun, end: end ?? `ended with ${signal ?? code}` });
      const onError = (cause: Error): void => settle({ begun, end: cause.message });
      const timer = setTimeout(() => endProcess('took too long'), this.options.timeoutMs);
      child.on('message', onMessage).once('exit', onExit).once('error', onError);
      keepProcessAlive(child, true);
      // The exit event reports other failures.
      child.send(job, (failure) => failure && endProcess(failure.message));
    });
  }
}

/** Sets whether the child keeps this process running. */
function keepProcessAlive(child: ChildProcess, keepsAlive: boolean): void {
  for (const each of [child, child.channel]) {
    if (keepsAlive) each?.ref();
    else each?.unref();
  }
}

/**
 * The processes that decode and encode uploaded images: a file that crashes the decoder affects no other request, and
 * the memory that it takes is freed with its process. They start on demand, and end after an idle time or with the
 * parent process.
 */
export class ImageWorkers {
  private readonly workers: readonly ImageWorker[];
  private readonly runLimited: ReturnType<typeof limitConcurrency>;
  private readonly listeners = new Set<(reason: string) => void>();

  constructor({ running, waiting, ...options }: ImageWorkerOptions) {
    this.workers = Array.from({ length: running }, () => new ImageWorker({ running, waiting, ...options }));
    this.runLimited = limitConcurrency(running, waiting);
  }

  /** The ids of the running processes. */
  get pids(): readonly number[] {
    return this.workers.flatMap(({ pid }) => pid ?? []);
  }

  /**
   * Processes an image. An image that crashes its process or times out is rejected as damaged.
   * @throws AppError 503 when too many images wait; Error for an internal failure
   */
  run(job: ImageJob): Promise<ImageOutcome> {
    return this.runLimited(async () => {
      // There are as many workers as concurrent jobs, so one is idle.
      const worker = this.workers.find(({ isBusy }) => !isBusy);
      if (!worker) throw new Error('Every image worker is busy');
      const { begun, response, end } = await worker.run(job);
      if (!begun) throw new Error(`The image worker cannot be started: it ${end}`);
      if (!response) {
        for (const listener of this.listeners) listener(`it ${end}`);
        return { rejected: 'damaged' };
      }
      if ('fault' in response) throw new Error(`The image worker failed: ${response.fault}`);
      return response;
    });
  }

  /**
   * Calls the listener for every process that ended because of an image; returns a function that removes the listener.
   */
  onProcessEnd(listener: (reason: string) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Ends the idle processes; a later image starts new ones. */
  endIdle(): void {
    for (const worker of this.workers) worker.endIdle();
  }
}

/** A decoded image takes tens of megabytes: with two at a time and 30 waiting, enough memory remains. */
export const imageWorkers = new ImageWorkers({ running: 2, waiting: 30, timeoutMs: 60_000, idleMs: 30_000 });

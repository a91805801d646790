import { type ChildProcess, fork } from 'node:child_process';
import { limitConcurrency } from '@cred/service-kit';
import { z } from 'zod';

/** What is made of one picture; every path is told to the worker, none by it. */
export interface ImageJob {
  readonly source: string;
  readonly card: string;
  readonly full: string;
  /** The longest side of the full size, in pixels. */
  readonly side: number;
  readonly maxPixels: number;
}

const length = z.int().min(1).max(16_384);
const size = z.strictObject({ width: length, height: length });
// A decoder that a file has taken over says what it likes: members see the placeholder.
const made = z.strictObject({
  full: size,
  card: size,
  placeholder: z
    .string()
    .max(4_096)
    .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/),
});
const answer = z.union([
  z.strictObject({ made }),
  z.strictObject({ refused: z.enum(['pixels', 'damaged']) }),
  z.strictObject({ fault: z.string() }),
]);
type Answer = z.infer<typeof answer>;

/** What was made of a picture, or why nothing was. */
export type ImageOutcome = Exclude<Answer, { fault: string }>;

/** How a job went; without an answer, the child has ended. */
interface Run {
  readonly begun: boolean;
  readonly answer?: Answer;
  readonly end?: string;
}

export interface ImageWorkerOptions {
  /** Pictures, and so processes, at a time. */
  readonly running: number;
  readonly waiting: number;
  /** For one picture, in milliseconds. */
  readonly limitMs: number;
  /** How long a process without work is kept, for its start takes longer than most pictures. */
  readonly idleMs: number;
}

/** All that the child gets of the environment: where to find libraries and to put large temporary files; no secrets. */
const INHERITED = ['LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'TMPDIR', 'TMP', 'TEMP', 'SystemRoot'];
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(INHERITED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));

/** One process that makes pictures, one at a time, and so is known to end by the picture that it was at. */
class ImageWorker {
  isBusy = false;
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly options: ImageWorkerOptions) {}

  get pid(): number | undefined {
    return this.child?.pid;
  }

  async run(job: ImageJob): Promise<Run> {
    this.isBusy = true;
    clearTimeout(this.idle);
    try {
      const run = await this.try(job);
      // It may have ended before, while it had no work.
      return run.begun ? run : await this.try(job);
    } finally {
      this.isBusy = false;
      this.idle = setTimeout(() => this.rest(), this.options.idleMs).unref();
    }
  }

  /** Ends the process, if it has no work. The next picture starts another. */
  rest(): void {
    if (this.isBusy) return;
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private start(): ChildProcess {
    const child = fork(new URL('./image-worker.mjs', import.meta.url), [], {
      execArgv: [],
      env: environment(),
      // A signal to the terminal's group is for the service, which ends this process when it has ended itself.
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

  private try(job: ImageJob): Promise<Run> {
    const child = (this.child ??= this.start());
    return new Promise((resolve) => {
      let begun = false;
      let end: string | undefined;
      const settle = (run: Run): void => {
        clearTimeout(timer);
        child.off('message', hear).off('exit', onExit).off('error', onError);
        hold(child, false);
        resolve(run);
      };
      const kill = (why: string): void => {
        end ??= why;
        child.kill('SIGKILL');
      };
      const hear = (message: unknown): void => {
        if (!begun) {
          begun = true;
          return;
        }
        const told = answer.safeParse(message);
        if (told.success) settle({ begun, answer: told.data });
        else kill('said what makes no sense');
      };
      const onExit = (code: number | null, signal: string | null): void =>
        settle({ begun, end: end ?? `ended with ${signal ?? code}` });
      const onError = (cause: Error): void => settle({ begun, end: cause.message });
      const timer = setTimeout(() => kill('took too long'), this.options.limitMs);
      child.on('message', hear).once('exit', onExit).once('error', onError);
      hold(child, true);
      // Its end is heard of otherwise, too.
      child.send(job, (failure) => failure && kill(failure.message));
    });
  }
}

/** Whether this process waits for the child, or may end without it. */
function hold(child: ChildProcess, wanted: boolean): void {
  for (const each of [child, child.channel]) {
    if (wanted) each?.ref();
    else each?.unref();
  }
}

/**
 * The processes in which foreign pictures are decoded and encoded: a file that breaks the decoder breaks no other
 * request, and what memory it takes goes with its process. They start when there is work, end when there was none
 * for a while, and with the process that started them, however that ends.
 */
export class ImageWorkers {
  private readonly workers: readonly ImageWorker[];
  private readonly inTurn: ReturnType<typeof limitConcurrency>;
  private readonly listeners = new Set<(how: string) => void>();

  constructor({ running, waiting, ...options }: ImageWorkerOptions) {
    this.workers = Array.from({ length: running }, () => new ImageWorker({ running, waiting, ...options }));
    this.inTurn = limitConcurrency(running, waiting);
  }

  /** Of the processes that run just now. */
  get pids(): readonly number[] {
    return this.workers.flatMap(({ pid }) => pid ?? []);
  }

  /**
   * Makes what is kept of a picture. One whose process dies or takes too long is damaged.
   * @throws AppError 503 when too many wait already; Error when it is not the picture that is at fault
   */
  run(job: ImageJob): Promise<ImageOutcome> {
    return this.inTurn(async () => {
      // As many as there are turns: one is free.
      const worker = this.workers.find(({ isBusy }) => !isBusy);
      if (!worker) throw new Error('Every image worker is busy');
      const { begun, answer, end } = await worker.run(job);
      if (!begun) throw new Error(`The image worker cannot be started: it ${end}`);
      if (!answer) {
        for (const listener of this.listeners) listener(`it ${end}`);
        return { refused: 'damaged' };
      }
      if ('fault' in answer) throw new Error(`The image worker failed: ${answer.fault}`);
      return answer;
    });
  }

  /** Hears of processes that a picture has ended; gives what stops that. */
  watch(listener: (how: string) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Ends those that have no work; a later picture starts them anew. */
  rest(): void {
    for (const worker of this.workers) worker.rest();
  }
}

/** A decoded picture takes tens of megabytes: two at a time keep the machine free, and 30 waiting uploads. */
export const imageWorkers = new ImageWorkers({ running: 2, waiting: 30, limitMs: 60_000, idleMs: 30_000 });

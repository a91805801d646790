import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { errorMessage, OperatorError } from '@cred/tool-kit/errors';
import { signal } from '@cred/tool-kit/process/identity';
import { BackOff, type RestartTimes } from './back-off';
import type { RotatingLog } from './rotating-log';

export interface ServiceProcess {
  readonly name: string;
  /** Arguments of Node. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Gets its output. */
  readonly log: RotatingLog;
  readonly times?: Partial<RestartTimes>;
}

export interface SupervisorCallbacks {
  /** Prints a line on the console. */
  warn(line: string): void;
  /** The set of running processes has changed. */
  onChange(): void;
}

/** Resolves when the service is ready; rejects when it is not for long, or when the signal is aborted. */
type Ready = (ended: AbortSignal) => Promise<void>;

/** After the end of a process, the rest of its output arrives within this time, in milliseconds. */
const OUTPUT_MS = 1_000;

/**
 * Keeps one service running until it is stopped (SRV-53): when it ends, it is started again, after pauses that grow to a
 * maximum. The other services are not affected. Its output goes to its log.
 */
export class Supervisor {
  private child: ChildProcess | undefined;
  private exited: Promise<void> = Promise.resolve();
  private restart: NodeJS.Timeout | undefined;
  private stopping = false;
  private ended = new AbortController();
  private ready: Ready | undefined;
  private readonly backOff: BackOff;

  constructor(
    private readonly service: ServiceProcess,
    private readonly callbacks: SupervisorCallbacks,
  ) {
    this.backOff = new BackOff(service.times);
  }

  get name(): string {
    return this.service.name;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /**
   * Starts the service and resolves when `ready` does. A service that exits before that is not started again: its
   * settings are wrong, or its port is taken.
   * @throws OperatorError with the end of its log
   */
  async start(ready: Ready): Promise<void> {
    this.launch();
    const { log } = this.service;
    const early = this.exited.then(() => {
      throw new OperatorError(`${this.name} ended while starting. The end of its log (${log.file}):\n${log.tail()}`);
    });
    early.catch(() => undefined);
    const { signal: ended } = this.ended;
    // A check that stops because the service has ended must not hide the end of the log.
    await Promise.race([
      ready(ended).catch((error: unknown) => (ended.aborted ? early : Promise.reject(error))),
      early,
    ]);
    this.ready = ready;
  }

  private launch(): void {
    this.service.log.startTail();
    const began = performance.now();
    this.ended = new AbortController();
    // A separate process group: Ctrl-C is forwarded by this process, in order. The IPC channel closes when this process
    // ends.
    const child = spawn(process.execPath, [...this.service.args], {
      cwd: this.service.cwd,
      env: this.service.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (output: Buffer) => this.service.log.write(output));
      stream?.on('error', () => undefined);
    }
    const output = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const { ended } = this;
    this.child = child;
    this.exited = new Promise((resolve) => {
      const onEnd = (how: string): void => {
        if (this.child !== child) return;
        this.child = undefined;
        ended.abort();
        void Promise.race([output, delay(OUTPUT_MS, undefined, { ref: false })]).then(() => resolve());
        this.callbacks.onChange();
        if (this.ready && !this.stopping) this.onCrash(how, performance.now() - began);
      };
      child.once('error', (error) => onEnd(errorMessage(error)));
      child.once('exit', (code, name) => onEnd(name ? `was killed (${name})` : `ended with ${code}`));
    });
    this.callbacks.onChange();
  }

  private onCrash(how: string, runTimeMs: number): void {
    const pauseMs = this.backOff.next(runTimeMs);
    this.callbacks.warn(
      `${this.name} ${how}; starting it again in ${(pauseMs / 1000).toFixed(1)} s. Its log: ${this.service.log.file}`,
    );
    this.restart = setTimeout(() => this.launchAgain(), pauseMs);
  }

  private launchAgain(): void {
    try {
      this.launch();
    } catch (error) {
      // For example no memory for another process.
      this.onCrash(`cannot be started: ${errorMessage(error)}`, 0);
      return;
    }
    void this.reportReady(this.ended.signal);
  }

  private async reportReady(ended: AbortSignal): Promise<void> {
    while (!ended.aborted) {
      try {
        await this.ready?.(ended);
        if (!ended.aborted) this.callbacks.warn(`${this.name} is ready again.`);
        return;
      } catch {
        // Not ready for long, for example without its database. It may become ready later.
      }
    }
  }

  /** Requests its exit; false when it still runs after this number of milliseconds. */
  async stop(timeoutMs: number): Promise<boolean> {
    this.stopping = true;
    clearTimeout(this.restart);
    const pid = this.child?.pid;
    if (pid === undefined) return true;
    signal(pid, 'SIGTERM');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), timeoutMs)));
    const done = await Promise.race([this.exited.then(() => true), late]);
    clearTimeout(timer);
    return done;
  }

  /** Kills it. */
  async kill(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.restart);
    const pid = this.child?.pid;
    if (pid === undefined) return;
    signal(pid, 'SIGKILL');
    await this.exited;
  }
}

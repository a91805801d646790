import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { errorMessage, OperatorError } from '@cred/tool-kit/errors';
import { signal } from '@cred/tool-kit/process/identity';
import { lastLines } from '@cred/tool-kit/process/run-command';

export interface ServiceProcess {
  readonly name: string;
  /** Arguments of Node. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
}

export interface SupervisorCallbacks {
  /** Prints a line on the console. */
  warn(line: string): void;
  /** The set of running processes has changed. */
  onChange(): void;
  /** The service keeps ending and is not started again. */
  onGiveUp(reason: string): void;
}

/** A run shorter than this, in milliseconds, counts as a quick crash. */
const QUICK_CRASH_MS = 10_000;
const MAX_QUICK_CRASHES = 5;
const backoff = (crashes: number): number => Math.min(8000, 250 * 2 ** crashes);

/** Keeps one service running until it is stopped; its output is appended to its log. */
export class Supervisor {
  private child: ChildProcess | undefined;
  private exited: Promise<void> = Promise.resolve();
  private restart: NodeJS.Timeout | undefined;
  private stopping = false;
  private crashes = 0;
  private isReady = false;
  private logFrom = 0;

  constructor(
    private readonly service: ServiceProcess,
    private readonly callbacks: SupervisorCallbacks,
  ) {}

  get name(): string {
    return this.service.name;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Starts the service and resolves when `ready` does; a service that exits before that is not restarted. */
  async start(ready: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.launch();
    const ended = new AbortController();
    const early = this.exited.then(() => {
      ended.abort();
      throw new OperatorError(
        `${this.name} ended while starting. The end of its log (${this.service.logFile}):\n${this.logTail()}`,
      );
    });
    early.catch(() => undefined);
    await Promise.race([ready(ended.signal), early]);
    this.isReady = true;
  }

  private logTail(): string {
    return lastLines(readFileSync(this.service.logFile).subarray(this.logFrom).toString()) || '(nothing)';
  }

  private launch(): void {
    this.logFrom = statSync(this.service.logFile, { throwIfNoEntry: false })?.size ?? 0;
    const began = Date.now();
    const log = openSync(this.service.logFile, 'a', 0o600);
    // A separate process group: Ctrl-C is forwarded by this process, in order. The IPC channel closes when this process
    // ends.
    const child = spawn(process.execPath, [...this.service.args], {
      cwd: this.service.cwd,
      env: this.service.env,
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    this.child = child;
    this.exited = new Promise((resolve) => {
      const onEnd = (how: string): void => {
        if (this.child !== child) return;
        this.child = undefined;
        resolve();
        this.callbacks.onChange();
        if (this.isReady && !this.stopping) this.onCrash(how, Date.now() - began);
      };
      child.once('error', (error) => onEnd(errorMessage(error)));
      child.once('exit', (code, name) => onEnd(name ? `was killed (${name})` : `ended with ${code}`));
    });
    this.callbacks.onChange();
  }

  private onCrash(how: string, runTimeMs: number): void {
    this.crashes = runTimeMs < QUICK_CRASH_MS ? this.crashes + 1 : 1;
    if (this.crashes >= MAX_QUICK_CRASHES) {
      this.callbacks.onGiveUp(
        `${this.name} ${how}, the ${MAX_QUICK_CRASHES}th time within seconds of its start. The end of its log (${this.service.logFile}):\n${this.logTail()}`,
      );
      return;
    }
    const wait = backoff(this.crashes);
    this.callbacks.warn(
      `${this.name} ${how}; starting it again in ${(wait / 1000).toFixed(1)} s. Its log: ${this.service.logFile}`,
    );
    this.restart = setTimeout(() => this.launch(), wait);
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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '@cred/tool-kit/errors';
import { tryPort } from '@cred/tool-kit/process/ports';
import { lastLines, runCommand } from '@cred/tool-kit/process/run-command';

/** What differs from the product of a bench with the demo community and its own data folder. */
interface StackOptions {
  /** The data folder, which stays at the end; without it a new one that is removed. */
  readonly data?: string;
  /** More settings, or other values for those of this class. */
  readonly env?: NodeJS.ProcessEnv;
}

/** The console's last characters that are kept. */
const OUTPUT_MAX = 64 * 1024;
const START_LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 30_000;

/** The running product of a checkout, with its own data folder, free ports and the demo community. */
export class BenchStack {
  private child: ChildProcess | undefined;
  private console = '';
  readonly data: string;

  private constructor(
    readonly checkout: string,
    private readonly ports: readonly [number, number, number, number],
    private readonly options: StackOptions,
  ) {
    this.data = options.data ?? mkdtempSync(join(tmpdir(), 'cred-bench-'));
    // PostgreSQL does not run as root: its account must be able to enter the folder.
    chmodSync(this.data, 0o711);
  }

  /** Starts it like `npm start` and waits until it prints that it is ready. */
  static async start(checkout: string, stop: AbortSignal, options: StackOptions = {}): Promise<BenchStack> {
    const stack = new BenchStack(checkout, await lastingPorts(), options);
    try {
      await stack.launch(stop);
      return stack;
    } catch (error) {
      await stack.dispose();
      throw error;
    }
  }

  get url(): string {
    return `http://localhost:${this.ports[0]}`;
  }

  get apiUrl(): string {
    return `http://localhost:${this.ports[1]}`;
  }

  /** The ports of the services. */
  get portOf(): Readonly<Record<'web' | 'api' | 'validation' | 'releases', number>> {
    const [web, api, validation, releases] = this.ports;
    return { web, api, validation, releases };
  }

  /** The process that started the services. */
  get pid(): number {
    if (this.child?.pid === undefined) throw new Error('the product was not started');
    return this.child.pid;
  }

  /** Whether the whole product has ended. */
  get hasEnded(): boolean {
    return !this.child || this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** How it ended, for a person: a signal from outside is another fault than an exit code. */
  get ending(): string {
    return this.child?.signalCode ?? `code ${this.child?.exitCode ?? 'unknown'}`;
  }

  /** The end of what it printed. */
  get output(): string {
    return this.console;
  }

  /** Only these values: a setting of this machine, such as DATABASE_URL, must not have an effect. */
  private get env(): NodeJS.ProcessEnv {
    const [page, api, validation, releases] = this.ports.map(String);
    return {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      TMPDIR: process.env['TMPDIR'],
      PORT: page,
      API_PORT: api,
      VALIDATION_PORT: validation,
      RELEASES_PORT: releases,
      CRED_DATA: this.data,
      CRED_SEED: 'demo',
      OUTSIDE_SOURCES: 'off',
      LOG_LEVEL: 'error',
      ...this.options.env,
    };
  }

  /**
   * Runs the release command against this product, from its checkout or another one. @returns its output @throws
   * OperatorError
   */
  async release(args: readonly string[], stop: AbortSignal, checkout: string = this.checkout): Promise<string> {
    const { code, stdout, output } = await runCommand(process.execPath, ['tools/release.mjs', ...args], {
      cwd: checkout,
      env: this.env,
      signal: stop,
    });
    if (code !== 0) throw new OperatorError(`release ${args.join(' ')} failed.\n${lastLines(output)}`);
    return stdout;
  }

  /** Starts it again with the same data and ports, after it has ended. */
  async startAgain(stop: AbortSignal): Promise<void> {
    await this.end();
    await this.launch(stop);
  }

  async dispose(): Promise<void> {
    await this.end();
    if (this.options.data === undefined) rmSync(this.data, { recursive: true, force: true });
  }

  private async end(): Promise<void> {
    const { child } = this;
    if (!child || this.hasEnded) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await exited;
    clearTimeout(late);
  }

  private async launch(stop: AbortSignal): Promise<void> {
    const child = spawn(process.execPath, ['tools/start.mjs'], {
      cwd: this.checkout,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.child = child;
    this.console = '';
    let late: NodeJS.Timeout | undefined;
    await new Promise<void>((ready, failed) => {
      const fail = (how: string): void =>
        failed(new OperatorError(`The product ${how} during its start.\n${lastLines(this.console)}`));
      const onData = (chunk: Buffer): void => {
        this.console = (this.console + chunk.toString()).slice(-OUTPUT_MAX);
        if (this.console.includes(`Cred is ready at ${this.url}`)) ready();
      };
      child.stdout.on('data', onData);
      child.stderr.on('data', onData);
      child.once('exit', (code) => fail(`exited with code ${code}`));
      late = setTimeout(() => fail(`was not ready after ${START_LIMIT_MS / 1_000} s`), START_LIMIT_MS);
      stop.addEventListener('abort', () => failed(stop.reason as Error), { once: true });
    }).finally(() => clearTimeout(late));
  }
}

/** Below the range that systems take for outgoing connections, one of which could take a killed service's port. */
const PORTS = { from: 20_000, to: 30_000 };
const COUNT = 4;
const ATTEMPTS = 200;

/** Four ports in a row that are free, and that no outgoing connection takes while a service is restarted. */
async function lastingPorts(): Promise<readonly [number, number, number, number]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const first = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from - COUNT));
    const ports = [first, first + 1, first + 2, first + 3] as const;
    const codes = await Promise.all(ports.map((port) => tryPort(port, '127.0.0.1')));
    if (codes.every((code) => code === undefined)) return ports;
  }
  throw new OperatorError(`There are no ${COUNT} free ports in a row from ${PORTS.from} to ${PORTS.to}`);
}

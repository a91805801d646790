import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '@cred/tool-kit/errors';
import { freePort } from '@cred/tool-kit/process/ports';
import { lastLines, runCommand } from '@cred/tool-kit/process/run-command';

/** The running product of a checkout, with its own data folder, free ports and the demo community. */
export class BenchStack {
  private child: ChildProcess | undefined;
  private readonly data: string;

  private constructor(
    readonly checkout: string,
    private readonly ports: readonly [number, number, number, number],
  ) {
    this.data = mkdtempSync(join(tmpdir(), 'cred-bench-'));
    // PostgreSQL does not run as root: its account must be able to enter the folder.
    chmodSync(this.data, 0o711);
  }

  /** Starts it like `npm start` and waits until it prints that it is ready. */
  static async start(checkout: string, stop: AbortSignal): Promise<BenchStack> {
    const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
    const stack = new BenchStack(checkout, ports);
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

  async dispose(): Promise<void> {
    const { child } = this;
    if (child && child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }
    rmSync(this.data, { recursive: true, force: true });
  }

  private async launch(stop: AbortSignal): Promise<void> {
    const child = spawn(process.execPath, ['tools/start.mjs'], {
      cwd: this.checkout,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.child = child;
    let output = '';
    await new Promise<void>((ready, failed) => {
      const onData = (chunk: Buffer): void => {
        output += chunk.toString();
        if (output.includes(`Cred is ready at ${this.url}`)) ready();
      };
      child.stdout.on('data', onData);
      child.stderr.on('data', onData);
      child.once('exit', (code) =>
        failed(new OperatorError(`The product exited with code ${code} during its start.\n${lastLines(output)}`)),
      );
      stop.addEventListener('abort', () => failed(stop.reason as Error), { once: true });
    });
  }
}

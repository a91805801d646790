import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ValidationResult } from '@cred/contract';
import { OperatorError } from '@cred/tool-kit/errors';
import { lastLines, runCommand } from '@cred/tool-kit/process/run-command';
import { untilReady } from '@cred/tool-kit/services/health';
import { serviceArguments, validation } from '@cred/tool-kit/services/services';

const HOST = '127.0.0.1';

/**
 * A process of the built validation service with its own library. Requests are sent over HTTP, as the page does; the
 * service sends no outside requests.
 */
export class ValidationProcess {
  private child: ChildProcess | undefined;
  private readonly env: NodeJS.ProcessEnv;
  private readonly origin: string;

  constructor(
    private readonly root: string,
    private readonly folder: string,
    private readonly port: number,
    settings: Readonly<Record<string, string>> = {},
  ) {
    mkdirSync(folder, { recursive: true });
    this.origin = `http://localhost:${port + 1}`;
    this.env = {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      CRED_DATA: folder,
      LOG_LEVEL: 'error',
      HOST,
      VALIDATION_PORT: String(port),
      // Nothing listens on these ports: only this service runs.
      PORT: String(port + 1),
      API_PORT: String(port + 2),
      RELEASES_PORT: String(port + 3),
      OUTSIDE_SOURCES: 'off',
      VALIDATION_ACCESS: 'open',
      ...settings,
    };
  }

  /** Runs one of the library's commands. @returns its output @throws OperatorError when it fails */
  library(args: readonly string[], signal: AbortSignal): Promise<string> {
    return this.run(['library', ...args], signal);
  }

  /** Runs a command of the service. @returns its output @throws OperatorError when it fails */
  async run(args: readonly string[], signal: AbortSignal): Promise<string> {
    const { code, stdout, output } = await runCommand(
      process.execPath,
      [...serviceArguments(this.root, validation), ...args],
      { cwd: this.root, env: this.env, signal },
    );
    // Exit code 2: done, but the output names invalid records.
    if (code !== 0 && code !== 2) throw new OperatorError(`${args.join(' ')} failed.\n${lastLines(output)}`);
    return stdout;
  }

  /** @returns the milliseconds until it was ready */
  async start(signal: AbortSignal): Promise<number> {
    const log = openSync(join(this.folder, 'validation.log'), 'a');
    const began = performance.now();
    this.child = spawn(process.execPath, serviceArguments(this.root, validation), {
      cwd: this.root,
      env: this.env,
      stdio: ['ignore', log, log],
    });
    await untilReady('The validation service', `http://${HOST}:${this.port}`, signal);
    return performance.now() - began;
  }

  /**
   * Checks a text. Waits when the service accepts no more requests from this address for some time.
   * @returns the response and its duration in ms, without the waiting
   */
  async validate(
    text: string,
    signal: AbortSignal,
  ): Promise<{ readonly body: ValidationResult; readonly durationMs: number }> {
    for (;;) {
      signal.throwIfAborted();
      const began = performance.now();
      const response = await fetch(`http://${HOST}:${this.port}/validate-post`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: this.origin },
        body: JSON.stringify({ text }),
        signal,
      });
      const body: unknown = await response.json();
      if (response.status === 200) return { body: body as ValidationResult, durationMs: performance.now() - began };
      const retryAfter = Number(response.headers.get('retry-after'));
      if (response.status !== 429 || !(retryAfter > 0))
        throw new OperatorError(`POST /validate-post failed with status ${response.status}: ${JSON.stringify(body)}`);
      await setTimeout(retryAfter * 1_000, undefined, { signal });
    }
  }

  /** The current and the maximum memory in MB; undefined where the system does not report it. */
  memory(): { readonly now: number; readonly peak: number } | undefined {
    try {
      const status = readFileSync(`/proc/${this.child?.pid}/status`, 'utf8');
      const of = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
      return { now: of('VmRSS'), peak: of('VmHWM') };
    } catch {
      return undefined;
    }
  }

  async stop(): Promise<void> {
    if (!this.child || this.child.exitCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await exited;
  }
}

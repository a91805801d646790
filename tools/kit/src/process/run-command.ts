import { spawn } from 'node:child_process';
import { signal as sendSignal } from './identity';

export interface CommandOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Ends the command and its children when aborted. */
  readonly signal?: AbortSignal;
  /** Called with the output when it arrives; it is collected as well. */
  readonly onOutput?: (text: string) => void;
  /** Time limit in ms. */
  readonly limit?: number;
}

export interface CommandResult {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  /** Both streams, in the order of arrival. */
  readonly output: string;
}

/** Runs a program to its end and collects its output; rejects only when it cannot run or was aborted. */
export function runCommand(program: string, args: readonly string[], options: CommandOptions): Promise<CommandResult> {
  options.signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    // A separate process group: ending it ends its children, and Ctrl-C in the terminal reaches it through this process
    // only.
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let output = '';
    const collect = (chunk: Buffer, isOut: boolean): void => {
      const text = chunk.toString();
      output += text;
      if (isOut) stdout += text;
      options.onOutput?.(text);
    };
    child.stdout.on('data', (chunk: Buffer) => collect(chunk, true));
    child.stderr.on('data', (chunk: Buffer) => collect(chunk, false));
    const end = (name: NodeJS.Signals): void => {
      if (child.pid !== undefined && child.exitCode === null) sendSignal(-child.pid, name);
    };
    const onAbort = (): void => {
      end('SIGTERM');
      setTimeout(() => end('SIGKILL'), 3000).unref();
    };
    options.signal?.addEventListener('abort', onAbort, { once: true });
    const limit = options.limit ? setTimeout(() => end('SIGKILL'), options.limit) : undefined;
    const settle = (): void => {
      clearTimeout(limit);
      options.signal?.removeEventListener('abort', onAbort);
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('close', (code) => {
      settle();
      if (options.signal?.aborted) reject(options.signal.reason as Error);
      else resolve({ code, stdout, output });
    });
  });
}

/** The last lines of a text, for error messages. */
export function lastLines(text: string, lines = 12): string {
  return text.trim().split('\n').slice(-lines).join('\n');
}

import { write, writeSync } from 'node:fs';
import type { LogDestination } from './log';

const STANDARD_OUTPUT = 1;
/** The maximum size of the lines that wait for a slow reader; further lines are dropped. */
const MAX_PENDING_BYTES = 1024 * 1024;
/** Milliseconds until the next attempt when the reader of a pipe is slow. */
const RETRY_MS = 50;
const NEWLINE = 10;

/**
 * Writes log lines to standard output (SRV-51). Writing never throws and never waits: lines that cannot be
 * written, because a disk is full or a reader has stopped, are dropped, and the next line that can be written reports
 * their number.
 */
class LogOutput implements LogDestination {
  private pending: Buffer[] = [];
  private pendingBytes = 0;
  private lostLines = 0;
  private writing = false;

  constructor(private readonly fd: number = STANDARD_OUTPUT) {
    process.once('exit', () => this.writeRest());
  }

  write(line: string): void {
    const bytes = Buffer.from(line);
    if (this.pendingBytes + bytes.length > MAX_PENDING_BYTES) {
      this.lostLines += 1;
      return;
    }
    this.pending.push(bytes);
    this.pendingBytes += bytes.length;
    this.writePending();
  }

  private writePending(): void {
    if (this.writing || this.pending.length === 0) return;
    this.writing = true;
    const { lines, reported } = this.takePending();
    this.writeAll(lines, (failure) => {
      this.writing = false;
      this.pendingBytes = this.pending.reduce((sum, { length }) => sum + length, 0);
      if (failure) {
        // Retried with the next line only: on a full disk, retries would follow each other without a pause.
        this.lostLines += countLines(lines) - (reported > 0 ? 1 : 0);
        return;
      }
      this.lostLines -= reported;
      this.writePending();
    });
  }

  /** The pending lines, after a line with the number of dropped ones if there are any. */
  private takePending(): { readonly lines: Buffer; readonly reported: number } {
    const reported = this.lostLines;
    const lines = Buffer.concat(reported > 0 ? [lossReport(reported), ...this.pending] : this.pending);
    this.pending = [];
    return { lines, reported };
  }

  private writeAll(bytes: Buffer, done: (failure: Error | null) => void): void {
    write(this.fd, bytes, (failure, written) => {
      if (failure?.code === 'EAGAIN') setTimeout(() => this.writeAll(bytes, done), RETRY_MS).unref();
      else if (failure || written === bytes.length) done(failure);
      else this.writeAll(bytes.subarray(written), done);
    });
  }

  /** Writes the pending lines when the process ends: they often contain the reason. */
  private writeRest(): void {
    try {
      writeSync(this.fd, this.takePending().lines);
    } catch {
      // The lines are dropped: the process ends now.
    }
  }
}

const countLines = (bytes: Buffer): number => bytes.reduce((count, byte) => (byte === NEWLINE ? count + 1 : count), 0);

const lossReport = (lines: number): Buffer =>
  Buffer.from(
    `${JSON.stringify({ level: 40, time: Date.now(), lines, msg: 'log lines before this one were lost' })}\n`,
  );

let standardOutput: LogOutput | undefined;

/** The process's standard output; its errors never end the process. */
export function logToStandardOutput(): LogDestination {
  // Without a listener, an error of these streams ends the process.
  if (!standardOutput) for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return (standardOutput ??= new LogOutput());
}

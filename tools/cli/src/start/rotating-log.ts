import { copyFileSync, existsSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { errorCode } from '@cred/tool-kit/errors';
import { lastLines } from '@cred/tool-kit/process/run-command';

interface Limits {
  /** Bytes after which a file is renamed. */
  readonly maxBytes: number;
  /** The number of files, the current one included; the oldest is removed. */
  readonly files: number;
}

const LIMITS: Limits = { maxBytes: 5 * 1024 * 1024, files: 3 };
/** Output that waits for the disk; more is lost. */
const MAX_PENDING_BYTES = 1024 * 1024;
const TAIL_BYTES = 16 * 1024;

/**
 * The log of a process in files of limited size and number (SRV-51): `api.log`, then `api.log.1` and so on, which are
 * older. Writing never throws and never waits; what a full disk does not take is lost and counted in the log itself.
 */
export class RotatingLog {
  private readonly limits: Limits;
  private pending: Buffer[] = [];
  private pendingBytes = 0;
  private lostBytes = 0;
  private failing = false;
  private recent = Buffer.alloc(0);
  private handle: FileHandle | undefined;
  private size = 0;
  private running: Promise<void> | undefined;

  /** @param warn prints a line on the console: once when the file cannot be written, and once when it can again */
  constructor(
    readonly file: string,
    private readonly warn: (line: string) => void,
    limits: Partial<Limits> = {},
  ) {
    this.limits = { ...LIMITS, ...limits };
  }

  write(output: Buffer | string): void {
    const bytes = Buffer.from(output);
    this.recent = Buffer.concat([this.recent, bytes]).subarray(-TAIL_BYTES);
    if (this.pendingBytes + bytes.length > MAX_PENDING_BYTES) this.lostBytes += bytes.length;
    else {
      this.pending.push(bytes);
      this.pendingBytes += bytes.length;
    }
    this.running ??= this.writePending();
  }

  /** Forgets what `tail` returns. */
  startTail(): void {
    this.recent = Buffer.alloc(0);
  }

  /** The last lines since `startTail`, also of output that the disk did not take. */
  tail(): string {
    return lastLines(this.recent.toString()) || '(nothing)';
  }

  /** Waits until everything is written or lost, and closes the file. */
  async close(): Promise<void> {
    await this.running;
    await this.handle?.close().catch(() => undefined);
    this.handle = undefined;
  }

  private async writePending(): Promise<void> {
    while (this.pending.length > 0) {
      const bytes = Buffer.concat(this.pending);
      this.pending = [];
      await this.writeOrLose(bytes);
      this.pendingBytes -= bytes.length;
    }
    this.running = undefined;
  }

  private async writeOrLose(bytes: Buffer): Promise<void> {
    try {
      const lost = this.lostBytes;
      if (lost > 0) await this.append(lossReport(lost));
      this.lostBytes -= lost;
      await this.append(bytes);
      if (this.failing) this.warn(`${this.file} is written again.`);
      this.failing = false;
    } catch (failure) {
      this.lostBytes += bytes.length;
      // Opened again for the next output: the file may have been removed to make space.
      await this.handle?.close().catch(() => undefined);
      this.handle = undefined;
      if (!this.failing)
        this.warn(
          `${this.file} cannot be written (${errorCode(failure) ?? 'unknown'}); its lines are lost until it can.`,
        );
      this.failing = true;
    }
  }

  private async append(bytes: Buffer): Promise<void> {
    if (this.size + bytes.length > this.limits.maxBytes) {
      await this.handle?.close();
      this.handle = undefined;
      shiftOlder(this.file, this.limits.files);
      renameSync(this.file, `${this.file}.1`);
    }
    if (!this.handle) {
      this.handle = await open(this.file, 'a', 0o600);
      this.size = (await this.handle.stat()).size;
    }
    for (let rest = bytes; rest.length > 0;) {
      const { bytesWritten } = await this.handle.write(rest);
      this.size += bytesWritten;
      rest = rest.subarray(bytesWritten);
    }
  }
}

/** The line before which output is missing, in the form of the services' lines. */
function lossReport(bytes: number): Buffer {
  const line = { level: 40, time: Date.now(), name: 'logs', bytes, msg: 'output was lost before this line' };
  return Buffer.from(`\n${JSON.stringify(line)}\n`);
}

/**
 * Limits the size of a log that another process has open, such as PostgreSQL's: copies it to the next older file and
 * empties it. Lines that are written in between are lost. Never throws; on a full disk the content is lost.
 */
export function limitOpenLog(file: string, limits: Partial<Limits> = {}): void {
  const { maxBytes, files } = { ...LIMITS, ...limits };
  try {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= maxBytes) return;
    shiftOlder(file, files);
    try {
      copyFileSync(file, `${file}.1`);
    } catch {
      rmSync(`${file}.1`, { force: true });
    }
    truncateSync(file);
  } catch {
    // A log is never a reason to stop.
  }
}

/** Renames each older file to the next number and removes the oldest, so that the number 1 is free. */
function shiftOlder(file: string, files: number): void {
  rmSync(`${file}.${files - 1}`, { force: true });
  for (let number = files - 2; number >= 1; number -= 1)
    if (existsSync(`${file}.${number}`)) renameSync(`${file}.${number}`, `${file}.${number + 1}`);
}

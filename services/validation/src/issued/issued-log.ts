import { createHash } from 'node:crypto';
import { appendFile, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { IssuedTexts } from './issued-route';

/** How long an issued text earns the badge (SRV-20). */
const VALID_MS = 30 * 60_000;
const MAX_ENTRIES = 200_000;
/** A line of the file: the timestamp in milliseconds and the hash of a text. */
const LINE = /^(\d{13}) ([0-9a-f]{64})$/;

/** Records texts that were checked without an error. */
export interface IssuedRegister extends IssuedTexts {
  add(text: string): Promise<void>;
}

export interface IssuedLogOptions {
  readonly file: string;
  readonly now?: () => number;
  readonly maxEntries?: number;
  /** Called for each failed write; the text still counts as issued until this process ends. */
  readonly onWriteFailure?: (failure: unknown) => void;
}

/** The hash that the API requests: SHA-256 of the text as the API stores it, with LF line ends and in NFC. */
export const hashText = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n').normalize('NFC'), 'utf8').digest('hex');

/**
 * The hashes of issued texts, never the texts, in memory and in a file that survives a restart. Only one process may
 * write a file.
 */
export class IssuedLog implements IssuedRegister {
  /** Hash to timestamp, oldest first: an entry that is added again moves to the end. */
  private readonly issued = new Map<string, number>();
  private readonly now: () => number;
  private readonly most: number;
  private lines = 0;
  private writing: Promise<void> = Promise.resolve();

  private constructor(private readonly options: IssuedLogOptions) {
    this.now = options.now ?? Date.now;
    this.most = options.maxEntries ?? MAX_ENTRIES;
  }

  /** Reads the file of the previous process. Ignores incomplete lines, which a crash may leave. */
  static async open(options: IssuedLogOptions): Promise<IssuedLog> {
    const log = new IssuedLog(options);
    await mkdir(dirname(options.file), { recursive: true, mode: 0o700 });
    const text = await readFile(options.file, 'latin1').catch((failure: NodeJS.ErrnoException) =>
      failure.code === 'ENOENT' ? '' : Promise.reject(failure),
    );
    for (const line of text.split('\n')) {
      const [, at, hash] = LINE.exec(line) ?? [];
      if (at && hash) log.put(hash, Math.min(Number(at), log.now()));
    }
    await log.rewriteFile();
    return log;
  }

  has(hash: string): Promise<boolean> {
    const at = this.issued.get(hash);
    return Promise.resolve(at !== undefined && at > this.now() - VALID_MS);
  }

  /** Resolves when the entry is written. A failed write is reported and does not reject. */
  add(text: string): Promise<void> {
    const [hash, at] = [hashText(text), this.now()];
    this.put(hash, at);
    this.writing = this.writing
      .then(() => this.write(`${at} ${hash}\n`))
      .catch((failure: unknown) => this.options.onWriteFailure?.(failure));
    return this.writing;
  }

  /** Resolves when all writes have finished. */
  close(): Promise<void> {
    return this.writing;
  }

  private put(hash: string, at: number): void {
    this.issued.delete(hash);
    this.issued.set(hash, at);
    for (const [oldest, when] of this.issued) {
      if (this.issued.size <= this.most && when > this.now() - VALID_MS) break;
      this.issued.delete(oldest);
    }
  }

  private async write(line: string): Promise<void> {
    if (this.lines >= 2 * Math.max(this.issued.size, 1_000)) await this.rewriteFile();
    else {
      await appendFile(this.options.file, line, { mode: 0o600 });
      this.lines += 1;
    }
  }

  /** Atomic: after a crash, the old file remains. */
  private async rewriteFile(): Promise<void> {
    const { file } = this.options;
    const lines = [...this.issued].map(([hash, at]) => `${at} ${hash}\n`);
    await writeFile(`${file}.new`, lines.join(''), { mode: 0o600 });
    const handle = await open(`${file}.new`);
    await handle.sync().finally(() => handle.close());
    await rename(`${file}.new`, file);
    this.lines = lines.length;
  }
}

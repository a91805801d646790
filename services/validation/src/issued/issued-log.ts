import { createHash } from 'node:crypto';
import { appendFile, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { IssuedTexts } from './issued-route';

/** How long a text counts as issued (SRV-20). */
const VALID_MS = 30 * 60_000;
const MAX_ENTRIES = 200_000;
/** A line is 80 bytes; a file with twice as many lines as texts is written anew. */
const LINE = /^(\d{13}) ([0-9a-f]{64})$/;

/** Remembers texts that were checked without an error. */
export interface IssuedRegister extends IssuedTexts {
  add(text: string): Promise<void>;
}

export interface IssuedLogOptions {
  readonly file: string;
  readonly now?: () => number;
  readonly maxEntries?: number;
  /** Told once for each failed write: the texts still count until this process ends. */
  readonly onWriteFailure?: (failure: unknown) => void;
}

/** The hash that the API asks for: of the text as it stores it, with plain line ends and in NFC. */
export const hashText = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n').normalize('NFC'), 'utf8').digest('hex');

/**
 * The hashes of issued texts, and never the texts: in memory, and in a file so that a restart keeps them. One
 * process writes one file.
 */
export class IssuedLog implements IssuedRegister {
  /** Hash -> when; the oldest first, since each is put at the end anew. */
  private readonly issued = new Map<string, number>();
  private readonly now: () => number;
  private readonly most: number;
  private lines = 0;
  private writing: Promise<void> = Promise.resolve();

  private constructor(private readonly options: IssuedLogOptions) {
    this.now = options.now ?? Date.now;
    this.most = options.maxEntries ?? MAX_ENTRIES;
  }

  /** Reads what the process before has left. Lines that are not whole, after a crash, count as none. */
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

  /** Resolves when it is written; a failed write is told and no reason to refuse the text. */
  add(text: string): Promise<void> {
    const [hash, at] = [hashText(text), this.now()];
    this.put(hash, at);
    this.writing = this.writing
      .then(() => this.write(`${at} ${hash}\n`))
      .catch((failure: unknown) => this.options.onWriteFailure?.(failure));
    return this.writing;
  }

  /** Resolves when everything is written. */
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

  /** Whole or not at all: a crash leaves the old file. */
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

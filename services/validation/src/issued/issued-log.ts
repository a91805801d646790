import { createHash } from 'node:crypto';
import { appendFile, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Reference, StoredReference } from '@cred/contract';
import { issuedText } from '@cred/contract/schemas';
import type { IssuedTexts } from './issued-route';
import { keptReferences } from './kept-references';

/** How long an issued text earns the badge (SRV-20). */
const VALID_MS = 30 * 60_000;
const MAX_ENTRIES = 200_000;
/** Of all references together, as JSON; above it the oldest texts lose theirs, but not the badge. */
const MAX_REFERENCE_BYTES = 64 * 1024 * 1024;
/** The file may be this much larger than its entries before it is rewritten, in bytes. */
const SPARE_BYTES = 1024 * 1024;
/** A line of the file: the timestamp in milliseconds, the hash of a text, and its references as JSON, if any. */
const LINE = /^(\d{13}) ([0-9a-f]{64})(?: (\[.*\]))?$/;

/** Records texts that were checked without an error. */
export interface IssuedRegister extends IssuedTexts {
  add(text: string, references: readonly Reference[]): Promise<void>;
}

export interface IssuedLogOptions {
  readonly file: string;
  readonly now?: () => number;
  readonly maxEntries?: number;
  readonly maxReferenceBytes?: number;
  /** Called for each failed write; the text still counts as issued until this process ends. */
  readonly onWriteFailure?: (failure: unknown) => void;
}

interface Entry {
  readonly at: number;
  /** JSON in UTF-8; empty without references. Bytes, because most titles then take half the memory. */
  readonly references: Buffer;
}

const NONE = Buffer.alloc(0);

/** The hash that the API requests: SHA-256 of the text as the API stores it, with LF line ends and in NFC. */
export const hashText = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n').normalize('NFC'), 'utf8').digest('hex');

const toLine = (hash: string, { at, references }: Entry): string =>
  references.length === 0 ? `${at} ${hash}\n` : `${at} ${hash} ${references.toString('utf8')}\n`;

/** The references of a line; undefined for a damaged one. */
function parseReferences(json: string | undefined): StoredReference[] | undefined {
  try {
    return issuedText.safeParse({ issued: true, references: JSON.parse(json ?? '[]') }).data?.references;
  } catch {
    return undefined;
  }
}

/**
 * The hashes of issued texts with the references that were issued with them, never the texts, in memory and in a file
 * that survives a restart. Only one process may write a file.
 */
export class IssuedLog implements IssuedRegister {
  /** Hash to entry, oldest first: an entry that is added again moves to the end. */
  private readonly issued = new Map<string, Entry>();
  private readonly now: () => number;
  private readonly most: number;
  private readonly mostBytes: number;
  /** The references in memory, and the file, in bytes. */
  private referenceBytes = 0;
  private fileBytes = 0;
  private lines = 0;
  private writing: Promise<void> = Promise.resolve();

  private constructor(private readonly options: IssuedLogOptions) {
    this.now = options.now ?? Date.now;
    this.most = options.maxEntries ?? MAX_ENTRIES;
    this.mostBytes = options.maxReferenceBytes ?? MAX_REFERENCE_BYTES;
  }

  /** Reads the file of the previous process. Ignores incomplete lines, which a crash may leave. */
  static async open(options: IssuedLogOptions): Promise<IssuedLog> {
    const log = new IssuedLog(options);
    await mkdir(dirname(options.file), { recursive: true, mode: 0o700 });
    const text = await readFile(options.file, 'utf8').catch((failure: NodeJS.ErrnoException) =>
      failure.code === 'ENOENT' ? '' : Promise.reject(failure),
    );
    for (const line of text.split('\n')) {
      const [, at, hash, json] = LINE.exec(line) ?? [];
      const references = parseReferences(json);
      if (at && hash && references)
        log.put(hash, { at: Math.min(Number(at), log.now()), references: toBytes(references) });
    }
    await log.rewriteFile();
    return log;
  }

  find(hash: string): Promise<readonly StoredReference[] | undefined> {
    const entry = this.issued.get(hash);
    if (!entry || entry.at <= this.now() - VALID_MS) return Promise.resolve(undefined);
    return Promise.resolve(parseReferences(entry.references.toString('utf8') || undefined));
  }

  /** Resolves when the entry is written. A failed write is reported and does not reject. */
  add(text: string, references: readonly Reference[]): Promise<void> {
    const hash = hashText(text);
    const entry = { at: this.now(), references: toBytes(keptReferences(references)) };
    this.put(hash, entry);
    this.writing = this.writing
      .then(() => this.write(toLine(hash, entry)))
      .catch((failure: unknown) => this.options.onWriteFailure?.(failure));
    return this.writing;
  }

  /** Resolves when all writes have finished. */
  close(): Promise<void> {
    return this.writing;
  }

  private put(hash: string, entry: Entry): void {
    this.remove(hash);
    this.issued.set(hash, entry);
    this.referenceBytes += entry.references.length;
    for (const [oldest, { at }] of this.issued) {
      if (this.issued.size <= this.most && at > this.now() - VALID_MS) break;
      this.remove(oldest);
    }
    if (this.referenceBytes <= this.mostBytes) return;
    for (const [oldest, { at, references }] of this.issued) {
      // With less than the limit, so that this loop does not start with every further text.
      if (this.referenceBytes <= this.mostBytes * 0.9) break;
      this.referenceBytes -= references.length;
      this.issued.set(oldest, { at, references: NONE });
    }
  }

  private remove(hash: string): void {
    this.referenceBytes -= this.issued.get(hash)?.references.length ?? 0;
    this.issued.delete(hash);
  }

  private async write(line: string): Promise<void> {
    const bytes = Buffer.byteLength(line);
    const isLong = this.lines >= 2 * Math.max(this.issued.size, 1_000);
    if (isLong || this.fileBytes + bytes > 2 * this.liveBytes() + SPARE_BYTES) await this.rewriteFile();
    else {
      await appendFile(this.options.file, line, { mode: 0o600 });
      this.lines += 1;
      this.fileBytes += bytes;
    }
  }

  /** About the size of the entries in the file, with 79 bytes for a time and a hash. */
  private liveBytes(): number {
    return this.referenceBytes + this.issued.size * 80;
  }

  /** Atomic: after a crash, the old file remains. */
  private async rewriteFile(): Promise<void> {
    const { file } = this.options;
    const lines = [...this.issued].map(([hash, entry]) => toLine(hash, entry));
    const text = lines.join('');
    await writeFile(`${file}.new`, text, { mode: 0o600 });
    const handle = await open(`${file}.new`);
    await handle.sync().finally(() => handle.close());
    await rename(`${file}.new`, file);
    this.lines = lines.length;
    this.fileBytes = Buffer.byteLength(text);
  }
}

const toBytes = (references: readonly StoredReference[]): Buffer =>
  references.length === 0 ? NONE : Buffer.from(JSON.stringify(references));

import type { ImportCounts, ImportObserver } from './import-files';

export interface Terminal {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** Further faults are only counted: a file of the wrong kind may have millions. */
const MAX_FAULTS_SHOWN = 100;
const UPDATE_MS = 500;
/** The update interval for outputs that cannot overwrite a line. */
const PLAIN_UPDATE_MS = 10_000;

/** Shows the progress of an import (bytes, records a second, remaining time) and reports bad records by line. */
export class Progress implements ImportObserver {
  private path = '';
  private total = 0;
  private began = 0;
  private recordsAtStart = 0;
  private shownAt = 0;
  private faults = 0;
  private lineOpen = false;

  constructor(
    private readonly out: Terminal,
    private readonly err: Terminal,
    private readonly now: () => number = () => performance.now(),
  ) {}

  file(path: string, bytes: number): void {
    this.clear();
    [this.path, this.total, this.began, this.shownAt, this.recordsAtStart] = [path, bytes, this.now(), this.now(), -1];
  }

  format(name: string): void {
    this.print(`${this.path}: ${name}`);
  }

  progress(bytes: number, counts: Readonly<ImportCounts>): void {
    const records = counts.added + counts.replaced + counts.retracted + counts.faults;
    if (this.recordsAtStart < 0) this.recordsAtStart = records;
    const now = this.now();
    if (now - this.shownAt < (this.out.isTTY ? UPDATE_MS : PLAIN_UPDATE_MS)) return;
    const seconds = (now - this.began) / 1000;
    const rest = bytes > 0 && this.total > bytes ? (seconds * (this.total - bytes)) / bytes : 0;
    const rate = Math.round((records - this.recordsAtStart) / Math.max(seconds, 0.001));
    this.shownAt = now;
    this.write(
      `  ${megabytes(bytes)} of ${megabytes(this.total)} MB, ${records - this.recordsAtStart} records, ${rate}/s, ${Math.ceil(rest)} s to go`,
    );
  }

  fault(path: string, line: number, why: string): void {
    this.faults += 1;
    if (this.faults > MAX_FAULTS_SHOWN + 1) return;
    this.clear();
    this.err.write(
      this.faults > MAX_FAULTS_SHOWN
        ? `  more bad records follow, which are counted only\n`
        : `  ${path}, line ${line}: ${printable(why)}\n`,
    );
  }

  /** Writes a line that the next one overwrites. */
  updateLine(text: string): void {
    const now = this.now();
    if (now - this.shownAt < (this.out.isTTY ? UPDATE_MS : PLAIN_UPDATE_MS)) return;
    this.shownAt = now;
    this.write(`  ${text}`);
  }

  /** Writes a permanent line. */
  print(text: string): void {
    this.clear();
    this.out.write(`${printable(text)}\n`);
  }

  clear(): void {
    if (this.lineOpen) this.out.write('\r\u001b[K');
    this.lineOpen = false;
  }

  private write(text: string): void {
    if (!this.out.isTTY) {
      this.out.write(`${text}\n`);
      return;
    }
    this.clear();
    this.out.write(text);
    this.lineOpen = true;
  }
}

/** Removes control characters of imported files, which could control the terminal. */
const printable = (text: string): string => text.replace(/\p{C}/gu, '');
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

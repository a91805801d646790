import type { NoticeKind } from '@cred/contract';
import { toDoi } from '../doi';
import { isPmid } from '../record';
import { FileError, type ImportItem, type RecordParser } from './items';

/** The columns of Retraction Watch's file that are read, in lower case. */
const COLUMNS = ['originalpaperpubmedid', 'originalpaperdoi', 'retractionnature', 'retractiondate'] as const;
const KINDS: Readonly<Record<string, NoticeKind | 'none'>> = {
  retraction: 'retraction',
  'expression of concern': 'concern',
  correction: 'correction',
  reinstatement: 'none',
};
/** Bounds the memory of a damaged file, in characters: one whose quotes never end. */
const MAX_ROW = 200_000;
/** `6/30/2023 0:00`, month first. */
const DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/;

/**
 * Retraction Watch's CSV: a notice for each row that names its paper by PMID, by DOI or both. Rows with neither (`0`,
 * `unavailable`) are skipped.
 */
export class RetractionWatchParser implements RecordParser {
  private columns: readonly number[] | undefined;
  private row: string[] = [];
  private field = '';
  private quoted = false;
  /** A quote inside a quoted field, which the next character explains. */
  private pendingQuote = false;
  private size = 0;
  private line = 1;
  private rowLine = 1;

  *push(text: string): Generator<ImportItem> {
    for (const character of text) {
      if (character === '\n') this.line += 1;
      if ((this.size += 1) > MAX_ROW) throw new FileError(`line ${this.rowLine} is too long: its quotes may not end`);
      if (this.pendingQuote) {
        this.pendingQuote = false;
        if (character === '"') {
          this.field += '"';
          continue;
        }
        this.quoted = false;
      }
      if (this.quoted) {
        if (character === '"') this.pendingQuote = true;
        else this.field += character;
      } else if (character === '"' && this.field === '') this.quoted = true;
      else if (character === ',') this.endField();
      else if (character === '\n') yield* this.endRow();
      else if (character !== '\r' && character !== '\uFEFF') this.field += character;
    }
  }

  *end(): Generator<ImportItem> {
    if (this.quoted && !this.pendingQuote) throw new FileError('the file is truncated: download it again');
    yield* this.endRow();
  }

  private endField(): void {
    this.row.push(this.field);
    this.field = '';
  }

  private *endRow(): Generator<ImportItem> {
    this.endField();
    const [row, line] = [this.row, this.rowLine];
    this.row = [];
    this.size = 0;
    this.rowLine = this.line;
    if (row.length === 1 && row[0] === '') return;
    if (!this.columns) this.columns = findColumns(row);
    else {
      const item = toNotice(
        this.columns.map((at) => row[at]?.trim() ?? ''),
        line,
      );
      if (item) yield item;
    }
  }
}

function findColumns(header: readonly string[]): readonly number[] {
  const names = header.map((name) => name.trim().toLowerCase());
  return COLUMNS.map((column) => {
    const at = names.indexOf(column);
    if (at < 0) throw new FileError(`it has no column ${column}: it is not Retraction Watch’s file`);
    return at;
  });
}

function toNotice(
  [number = '', address = '', nature = '', date = '']: readonly string[],
  line: number,
): ImportItem | undefined {
  const pmid = isPmid(number) ? number : undefined;
  const doi = toDoi(address);
  if (pmid === undefined && doi === undefined) return undefined;
  const notice = KINDS[nature.toLowerCase()];
  if (!notice) {
    const name = pmid === undefined ? `DOI ${doi}` : `PMID ${pmid}`;
    return { kind: 'fault', line, reason: `${name}: its kind of notice is unknown` };
  }
  const paper = { ...(pmid === undefined ? {} : { pmid }), ...(doi === undefined ? {} : { doi }) };
  return { kind: 'notice', line, ...paper, notice, on: toDate(date) };
}

/** The day in ISO 8601; null for a date that is missing or impossible. */
function toDate(text: string): string | null {
  const [, month = '', day = '', year = ''] = DATE.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}

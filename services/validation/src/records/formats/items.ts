import type { NoticeKind } from '@cred/contract';
import type { LiteratureRecord } from '../record';

/** An entry of a file, with the line where it begins. */
export type ImportItem =
  | { readonly kind: 'record'; readonly line: number; readonly record: LiteratureRecord }
  /** A paper that must no longer be shown: deleted from PubMed or named in a retraction notice. */
  | { readonly kind: 'withdrawn'; readonly line: number; readonly pmid: string; readonly retracted?: boolean }
  /** A notice about a paper, named by PMID, DOI or both: `none` ends the notices before it, as a reinstatement does. `on` is its date, if known. */
  | {
      readonly kind: 'notice';
      readonly line: number;
      readonly pmid?: string;
      readonly doi?: string;
      readonly notice: NoticeKind | 'none';
      readonly on: string | null;
    }
  | { readonly kind: 'fault'; readonly line: number; readonly reason: string };

/** Parses one format from chunks of text, in memory that does not grow with the file. */
export interface RecordParser {
  push(text: string): Iterable<ImportItem>;
  /** Called after the last chunk. */
  end(): Iterable<ImportItem>;
}

/** The file cannot be imported; the message gives the reason and the remedy. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

export const toItem = (recordOrReason: LiteratureRecord | string, line: number): ImportItem =>
  typeof recordOrReason === 'string'
    ? { kind: 'fault', line, reason: recordOrReason }
    : { kind: 'record', line, record: recordOrReason };

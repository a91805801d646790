import type { LiteratureRecord } from '../record';

/** What a file says, piece by piece, with the line where the piece begins. */
export type ImportItem =
  | { readonly kind: 'record'; readonly line: number; readonly record: LiteratureRecord }
  /** This paper is not to be shown any more: deleted from PubMed, or named by a note of retraction. */
  | { readonly kind: 'withdrawn'; readonly line: number; readonly pmid: string }
  | { readonly kind: 'fault'; readonly line: number; readonly reason: string };

/** Reads one format from text that comes in pieces, in memory that does not grow with the file. */
export interface RecordParser {
  push(text: string): Iterable<ImportItem>;
  /** After the last piece. */
  end(): Iterable<ImportItem>;
}

/** The file cannot be imported at all; the message says why and what to do. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

export const toItem = (recordOrReason: LiteratureRecord | string, line: number): ImportItem =>
  typeof recordOrReason === 'string'
    ? { kind: 'fault', line, reason: recordOrReason }
    : { kind: 'record', line, record: recordOrReason };

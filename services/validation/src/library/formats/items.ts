import type { LiteratureRecord } from '../record';

/** What a file says, piece by piece, with the line where the piece begins. */
export type Item =
  | { readonly kind: 'record'; readonly line: number; readonly record: LiteratureRecord }
  /** This paper is not to be shown any more: deleted from PubMed, or named by a note of retraction. */
  | { readonly kind: 'withdrawn'; readonly line: number; readonly pmid: string }
  | { readonly kind: 'fault'; readonly line: number; readonly why: string };

/** Reads one format from text that comes in pieces, in memory that does not grow with the file. */
export interface RecordParser {
  push(text: string): Iterable<Item>;
  /** After the last piece. */
  end(): Iterable<Item>;
}

/** The file cannot be imported at all; the message says why and what to do. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

export const item = (made: LiteratureRecord | string, line: number): Item =>
  typeof made === 'string' ? { kind: 'fault', line, why: made } : { kind: 'record', line, record: made };

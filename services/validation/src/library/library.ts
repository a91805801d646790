import type { Keyword } from '../concepts/types';
import type { LiteratureRecord } from './record';

/** A record and how well it fits; scores of one search compare with each other only. */
export interface Scored {
  readonly record: LiteratureRecord;
  readonly score: number;
}

/** The literature on this machine: the starter library, and beside it whatever was imported. */
export interface Library {
  /** How many records can be found. */
  readonly size: number;
  /**
   * Records that at least two of the keywords' topics meet, best first; weak hits and retracted papers are
   * none (VAL-3), so the list may be empty.
   */
  search(keywords: readonly Keyword[], limit: number): Promise<readonly Scored[]>;
  /** The ranking for an English sentence, before any floor. */
  searchText(english: string, limit: number): Promise<readonly Scored[]>;
  /** The record with this PMID; undefined when the library has none, or it is retracted. */
  find(pmid: string): Promise<LiteratureRecord | undefined>;
  close(): Promise<void>;
}

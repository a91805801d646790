import type { Keyword } from '../concepts/types';
import type { LibraryQuery } from '../library/library-query';
import type { LiteratureRecord } from '../records/record';

/** A source of references. Its results may contain weak hits and retracted papers, which `searchAll` removes. */
export interface ReferenceSource {
  readonly name: string;
  /**
   * Papers about the keywords, best first. Gets keywords only, never a member's text.
   * @throws OutsideFailure when the source is unavailable
   */
  search(keywords: readonly Keyword[], signal: AbortSignal): Promise<readonly LiteratureRecord[]>;
}

/** A record of a local source, and why it was found. */
export interface LocalRecord {
  readonly record: LiteratureRecord;
  readonly matchedTopics: readonly string[];
  /** Whether the post quotes the title: the record comes first. */
  readonly isQuoted: boolean;
}

/** A source on this machine, which may therefore get the text (VAL-4). It removes weak hits itself. */
export interface LocalSource {
  readonly name: string;
  /** Papers for the post, best first. */
  search(query: LibraryQuery, signal: AbortSignal): Promise<readonly LocalRecord[]>;
}

import type { Keyword } from '../concepts/types';
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

import type { Keyword } from '../concepts/types';
import type { LiteratureRecord } from '../records/record';

/** Where references come from. What it gives may hold weak hits and retracted papers: `searchAll` judges them. */
export interface ReferenceSource {
  readonly name: string;
  /**
   * Papers about the keywords, best first. It is given keywords only, never a member's text.
   * @throws OutsideFailure when it could not be asked
   */
  search(keywords: readonly Keyword[], signal: AbortSignal): Promise<readonly LiteratureRecord[]>;
}

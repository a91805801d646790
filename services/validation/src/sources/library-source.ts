import type { Keyword } from '../concepts/types';
import type { Library } from '../library/open-library';
import type { LiteratureRecord } from '../records/record';
import type { ReferenceSource } from './reference-source';

const MAX_RESULTS = 10;

/** The local library as a source: it is always available, and it filters weak hits itself. */
export class LibrarySource implements ReferenceSource {
  readonly name = 'library';

  constructor(private readonly library: Pick<Library, 'search'>) {}

  async search(keywords: readonly Keyword[]): Promise<readonly LiteratureRecord[]> {
    return (await this.library.search(keywords, MAX_RESULTS)).map(({ record }) => record);
  }
}

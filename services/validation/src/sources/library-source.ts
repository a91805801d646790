import type { LibraryQuery } from '../library/library-query';
import type { Library } from '../library/open-library';
import type { LocalSource, LocalRecord } from './reference-source';

const MAX_RESULTS = 10;

/** The local library as a source: it is always available, and it filters weak hits itself. */
export class LibrarySource implements LocalSource {
  readonly name = 'library';

  constructor(private readonly library: Pick<Library, 'search'>) {}

  async search(query: LibraryQuery): Promise<readonly LocalRecord[]> {
    return this.library.search(query, MAX_RESULTS);
  }
}

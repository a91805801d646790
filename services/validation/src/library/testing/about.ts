import type { LibraryQuery } from '../library-query';

/** The query of a post with these subjects. */
export const about = (...subjects: readonly string[]): LibraryQuery => ({
  text: '',
  language: 'en',
  keywords: subjects.map((term) => ({ term, mesh: null, synonyms: [], isSubject: true })),
});

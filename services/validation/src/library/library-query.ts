import { lexiconKeywords } from '../concepts/lexicon-keywords';
import type { Keyword } from '../concepts/types';
import { detectLanguage, type Language } from '../text';

/** What is searched for: a post and its keywords. The post stays on this machine (VAL-4). */
export interface LibraryQuery {
  readonly keywords: readonly Keyword[];
  readonly text: string;
  readonly language: Language;
}

const never = new AbortController().signal;

/** The query that a check makes of a text when no language model is configured. */
export async function toLibraryQuery(text: string): Promise<LibraryQuery> {
  const language = detectLanguage(text);
  return { text, language, keywords: await lexiconKeywords.extract(text, language, never) };
}

import * as z from 'zod';
import type { Keyword, KeywordExtractor } from '../concepts/types';
import { fold, type Language } from '../text';
import type { ChatModel } from './chat-model';
import { keywordsPrompt } from './prompts';

const MAX_KEYWORDS = 6;
/** The number of terms that the lexicon does not contain. */
const MAX_UNKNOWN_TERMS = 2;
const MAX_WORDS = 5;
const MAX_CHARACTERS = 60;
/** This many consecutive words of the post count as a quotation. */
const MIN_RUN = 4;

const keywordsSchema = z.strictObject({ keywords: z.array(z.string().max(500)).max(50) });

/** Letters, hyphens and apostrophes; digits only within a word, as in `HbA1c`, `COVID-19` or `type 2`. */
const TERM = /^\p{L}[\p{L}\p{M}\p{N}'-]*(?: [\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*)*$/u;
/** A number as in references, dates and records; terms have at most two consecutive digits. */
const NUMBER = /\d{3}/;
const CITATION = /\b(?:pmid|pmcid|doi|isbn|et al|https?|www)\b/i;
/** Words that occur in sentences, not in terms. */
const SENTENCE =
  /\b(?:all|an|and|any|are|be|can|do|for|have|how|ignore|is|it|me|my|not|or|please|should|so|that|the|their|these|they|this|to|was|we|what|when|who|why|will|you|your)\b/i;
/**
 * A word of a term occurs in the post when they share a prefix of this length, also across languages: `hemorrhagic`,
 * `hemorrágica`.
 */
const PREFIX_LENGTH = 5;
/** Words that form the name of a disease after a person's name: `Kawasaki disease`. */
const EPONYM =
  /\b(?:disease|syndrome|disorder|sign|test|score|scale|criteria|anemia|lymphoma|sarcoma|tumou?r|palsy|thyroiditis|encephalopathy|fracture|operation|procedure)$/i;

export interface ModelKeywordsOptions {
  readonly model: Pick<ChatModel, 'generate'>;
  /** The lexicon's keyword for a term, or null; its terms need no further check. */
  readonly findKnown: (term: string) => Keyword | null;
  /** Whether a text identifies a patient. */
  readonly hasIdentifier: (text: string) => boolean;
}

/**
 * Keywords of a language model. They are sent to reference sources, and a post can try to inject text into them. So
 * only medical terms are accepted whose words, or those of a synonym, are in the post; those of the lexicon first, and
 * never a quotation of the post. They are added to the lexicon's keywords and never replace them.
 */
export class ModelKeywords implements KeywordExtractor {
  readonly name = 'openai-compatible';

  constructor(private readonly options: ModelKeywordsOptions) {}

  async extract(text: string, language: Language, signal: AbortSignal): Promise<readonly Keyword[]> {
    const { keywords } = await this.options.model.generate(
      'keywords',
      keywordsSchema,
      keywordsPrompt(text, language),
      signal,
    );
    const terms = keywords.map((given) => given.normalize('NFC').replace(/\s+/g, ' ').trim());
    const known = terms
      .flatMap((term) => (isTerm(term) ? (this.options.findKnown(term) ?? []) : []))
      .filter(({ term, synonyms }) => [term, ...synonyms].some((name) => occursIn(name, text)));
    const unknown = terms.filter((term) => this.isSafeUnknownTerm(term, text)).slice(0, MAX_UNKNOWN_TERMS);
    const all = [...known, ...unknown.map((term): Keyword => ({ term, mesh: null, synonyms: [] }))];
    return [...new Map(all.toReversed().map((keyword) => [keyword.term.toLowerCase(), keyword])).values()]
      .toReversed()
      .slice(0, MAX_KEYWORDS);
  }

  /** Whether a term outside the lexicon relates to the post and contains no name or identifier. */
  private isSafeUnknownTerm(term: string, text: string): boolean {
    if (!isTerm(term) || this.options.findKnown(term) || SENTENCE.test(term) || this.options.hasIdentifier(term))
      return false;
    const words = term.split(' ');
    return (
      words.length <= MAX_WORDS &&
      occursIn(term, text) &&
      !(words.length >= MIN_RUN && hasRunOf(words, text)) &&
      !isName(term, text)
    );
  }
}

const isTerm = (term: string): boolean =>
  term.length >= 3 && term.length <= MAX_CHARACTERS && TERM.test(term) && !NUMBER.test(term) && !CITATION.test(term);

const plainWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each word of a term is in the text, in some form: a model may not add a topic (VAL-2). */
function occursIn(term: string, text: string): boolean {
  const prefixes = new Set(plainWords(text).map((word) => word.slice(0, PREFIX_LENGTH)));
  return plainWords(term).every((word) => prefixes.has(word.slice(0, PREFIX_LENGTH)));
}

const hasRunOf = (words: readonly string[], text: string): boolean => {
  const all = plainWords(text);
  const termWords = plainWords(words.join(' '));
  for (let from = 0; from + MIN_RUN <= termWords.length; from += 1) {
    const run = termWords.slice(from, from + MIN_RUN);
    if (all.some((_word, at) => run.every((word, offset) => all[at + offset] === word))) return true;
  }
  return false;
};

/** Whether the term has a word that the post always capitalises: the name of a person or place. */
function isName(term: string, text: string): boolean {
  if (EPONYM.test(term)) return false;
  const inPost = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return plainWords(term).some((word) => {
    const written = inPost.filter((each) => fold(each) === word);
    return written.length > 0 && written.every((each) => /^\p{Lu}\p{Ll}/u.test(each));
  });
}

import { isProbablyMeant } from './edit-distance';
import type { Term } from './parse-query';

/** What the database knows about a typed word. */
export interface KnownForms {
  readonly word: string;
  readonly is_stop_word: boolean;
  /** Whether a post has exactly this word. Words with digits are never known. */
  readonly is_known: boolean;
  readonly stems: readonly string[];
  /** The most frequent words that begin with it, for an open word only. */
  readonly begun: readonly string[];
  /** Known words of similar spelling, for an unknown word only. */
  readonly similar: readonly string[];
}

/** A query as the database takes it: texts of type `tsquery`. Words are folded, so that they contain no syntax. */
export interface WordQuery {
  /** The words with their stems: they count more. */
  readonly strict: string;
  /** The same with the words that the last one begins, and with those that a mistyped one probably means. */
  readonly wide: string;
  /** Every word of `wide`, each alone: the words to mark. */
  readonly marks: string;
  /** The beginnings of those words, to look for words to mark; two characters. */
  readonly beginnings: ReadonlySet<string>;
}

/** From this length on an unknown word may be a typing error. */
const TYPING_ERROR_MIN = 4;

interface Forms {
  readonly strict: readonly string[];
  readonly wide: readonly string[];
}

/**
 * Turns terms into a query. Words that say nothing in one of the languages, such as 'the' and 'de', are left out, unless
 * there are no others. Null without any word.
 */
export function makeWordQuery(terms: readonly Term[], known: ReadonlyMap<string, KnownForms>): WordQuery | null {
  const isStopWord = ({ words, exact }: Term): boolean => !exact && (known.get(words[0] ?? '')?.is_stop_word ?? false);
  const wanted = terms.filter(({ without }) => !without);
  const telling = wanted.filter((term) => !isStopWord(term));
  const required = telling.length > 0 ? telling : wanted;
  if (terms.length === 0) return null;
  const formsOf = (term: Term) => findForms(term, known.get(term.words[0] ?? ''));
  const unwanted = terms.filter(({ without }) => without).map((term) => `!(${write(term, formsOf(term).strict)})`);
  const all = required.flatMap((term) => (term.exact ? term.words : formsOf(term).wide));
  return {
    strict: [...required.map((term) => write(term, formsOf(term).strict)), ...unwanted].join(' & '),
    wide: [...required.map((term) => write(term, formsOf(term).wide)), ...unwanted].join(' & '),
    marks: all.map(quote).join(' | '),
    beginnings: new Set(all.map((word) => word.slice(0, 2))),
  };
}

function findForms({ words: [word = ''], open }: Term, known: KnownForms | undefined): Forms {
  const strict = [...new Set([word, ...(known?.stems ?? [])])];
  const begun = open ? (known?.begun ?? []) : [];
  const mayBeMistyped = !known?.is_known && begun.length === 0 && word.length >= TYPING_ERROR_MIN;
  const meant = mayBeMistyped ? (known?.similar ?? []).filter((each) => isProbablyMeant(word, each)) : [];
  return { strict, wide: [...new Set([...strict, ...begun, ...meant])] };
}

const quote = (word: string): string => `'${word}'`;

/** Exact words are those of weight A; a word without weight is also found as a stem. */
const write = ({ words, exact }: Term, forms: readonly string[]): string =>
  exact ? `(${words.map((word) => `${quote(word)}:A`).join(' <-> ')})` : `(${forms.map(quote).join(' | ')})`;

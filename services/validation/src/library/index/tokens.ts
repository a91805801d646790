import { porter2 } from './porter2';

/** English function words, which belong to no topic. */
const STOP_WORDS = new Set(
  `a about after again against all also am an and any are as at be because been before being between both but by can could did do does
doing down during each few for from further had has have having he her here hers him his how i if in into is it its itself just me more
most my no nor not now of off on once only or other our out over own same she should so some such than that the their theirs them then
there these they this those through to too under until up very was we were what when where which while who whom why will with would you your`.split(
    /\s+/,
  ),
);

const WORD = /[\p{L}\p{N}]+/gu;
/** Longer words are data, such as sequences. */
const MAX_WORD_LENGTH = 40;
const GREEK: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ω: 'omega',
};

const stemCache = new Map<string, string>();
const STEM_CACHE_MAX = 50_000;

/** Caches stems, since the same words recur. */
function stem(word: string): string {
  const known = stemCache.get(word);
  if (known !== undefined) return known;
  const stemmed = porter2(word);
  if (stemCache.size >= STEM_CACHE_MAX) stemCache.clear();
  stemCache.set(word, stemmed);
  return stemmed;
}

/**
 * Lower case without accents, Greek letters spelled out: `β-Blocker` and `Ménière` become `beta-blocker` and `meniere`.
 */
const fold = (text: string): string =>
  // Most text is ASCII and needs no folding.
  /^[\u0000-\u007f]*$/.test(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(/[αβγδκλμω]/g, (letter) => GREEK[letter] ?? letter);

/** The stems of a text's words in order, without function words; the same for records and queries. */
export function toStems(text: string): string[] {
  const stems: string[] = [];
  for (const [word] of fold(text).matchAll(WORD)) {
    if (word.length <= MAX_WORD_LENGTH && !STOP_WORDS.has(word)) stems.push(stem(word));
  }
  return stems;
}

/** A stem with its word in lower case. */
export interface StemmedWord {
  readonly stem: string;
  readonly word: string;
}

/** The same stems as `toStems`, each with its word. */
export const stemmedWords = (text: string): StemmedWord[] =>
  Array.from(fold(text).matchAll(WORD), ([word]) => word).flatMap((word) =>
    word.length <= MAX_WORD_LENGTH && !STOP_WORDS.has(word) ? [{ stem: stem(word), word }] : [],
  );

import { fold } from '../../tokens/fold';
import type { Language } from '../../tokens/types';
import { ENGLISH_ADDABLE, ENGLISH_CLASSES, ENGLISH_DROPPABLE } from './english-classes';
import { ENGLISH_INFORMAL_CLASSES } from './english-informal-classes';
import { englishForms, type VerbForm } from './english-forms';
import { itemsOf } from './items';
import { PORTUGUESE_ADDABLE, PORTUGUESE_CLASSES, PORTUGUESE_DROPPABLE } from './portuguese-classes';
import { PORTUGUESE_INFORMAL_CLASSES } from './portuguese-informal-classes';
import { portugueseForms } from './portuguese-forms';
import { ENGLISH_SPEECH, PORTUGUESE_SPEECH, speechClasses } from './speech-classes';
import { SAFE_ABBREVIATIONS } from './safe-abbreviations';
import { ENGLISH_VERB_PHRASES } from './english-verb-phrases';
import { ENGLISH_VERBS } from './english-verbs';
import { PORTUGUESE_VERBS } from './portuguese-verbs';

/** What a phrase may be read as. */
export interface Phrase {
  readonly words: readonly string[];
  /** The keys of the classes that have the phrase. */
  readonly keys: readonly string[];
  /** The expansions of an abbreviation. */
  readonly expansions: readonly string[];
  /** Expansions that need a number after them ("K 6.8"), and the least whole number; null for any value. */
  readonly beforeNumber: readonly { readonly text: string; readonly least: number | null }[];
  readonly droppable: boolean;
  readonly addable: boolean;
}

/** The reviewed words and phrases of a language, for lookups by the first word. */
export interface Vocabulary {
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly verbs: ReadonlyMap<string, readonly VerbForm[]>;
}

/** One spelling for British and American words ("anaemia", "anemia"), of the same letters otherwise. */
export function plainSpelling(word: string, language: Language): string {
  if (language === 'pt' || word.length < 6) return word;
  return word
    .replace(/[ao]e/gu, 'e')
    .replace(/our$/u, 'or')
    .replace(/is(e[ds]?|ing|ation)$/u, 'iz$1')
    .replace(/ys(e[ds]?|ing)$/u, 'yz$1')
    .replace(/(?<=[cptb])re$/u, 'er');
}

interface MutablePhrase {
  words: readonly string[];
  keys: string[];
  expansions: string[];
  beforeNumber: { text: string; least: number | null }[];
  droppable: boolean;
  addable: boolean;
}

const wordsOf = (phrase: string, language: Language): readonly string[] =>
  // The word after it decides whether "p/" is one word.
  itemsOf(`${phrase} a`)
    .slice(0, -1)
    .map(({ folded }) => plainSpelling(folded, language));

/** How members write the prepositions and pronouns of a phrase. */
function shortSpellings(phrase: string, language: Language): readonly string[] {
  if (!phrase.includes(' ')) return [];
  const short =
    language === 'en'
      ? phrase.replace(/\bwith\b/gu, 'w/').replace(/\byou\b/gu, 'u')
      : phrase
          .replace(/(?<=^| )com(?= |$)/gu, 'c/')
          .replace(/(?<=^| )para(?= )/gu, 'p/')
          .replace(/(?<=^| )que(?= |$)/gu, 'q')
          .replace(/(?<=^| )não(?= )/gu, 'n');
  return short === phrase ? [] : [short];
}

const plural = (text: string): string =>
  /[^aeiou]y$/.test(text) ? `${text.slice(0, -1)}ies` : /(?:s|x|ch)$/.test(text) ? `${text}es` : `${text}s`;

const CLASSES: Readonly<Record<Language, readonly string[]>> = {
  en: [ENGLISH_CLASSES, ENGLISH_VERB_PHRASES, ENGLISH_INFORMAL_CLASSES, speechClasses(ENGLISH_SPEECH, 'en').join('\n')],
  pt: [PORTUGUESE_CLASSES, PORTUGUESE_INFORMAL_CLASSES, speechClasses(PORTUGUESE_SPEECH, 'pt').join('\n')],
};

function makeVocabulary(language: Language): Vocabulary {
  const all = new Map<string, MutablePhrase>();
  const phraseOf = (text: string): MutablePhrase => {
    const words = wordsOf(text, language);
    const id = words.join(' ');
    const known = all.get(id) ?? {
      words,
      keys: [],
      expansions: [],
      beforeNumber: [],
      droppable: false,
      addable: false,
    };
    all.set(id, known);
    return known;
  };
  const split = (list: string): string[] =>
    list
      .split(/[|\n]/)
      .map((each) => each.trim())
      .filter(Boolean);
  const classes = CLASSES[language].flatMap((list) => list.split('\n').filter(Boolean));
  for (const [number, line] of classes.entries())
    for (const each of split(line).flatMap((text) => [text, ...shortSpellings(text, language)]))
      phraseOf(each).keys.push(`c:${number}`);
  for (const each of split(language === 'en' ? ENGLISH_DROPPABLE : PORTUGUESE_DROPPABLE))
    phraseOf(each).droppable = true;
  for (const each of split(language === 'en' ? ENGLISH_ADDABLE : PORTUGUESE_ADDABLE)) phraseOf(each).addable = true;
  for (const entry of SAFE_ABBREVIATIONS[language].split(/;|\n/)) {
    const [from = '', to = ''] = entry.trim().split('=');
    if (from === '') continue;
    const [, least = ''] = /^#(\d*)/.exec(from) ?? [];
    const phrase = phraseOf(from.replace(/^#(?:\d+ )?/, ''));
    if (from.startsWith('#'))
      phrase.beforeNumber.push(...split(to).map((text) => ({ text, least: least === '' ? null : Number(least) })));
    else phrase.expansions.push(...split(to));
    // "AKIs" are acute kidney injuries.
    if (
      language === 'en' &&
      !from.startsWith('#') &&
      /^[a-z]{2,5}$/.test(from) &&
      !from.endsWith('s') &&
      !all.has(`${from}s`)
    )
      phraseOf(`${from}s`).expansions.push(...split(to).map(plural));
  }
  const phrases = new Map<string, Phrase[]>();
  for (const phrase of all.values()) {
    const [first = ''] = phrase.words;
    phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
  }
  const verbs = language === 'en' ? englishForms(ENGLISH_VERBS) : portugueseForms(PORTUGUESE_VERBS);
  return { phrases, verbs };
}

const made: Partial<Record<Language, Vocabulary>> = {};
/** The vocabulary of a language, made at its first use. */
export const vocabularyOf = (language: Language): Vocabulary => (made[language] ??= makeVocabulary(language));

/** A set of folded words. */
export const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u).map(fold));

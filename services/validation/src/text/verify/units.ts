import { countInWords } from '../tokens/english-numerals';
import { fold } from '../tokens/fold';
import { lexicons } from '../lexicon';
import { findOmittedWords, contextsOf, plainWord } from '../lexicon/word-contexts';
import { endsSentence } from '../tokens/sentences';
import { type Token, tokenize } from '../tokens/tokenize';
import type { Language } from '../tokens/types';
import { classify, negationOf, type WordKind } from '../tokens/word-kinds';
import { type FreeReadings, freeWord, SENTENCE_END } from './free-words';
import { findInverted } from './inverted';
import { baseForm, isEmpty, isFree, isNeutral, OPPOSITES, synonymsOf } from './words';

type UnitKind = 'number' | 'drug' | 'negation' | 'opposite' | 'name' | 'link' | 'word';
/** The end of the sentence or line between this unit and the next one; empty for none. */
export type End = '' | 'line' | '.' | '?';

/** What may replace a unit in a rewriting: keys, and the free words before, between and after them. */
export interface Option {
  readonly keys: readonly string[];
  readonly free: readonly (readonly FreeReadings[])[];
}

/** A unit of meaning of a text. */
export interface Unit {
  readonly kind: UnitKind;
  readonly text: string;
  readonly key: string;
  /** In order of likelihood. */
  readonly options: readonly Option[];
  readonly optional: boolean;
  readonly neutral: boolean;
  readonly end: End;
}

const SYMBOL = /^[<>≤≥=+±~≈≠↑↓→←⇒÷]$/u;
const FACE_EMOJI =
  /^[\u{1F600}-\u{1F64F}\u{1F90C}-\u{1F93A}\u{1F970}-\u{1F97A}\u{2764}\u{1F495}-\u{1F49F}\u{1F389}\u{1F525}\u{1F680}]/u;
const NUMERALS =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twice|double|half|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|dobro|metade|meio|meia)$/;

/** A text prepared for comparison: `gaps[n]` are the free words before unit n; the last gap follows all units. */
export interface Reading {
  readonly units: readonly Unit[];
  readonly gaps: readonly (readonly FreeReadings[])[];
}

/** The units of a text: numbers, drugs, negations, names, links, symbols and each word that is not free. */
export function readText(text: string, language: Language): Reading {
  const tokens = tokenize(text.normalize('NFC'));
  const kinds = classify(tokens, language);
  const omitted = findOmittedWords(tokens, lexicons[language]);
  const inverted =
    language === 'en'
      ? findInverted(tokens, contextsOf(tokens.filter((token) => !omitted.has(token))))
      : new Map<Token, never>();
  const units: Unit[] = [];
  const gaps: FreeReadings[][] = [[]];
  // A repeated word is read once; each occurrence is a separate unit.
  const known = new Map<string, Unit | FreeReadings>();
  const read = (token: Token): Unit | FreeReadings | null => {
    const kind = kinds.get(token);
    if (token.kind !== 'word') return unitOf(token, kind, language);
    const key = `${kind} ${token.text}`;
    const piece = known.get(key) ?? unitOf(token, kind, language);
    if (piece === null) return null;
    known.set(key, piece);
    return isFreeWord(piece) ? piece : { ...piece };
  };
  const add = (piece: Unit | FreeReadings | null): void => {
    if (piece === null) return;
    if (isFreeWord(piece)) gaps.at(-1)?.push(piece);
    else {
      units.push(piece);
      gaps.push([]);
      afterEmptyLine = false;
    }
  };
  let emptyLine = false;
  // After an empty line, a mark does not end a sentence before it.
  let afterEmptyLine = false;
  for (const [index, token] of tokens.entries()) {
    const last = units.length - 1;
    const before = units[last];
    const end = endAt(tokens, index);
    if (token.kind === 'line' && (emptyLine || afterEmptyLine)) afterEmptyLine = true;
    if (token.kind !== 'space') emptyLine = token.kind === 'line';
    // Only the first end counts: free words up to a second one ("Is it?") form no sentence.
    if (before && !afterEmptyLine && RANK.indexOf(before.end) < 2)
      units[last] = { ...before, end: strongest(before.end, end) };
    if (end === '.' || end === '?') add(SENTENCE_END);
    const invertedReading = inverted.get(token);
    if (invertedReading) {
      for (const word of invertedReading.first) add(wordUnit(word, false, language));
      const key = `i:${plainWord(token.text)}`;
      if (invertedReading.negation) add({ ...word('negation', token.text, key), options: [bare(key), bare('x:not')] });
      continue;
    }
    const piece = read(token);
    add(
      piece && !isFreeWord(piece) && omitted.has(token)
        ? { ...piece, options: [bare(piece.key)], optional: true }
        : piece,
    );
  }
  const final = units.at(-1);
  if (final) units[units.length - 1] = { ...final, end: strongest(final.end, 'line') };
  return { units, gaps };
}

const isFreeWord = (piece: Unit | FreeReadings): piece is FreeReadings => Array.isArray(piece);
const bare = (key: string): Option => ({ keys: [key], free: [[], []] });
const word = (kind: UnitKind, text: string, key: string): Unit => ({
  kind,
  text,
  key,
  options: [bare(key)],
  optional: false,
  neutral: false,
  end: '',
});

const RANK: readonly End[] = ['', 'line', '.', '?'];
/** The stronger of two ends: a question mark, then another sentence end, then a line end. */
export const strongest = (one: End, other: End): End => (RANK.indexOf(one) >= RANK.indexOf(other) ? one : other);

function endAt(tokens: readonly Token[], index: number): End {
  const token = tokens[index];
  if (token?.kind === 'line') return 'line';
  if (!endsSentence(tokens, index)) return '';
  return token?.text.includes('?') ? '?' : '.';
}

function unitOf(token: Token, kind: WordKind | undefined, language: Language): Unit | FreeReadings | null {
  const { text } = token;
  if (token.kind === 'number') return numberUnit(text, language);
  if (token.kind === 'url' || token.kind === 'mail' || token.kind === 'mention' || token.kind === 'hashtag')
    return word('link', text, `l:${text}`);
  if (token.kind === 'emoji') return { ...word('word', text, `e:${text}`), optional: FACE_EMOJI.test(text) };
  if (token.kind === 'mark') return SYMBOL.test(text) ? word('opposite', text, `s:${text}`) : null;
  if (token.kind !== 'word') return null;
  if (kind === 'drug') return word('drug', text, `d:${fold(text)}`);
  if (kind === 'abbreviation') return word('name', text, `a:${text}`);
  return wordUnit(text, kind === 'name', language);
}

/** A number; an English count may be written in words. */
function numberUnit(text: string, language: Language): Unit {
  const unit = word('number', text, `n:${text.replace(/\s/gu, '')}`);
  const words = language === 'en' ? countInWords(text) : undefined;
  return words === undefined ? unit : { ...unit, options: [...unit.options, optionOf(words, language)] };
}

function wordUnit(text: string, name: boolean, language: Language): Unit | FreeReadings {
  const surface = plainWord(text);
  const folded = fold(surface);
  const formal = formalForms(surface, language);
  if (isFree(folded, language)) return [...formal.map((option) => wordsIn(option).map(freeWord)), [folded]];
  const lexiconOptions = formal.map((option) => optionOf(option, language));
  // "It's" consists of free words only in all spellings.
  if (lexiconOptions.length > 0 && lexiconOptions.every(({ keys }) => keys.length === 0))
    return formal.map((option) => wordsIn(option).map(freeWord));
  const key = keyOf(surface, language);
  const options = [
    ...lexiconOptions,
    bare(key),
    ...synonymsOf(surface).map((option) => optionOf(option, language)),
  ].sort((a, b) => b.keys.length - a.keys.length);
  const negative = negationOf(surface, language) !== undefined;
  const kind = negative
    ? 'negation'
    : NUMERALS.test(folded)
      ? 'number'
      : OPPOSITES.has(folded)
        ? 'opposite'
        : name
          ? 'name'
          : 'word';
  return { kind, text, key, options, optional: !negative && isEmpty(folded), neutral: isNeutral(folded), end: '' };
}

/** All formal forms of a word in the lexicon, in any context. */
function formalForms(surface: string, language: Language): readonly string[] {
  const { plain, choices, elongated } = lexicons[language];
  const plainForm = plain.get(surface);
  const found = plainForm === undefined ? (choices.get(surface)?.options ?? []) : [plainForm];
  if (found.length > 0) return surface === "can't" || surface === 'cant' ? [...found, 'can not'] : found;
  const shortened = [surface.replace(/(\p{L})\1{2,}/gu, '$1'), surface.replace(/(\p{L})\1{2,}/gu, '$1$1')].filter(
    (word) => word !== surface && elongated.has(word),
  );
  return shortened.flatMap((word) => [word, ...formalForms(word, language)]);
}

/** The key of a word with a formal form is its spelling: "shouldn't" differs from "not". */
function keyOf(surface: string, language: Language): string {
  const { plain, choices } = lexicons[language];
  if (plain.has(surface) || choices.has(surface)) return `r:${surface}`;
  const negation = negationOf(surface, language);
  return negation ? `x:${negation}` : `w:${baseForm(fold(surface))}`;
}

const wordsIn = (option: string): readonly string[] =>
  tokenize(option).flatMap(({ kind, text }) => (kind === 'word' ? [text] : []));

function optionOf(option: string, language: Language): Option {
  const keys: string[] = [];
  const free: FreeReadings[][] = [[]];
  for (const text of wordsIn(option)) {
    if (isFree(fold(text), language)) free.at(-1)?.push([[freeWord(text)]]);
    else {
      keys.push(keyOf(plainWord(text), language));
      free.push([]);
    }
  }
  return { keys, free };
}

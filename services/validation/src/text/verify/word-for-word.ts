import { fold, wordSet } from '../tokens/fold';
import { lexicons } from '../lexicon';
import { droppableIn, contextsOf, plainWord } from '../lexicon/word-contexts';
import { type Token, tokenize } from '../tokens/tokenize';
import type { Language } from '../tokens/types';
import { classify } from '../tokens/word-kinds';

/** What a model may add, and nothing else: none of them claims, asks or denies anything. */
const COURTESIES = wordSet(
  'dear colleagues colleague please additionally furthermore moreover prezados prezadas colegas colega ademais',
);
const ARTICLES: Readonly<Record<Language, ReadonlySet<string>>> = { en: wordSet('the'), pt: wordSet('os') };
/** Words that an accent alone makes another word, in texts that were written without accents. */
const DISTINGUISHED_BY_ACCENT = wordSet(
  'esta publico secretaria sabia musica medico pratica analise numero duvida historia inicio negocio policia ultimo exercito transito',
);
const LONG_WORD_LENGTH = 5;

/** A piece of a text as it is compared. */
interface Atom {
  readonly text: string;
  readonly kind: 'word' | 'fixed' | 'end' | 'line';
  readonly token: Token;
}

/**
 * Whether a model's rewriting follows the text word by word. Everything stands in the order and within the sentences,
 * commas, quotes and brackets of the original; a word is itself, in other capitals or with the accents that it was
 * written without, or what the closed lexicon puts for it in that place. Laughter, fillers and vocatives may go;
 * a few courtesies and articles may come, and a full stop where a line ended without a mark. That is all that a model is
 * trusted with: voice, tense, prepositions, pronouns and punctuation carry meaning, and no list of dangers is complete.
 * Comes on top of `verifyRewriting`. Linear in the length but for adversarial repetitions, which are bounded by `ROOM`.
 */
export function isWordForWord(original: string, rewritten: string, language: Language): boolean {
  const tokens = tokenize(plainQuotes(original));
  const from = atomsOf(tokens);
  const to = atomsOf(tokenize(plainQuotes(rewritten)));
  const { plain, choices } = lexicons[language];
  const kinds = classify(tokens, language);
  const places = contextsOf(tokens);
  const droppable = droppableIn(tokens, lexicons[language]);
  const mayBeDropped = (atom: Atom | undefined): boolean => atom !== undefined && droppable.has(atom.token);

  const isAllowedAddition = (at: number): boolean => {
    const atom = to[at];
    if (atom?.kind === 'word') return COURTESIES.has(fold(atom.text)) || ARTICLES[language].has(fold(atom.text));
    const before = to[at - 1];
    return atom?.text === ',' && before?.kind === 'word' && COURTESIES.has(fold(before.text));
  };

  /** The word lists that may stand for an atom. */
  const lexiconForms = (atom: Atom): readonly (readonly string[])[] => {
    const kind = kinds.get(atom.token);
    const place = places.get(atom.token);
    if (atom.kind !== 'word' || !place || kind === 'drug' || kind === 'name' || kind === 'abbreviation') return [];
    const choice = choices.get(place.word);
    const form = choice ? choice.choose(place) : plain.get(place.word);
    return form === null || form === undefined
      ? []
      : [
          tokenize(form)
            .filter(({ kind: each }) => each !== 'space')
            .map(({ text }) => text),
        ];
  };

  let positions = new Set([0]);
  const skipAdditions = (): void => {
    for (const at of positions) if (isAllowedAddition(at)) positions.add(at + 1);
  };
  for (const [index, atom] of from.entries()) {
    skipAdditions();
    if (positions.size === 0 || positions.size > MAX_ALIGNMENTS) return false;
    const next = new Set<number>();
    const options = lexiconForms(atom);
    for (const at of positions) {
      if (matches(atom, to[at], kinds.get(atom.token) === 'word' || kinds.get(atom.token) === 'negation'))
        next.add(at + 1);
      for (const form of options)
        if (
          form.every(
            (word, offset) =>
              to[at + offset] !== undefined && plainWord(to[at + offset]?.text ?? '') === plainWord(word),
          )
        )
          next.add(at + form.length);
      // With what goes, the comma that set it apart, or the mark that ended it.
      const besideDropped = mayBeDropped(from[index - 1]) || mayBeDropped(from[index + 1]);
      if (
        mayBeDropped(atom) ||
        (besideDropped &&
          (atom.text === ',' || (atom.kind === 'end' && atom.text !== '?' && mayBeDropped(from[index - 1]))))
      )
        next.add(at);
      if (atom.kind === 'line' && to[at]?.text === '.' && to[at + 1]?.kind === 'line' && lacksEndMark(from[index - 1]))
        next.add(at + 2);
    }
    positions = next;
  }
  skipAdditions();
  for (const at of positions) {
    if (at === to.length) return true;
    if (at === to.length - 1 && to[at]?.text === '.' && lacksEndMark(from.at(-1))) return true;
  }
  return false;
}

/** More ways than this to read a rewriting are no honest rewriting. */
const MAX_ALIGNMENTS = 64;

const lacksEndMark = (atom: Atom | undefined): boolean =>
  atom !== undefined && atom.kind !== 'end' && atom.kind !== 'line';

/** Typographic quotes and apostrophes are as the plain ones. */
const plainQuotes = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[“”«»]/gu, '"')
    .replace(/[‘’]/gu, "'")
    .trim();

function atomsOf(tokens: readonly Token[]): readonly Atom[] {
  const atoms: Atom[] = [];
  for (const token of tokens) {
    if (token.kind === 'space') continue;
    if (token.kind === 'word') atoms.push({ kind: 'word', text: token.text, token });
    else if (token.kind === 'end') atoms.push({ kind: 'end', text: token.text.includes('?') ? '?' : '.', token });
    else if (token.kind === 'line') {
      if (atoms.length > 0 && atoms.at(-1)?.kind !== 'line') atoms.push({ kind: 'line', text: '\n', token });
    } else atoms.push({ kind: 'fixed', text: token.text.replace(/\s/gu, ''), token });
  }
  return atoms;
}

/** @param plain neither a drug nor a name nor an abbreviation: its capitals say nothing */
function matches(one: Atom, other: Atom | undefined, plain: boolean): boolean {
  if (other === undefined || one.kind !== other.kind) return false;
  if (one.text === other.text) return true;
  if (one.kind !== 'word') return false;
  const [was, is] = [plainWord(one.text), plainWord(other.text)];
  // "us" and "US", "aids" and "AIDS" are not one word.
  if (other.text.length > 1 && other.text === other.text.toUpperCase() && one.text !== one.text.toUpperCase())
    return false;
  if (!plain) return was === is && other.text.slice(1) === one.text.slice(1);
  return (
    was === is ||
    (was.length >= LONG_WORD_LENGTH && was === fold(was) && fold(is) === was && !DISTINGUISHED_BY_ACCENT.has(was))
  );
}

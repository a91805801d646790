import { fold, wordSet } from '../tokens/fold';
import { lexicons } from '../lexicon';
import { findOmittedWords, contextsOf, plainWord } from '../lexicon/word-contexts';
import { expandShorthand } from '../lexicon/shorthand';
import { type Token, tokenize } from '../tokens/tokenize';
import type { Language } from '../tokens/types';
import { classify } from '../tokens/word-kinds';

/** The only words that a model may add; none of them states, requests or negates anything. */
const COURTESIES = wordSet(
  'dear colleagues colleague please additionally furthermore moreover prezados prezadas colegas colega ademais',
);
const ARTICLES: Readonly<Record<Language, ReadonlySet<string>>> = { en: wordSet('the'), pt: wordSet('os') };
/** Words that only an accent distinguishes from another word. */
const DISTINGUISHED_BY_ACCENT = wordSet(
  'esta publico secretaria sabia musica medico pratica analise numero duvida historia inicio negocio policia ultimo exercito transito',
);
const LONG_WORD_LENGTH = 5;

/** A token as it is compared. */
interface Atom {
  readonly text: string;
  readonly kind: 'word' | 'fixed' | 'end' | 'line';
  readonly token: Token;
}

/**
 * Whether a model's rewriting follows the text word by word, in the order, sentences, commas, quotes and brackets of
 * the original. A word may change its case, gain accents that were omitted, or be replaced by its form in the closed
 * lexicon. Laughter, fillers and forms of address may be removed; a few courtesies and articles may be added, and a
 * full stop at the end of a line without a mark. All else is rejected, because voice, tense, prepositions, pronouns and
 * punctuation have meaning, and no list of forbidden changes is complete. Applies to models in addition to
 * `verifyRewriting`. Linear in the length except for adversarial repetitions, which `MAX_ALIGNMENTS` bounds.
 */
export function isWordForWord(original: string, rewritten: string, language: Language): boolean {
  if (followsWords(original, rewritten, language)) return true;
  // A model may write the shorthand of the lexicon out as the lexicon does.
  const expanded = expandShorthand(original, language);
  return expanded !== original && followsWords(expanded, rewritten, language);
}

function followsWords(original: string, rewritten: string, language: Language): boolean {
  const tokens = tokenize(plainQuotes(original));
  const from = atomsOf(tokens);
  const to = atomsOf(tokenize(plainQuotes(rewritten)));
  const { plain, choices } = lexicons[language];
  const kinds = classify(tokens, language);
  const contexts = contextsOf(tokens);
  const omitted = findOmittedWords(tokens, lexicons[language]);
  const mayBeDropped = (atom: Atom | undefined): boolean => atom !== undefined && omitted.has(atom.token);

  const isAllowedAddition = (at: number): boolean => {
    const atom = to[at];
    if (atom?.kind === 'word') return COURTESIES.has(fold(atom.text)) || ARTICLES[language].has(fold(atom.text));
    const before = to[at - 1];
    return atom?.text === ',' && before?.kind === 'word' && COURTESIES.has(fold(before.text));
  };

  /** The word lists that may replace an atom. */
  const lexiconForms = (atom: Atom): readonly (readonly string[])[] => {
    const kind = kinds.get(atom.token);
    const context = contexts.get(atom.token);
    if (atom.kind !== 'word' || !context || kind === 'drug' || kind === 'name' || kind === 'abbreviation') return [];
    const choice = choices.get(context.word);
    const form = choice ? choice.choose(context) : plain.get(context.word);
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
      // A comma or an end mark may be removed together with the word next to it.
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

/** The maximum number of alignments; an honest rewriting has fewer. */
const MAX_ALIGNMENTS = 64;

const lacksEndMark = (atom: Atom | undefined): boolean =>
  atom !== undefined && atom.kind !== 'end' && atom.kind !== 'line';

/** Normalises typographic quotes and apostrophes. */
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

/** @param plain whether the word is no drug, name or abbreviation, so that its case is irrelevant */
function matches(one: Atom, other: Atom | undefined, plain: boolean): boolean {
  if (other === undefined || one.kind !== other.kind) return false;
  if (one.text === other.text) return true;
  if (one.kind !== 'word') return false;
  const [was, is] = [plainWord(one.text), plainWord(other.text)];
  // "us" and "US", "aids" and "AIDS" are different words.
  if (other.text.length > 1 && other.text === other.text.toUpperCase() && one.text !== one.text.toUpperCase())
    return false;
  if (!plain) return was === is && other.text.slice(1) === one.text.slice(1);
  return (
    was === is ||
    (was.length >= LONG_WORD_LENGTH && was === fold(was) && fold(is) === was && !DISTINGUISHED_BY_ACCENT.has(was))
  );
}

import { fold, words } from '../fold';
import { lexicons } from '../lexicon';
import { droppableIn, placesOf, plainWord } from '../places';
import { type Token, tokenize } from '../tokens';
import type { Language } from '../types';
import { classify } from '../word-kinds';

/** What a model may add, and nothing else: none of them claims, asks or denies anything. */
const COURTESIES = words(
  'dear colleagues colleague please additionally furthermore moreover prezados prezadas colegas colega ademais',
);
const ARTICLES: Readonly<Record<Language, ReadonlySet<string>>> = { en: words('the'), pt: words('os') };
/** Words that an accent alone makes another word, in texts that were written without accents. */
const TOLD_BY_ACCENT = words(
  'esta publico secretaria sabia musica medico pratica analise numero duvida historia inicio negocio policia ultimo exercito transito',
);
const LONG = 5;

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
export function followsClosely(original: string, rewritten: string, language: Language): boolean {
  const tokens = tokenize(straight(original));
  const from = atomsOf(tokens);
  const to = atomsOf(tokenize(straight(rewritten)));
  const { plain, choices } = lexicons[language];
  const kinds = classify(tokens, language);
  const places = placesOf(tokens);
  const droppable = droppableIn(tokens, lexicons[language]);
  const goes = (atom: Atom | undefined): boolean => atom !== undefined && droppable.has(atom.token);

  const additions = (at: number): boolean => {
    const atom = to[at];
    if (atom?.kind === 'word') return COURTESIES.has(fold(atom.text)) || ARTICLES[language].has(fold(atom.text));
    const before = to[at - 1];
    return atom?.text === ',' && before?.kind === 'word' && COURTESIES.has(fold(before.text));
  };

  /** The word lists that may stand for an atom. */
  const forms = (atom: Atom): readonly (readonly string[])[] => {
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

  let reached = new Set([0]);
  const widen = (): void => {
    for (const at of reached) if (additions(at)) reached.add(at + 1);
  };
  for (const [index, atom] of from.entries()) {
    widen();
    if (reached.size === 0 || reached.size > ROOM) return false;
    const next = new Set<number>();
    const options = forms(atom);
    for (const at of reached) {
      if (isSame(atom, to[at], kinds.get(atom.token) === 'word' || kinds.get(atom.token) === 'negation'))
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
      const besideIt = goes(from[index - 1]) || goes(from[index + 1]);
      if (
        goes(atom) ||
        (besideIt && (atom.text === ',' || (atom.kind === 'end' && atom.text !== '?' && goes(from[index - 1]))))
      )
        next.add(at);
      if (atom.kind === 'line' && to[at]?.text === '.' && to[at + 1]?.kind === 'line' && endsOpen(from[index - 1]))
        next.add(at + 2);
    }
    reached = next;
  }
  widen();
  for (const at of reached) {
    if (at === to.length) return true;
    if (at === to.length - 1 && to[at]?.text === '.' && endsOpen(from.at(-1))) return true;
  }
  return false;
}

/** More ways than this to read a rewriting are no honest rewriting. */
const ROOM = 64;

const endsOpen = (atom: Atom | undefined): boolean => atom !== undefined && atom.kind !== 'end' && atom.kind !== 'line';

/** Typographic quotes and apostrophes are as the plain ones. */
const straight = (text: string): string =>
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
function isSame(one: Atom, other: Atom | undefined, plain: boolean): boolean {
  if (other === undefined || one.kind !== other.kind) return false;
  if (one.text === other.text) return true;
  if (one.kind !== 'word') return false;
  const [was, is] = [plainWord(one.text), plainWord(other.text)];
  // "us" and "US", "aids" and "AIDS" are not one word.
  if (other.text.length > 1 && other.text === other.text.toUpperCase() && one.text !== one.text.toUpperCase())
    return false;
  if (!plain) return was === is && other.text.slice(1) === one.text.slice(1);
  return was === is || (was.length >= LONG && was === fold(was) && fold(is) === was && !TOLD_BY_ACCENT.has(was));
}

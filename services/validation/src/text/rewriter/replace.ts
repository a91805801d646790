import { isDrug } from '../tokens/is-drug';
import { lexicons } from '../lexicon';
import type { Lexicon, WordContext } from '../lexicon/types';
import { droppableIn, contextsOf, plainWord } from '../lexicon/word-contexts';
import { findQuotes } from '../tokens/protect';
import { type Token, tokenize } from '../tokens/tokenize';
import type { Language } from '../tokens/types';
import { classify, type WordKind } from '../tokens/word-kinds';

const PRONOUN = /^(?:i|you|u|we|they|he|she|it|this|that|there)$/;
const ADVERB = /^(?:why|how|when|where)$/;
const ELONGATED_LETTER = /(\p{L})\1{2,}/gu;

/** One pass of the lexicon over a text: words replaced, and left out where the lexicon says so. */
export function replaceWords(text: string, language: Language): string {
  const lexicon = lexicons[language];
  const tokens = tokenize(text);
  const kinds = classify(tokens, language);
  const places = contextsOf(tokens);
  const droppable = droppableIn(tokens, lexicon);
  const frozen = quotedTokens(text, tokens);
  const pieces = tokens.map(({ text }) => text);
  const dropped = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    const place = places.get(token);
    if (!place || frozen.has(token) || isProtected(token, kinds.get(token), place)) continue;
    if (droppable.has(token)) dropped.add(index);
    else pieces[index] = replacement(token.text, place, lexicon) ?? token.text;
  }
  if (language === 'en')
    for (const [index, token] of tokens.entries())
      invertContraction(index, { tokens, pieces, place: frozen.has(token) ? undefined : places.get(token) });
  return removeWords(tokens, pieces, dropped);
}

/** Tokens inside quotes. */
export function quotedTokens(text: string, tokens: readonly Token[]): ReadonlySet<Token> {
  const quoted = findQuotes(text);
  let next = 0;
  return new Set(
    tokens.filter((token) => {
      while ((quoted[next]?.end ?? Infinity) <= token.start) next += 1;
      return token.start >= (quoted[next]?.start ?? Infinity);
    }),
  );
}

/** Drugs, names and abbreviations are never looked up; a capital alone is a symbol ("U", "R") but at the beginning. */
function isProtected({ text }: Token, kind: WordKind | undefined, { opens }: WordContext): boolean {
  if (kind === 'drug' || kind === 'name' || kind === 'abbreviation') return true;
  return (/^\p{Lu}$/u.test(text) && !opens) || (/^\p{Lu}{2,3}$/u.test(text) && !CHAT_CAPITALS.test(text));
}
const CHAT_CAPITALS = /^(?:IDK|OMG|LOL|BTW|KKK|THX|BLZ|HJ)$/;

function replacement(text: string, place: WordContext, lexicon: Lexicon): string | null {
  const found = findReplacement(place, lexicon);
  if (found !== null)
    return /^\p{Lu}/u.test(text) ? found.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : found;
  if (!ELONGATED_LETTER.test(place.word)) return null;
  for (const candidate of [text.replace(ELONGATED_LETTER, '$1'), text.replace(ELONGATED_LETTER, '$1$1')]) {
    const word = plainWord(candidate);
    if (lexicon.elongated.has(word)) return findReplacement({ ...place, word }, lexicon) ?? candidate;
  }
  return null;
}

function findReplacement(place: WordContext, lexicon: Lexicon): string | null {
  const choice = lexicon.choices.get(place.word);
  return choice ? choice.choose(place) : (lexicon.plain.get(place.word) ?? null);
}

/** "Don't you" is "do you not"; before a noun it is undecided ("Isn't aspirin ...?"), and the contraction stays. */
function invertContraction(
  index: number,
  {
    tokens,
    pieces,
    place,
  }: { readonly tokens: readonly Token[]; readonly pieces: string[]; readonly place: WordContext | undefined },
): void {
  const token = tokens[index];
  const auxiliary = /^(\p{L}+?) ?not$/u.exec(pieces[index] ?? '')?.[1];
  if (!token || !place || auxiliary === undefined || !/n'?t$/.test(place.word)) return;
  const adverb = ADVERB.test(place.before);
  if (!place.opens && !adverb) return;
  const subject = tokens[index + 2];
  if (PRONOUN.test(place.after) && subject) {
    // "Don't you dare" commands, and "didn't this ..." may have lost its subject: only a question is turned.
    if (!place.question && !adverb) pieces[index] = token.text;
    else {
      pieces[index] = auxiliary;
      const who = place.after === 'u' ? 'you' : place.after === 'i' ? 'I' : subject.text;
      pieces[index + 2] = `${who} not`;
    }
  } else if (
    adverb ||
    (place.question && !place.word.startsWith('do')) ||
    LIKELY_QUESTION.test(`${place.word} ${place.after}`) ||
    (/^(?:is|are|was|were|should|would|could)n't$/.test(place.word) && isSubject(place.after))
  )
    pieces[index] = token.text;
}
// "Isn't aspirin dead", "shouldn't statins be stopped": a drug or things as the subject.
const isSubject = (word: string): boolean => isDrug(word) || /\p{L}{3}[^s]s$/u.test(word);
// "Hasn't the K gone up" asks, with its mark or without.
const LIKELY_QUESTION =
  /^(?:(?:is|are|was|were|has|have|had|can|could|would|should|will|does|did)n?'?t) (?:the|a|an|this|that|these|those|my|our|your|his|her|their|anyone|anybody|people|patients?|pts?)$/;

/** Takes words out with the comma that set them apart, and with their end mark where nothing of a sentence is left. */
function removeWords(tokens: readonly Token[], pieces: readonly string[], dropped: ReadonlySet<number>): string {
  const left = [...pieces];
  for (let first = 0; first < tokens.length; first += 1) {
    if (!dropped.has(first)) continue;
    // Words that stand side by side go together, so that each token is looked at once.
    let after = first;
    let last = first;
    for (; after < tokens.length && (tokens[after]?.kind === 'space' || dropped.has(after)); after += 1) {
      if (dropped.has(after)) {
        left[after] = '';
        last = after;
      }
    }
    const before = tokens[first - 1]?.kind === 'space' ? first - 2 : first - 1;
    const opening = before < 0 || tokens[before]?.kind === 'line' || tokens[before]?.kind === 'end';
    const comma = tokens[after]?.text === ',';
    if (opening && (comma || tokens[after]?.kind === 'end')) clearRange(left, first, after);
    else if (opening) clearRange(left, first, after - 1);
    else if (
      tokens[before]?.text === ',' &&
      (after >= tokens.length || comma || tokens[after]?.kind === 'end' || tokens[after]?.kind === 'line')
    )
      clearRange(left, before, comma ? last : after - 1);
    first = after - 1;
  }
  return left.join('');
}

function clearRange(pieces: string[], from: number, to: number): void {
  for (let index = from; index <= to && index < pieces.length; index += 1) pieces[index] = '';
}

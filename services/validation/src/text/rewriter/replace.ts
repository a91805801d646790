import { languageParts } from '../lexicon/english-foreign';
import { isDrug } from '../tokens/is-drug';
import { lexicons } from '../lexicon';
import type { Lexicon, WordContext } from '../lexicon/types';
import { findOmittedWords, contextsOf, plainWord } from '../lexicon/word-contexts';
import { findQuotes } from '../tokens/protect';
import { type Token, tokenize } from '../tokens/tokenize';
import type { Language } from '../tokens/types';
import { classify, type WordKind } from '../tokens/word-kinds';

const PRONOUN = /^(?:i|you|u|we|they|he|she|it|this|that|there)$/;
const ADVERB = /^(?:why|how|when|where)$/;
const ELONGATED_LETTER = /(\p{L})\1{2,}/gu;

/** One pass of the lexicon over a text: replaces words, and removes words unless `keepsAll`. */
export function replaceWords(text: string, language: Language, keepsAll = false): string {
  const lexicon = lexicons[language];
  const tokens = tokenize(text);
  const kinds = classify(tokens, language);
  const contexts = contextsOf(tokens);
  const omitted: ReadonlySet<Token> = keepsAll ? new Set() : findOmittedWords(tokens, lexicon);
  const quoted = language === 'en' ? keptTokens(text, tokens) : quotedTokens(text, tokens);
  const texts = tokens.map(({ text }) => text);
  const spelling = lexicon.spelling?.(text);
  const removed = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    const context = contexts.get(token);
    if (!context || quoted.has(token)) continue;
    const kind = kinds.get(token);
    if (isProtected(token, kind, context)) {
      if (kind === 'drug') texts[index] = spelling?.restore(token.text) ?? token.text;
    } else if (omitted.has(token)) removed.add(index);
    else {
      const replaced = replacement(token.text, context, lexicon);
      texts[index] =
        (replaced !== null && spelling ? spelling.adapt(replaced) : replaced) ??
        // A word with a choice lacks no accent where the choice is uncertain.
        (lexicon.choices.has(context.word) ? null : spelling?.restore(token.text)) ??
        token.text;
    }
  }
  if (language === 'en')
    for (const [index, token] of tokens.entries())
      invertContraction(index, { tokens, texts, context: quoted.has(token) ? undefined : contexts.get(token) });
  return removeWords(tokens, texts, removed);
}

const NONE: ReadonlySet<Token> = new Set();

/** Tokens inside quotes or sentences of another language. */
function keptTokens(text: string, tokens: readonly Token[]): ReadonlySet<Token> {
  const quoted = quotedTokens(text, tokens);
  const parts = languageParts(text);
  if (parts.length === 1 && parts[0]?.isForeign !== true) return quoted;
  let part = 0;
  let end = parts[0]?.text.length ?? 0;
  return new Set(
    tokens.filter((token) => {
      while (token.start >= end && part + 1 < parts.length) end += parts[(part += 1)]?.text.length ?? 0;
      return parts[part]?.isForeign === true || quoted.has(token);
    }),
  );
}

/** Tokens inside quotes. */
export function quotedTokens(text: string, tokens: readonly Token[]): ReadonlySet<Token> {
  const quotes = findQuotes(text);
  if (quotes.length === 0) return NONE;
  let next = 0;
  return new Set(
    tokens.filter((token) => {
      while ((quotes[next]?.end ?? Infinity) <= token.start) next += 1;
      return token.start >= (quotes[next]?.start ?? Infinity);
    }),
  );
}

/**
 * Drugs, names and abbreviations are never replaced. A single capital is a symbol ("U", "R") except at the beginning.
 */
function isProtected({ text }: Token, kind: WordKind | undefined, { startsClause }: WordContext): boolean {
  if (kind === 'drug' || kind === 'name' || kind === 'abbreviation') return true;
  return (/^\p{Lu}$/u.test(text) && !startsClause) || (/^\p{Lu}{2,3}$/u.test(text) && !CHAT_CAPITALS.test(text));
}
const CHAT_CAPITALS = /^(?:IDK|OMG|LOL|BTW|KKK|THX|BLZ|HJ)$/;

function replacement(text: string, context: WordContext, lexicon: Lexicon): string | null {
  const found = findReplacement(context, lexicon);
  if (found !== null)
    return /^\p{Lu}/u.test(text) ? found.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : found;
  if (!ELONGATED_LETTER.test(context.word)) return null;
  for (const candidate of [text.replace(ELONGATED_LETTER, '$1'), text.replace(ELONGATED_LETTER, '$1$1')]) {
    const word = plainWord(candidate);
    if (lexicon.elongated.has(word)) return findReplacement({ ...context, word }, lexicon) ?? candidate;
  }
  return null;
}

function findReplacement(context: WordContext, lexicon: Lexicon): string | null {
  const choice = lexicon.choices.get(context.word);
  return choice ? choice.choose(context) : (lexicon.plain.get(context.word) ?? null);
}

/**
 * "Don't you" becomes "do you not". Before a noun the order is uncertain ("Isn't aspirin ...?"), so the contraction is
 * kept.
 */
function invertContraction(
  index: number,
  {
    tokens,
    texts,
    context,
  }: { readonly tokens: readonly Token[]; readonly texts: string[]; readonly context: WordContext | undefined },
): void {
  const token = tokens[index];
  const auxiliary = /^(\p{L}+?) ?not$/u.exec(texts[index] ?? '')?.[1];
  if (!token || !context || auxiliary === undefined || !/n'?t$/.test(context.word)) return;
  const adverb = ADVERB.test(context.before);
  if (!context.startsClause && !adverb) {
    if (context.after === 'you' && SAYS.test(context.before)) texts[index] = token.text.replace(/nt$/iu, "n't");
    return;
  }
  const subject = tokens[index + 2];
  if (PRONOUN.test(context.after) && subject) {
    // "Don't you dare" is a command, and "didn't this ..." may lack its subject: only questions are inverted.
    if (!context.isQuestion && !adverb) texts[index] = token.text.replace(/nt$/iu, "n't");
    else {
      texts[index] = auxiliary;
      const pronoun = context.after === 'u' ? 'you' : context.after === 'i' ? 'I' : subject.text;
      texts[index + 2] = `${pronoun} not`;
    }
  } else if (
    adverb ||
    (context.isQuestion && !context.word.startsWith('do')) ||
    LIKELY_QUESTION.test(`${context.word} ${context.after}`) ||
    (/^(?:is|are|was|were|should|would|could)n't$/.test(context.word) && isSubject(context.after))
  )
    texts[index] = token.text.replace(/(?<!['’])nt$/iu, "n't");
}
/** What a person said follows without a mark: "says don't you dare". */
const SAYS = /^(?:says?|said|saying|goes|went|like|shouted|replied|answered|and|but|so|just)$/;
// "Isn't aspirin dead", "shouldn't statins be stopped": the subject is a drug or a plural.
const isSubject = (word: string): boolean => isDrug(word) || /\p{L}{3}[^s]s$/u.test(word);
// "Hasn't the K gone up" is a question, with or without a question mark.
const LIKELY_QUESTION =
  /^(?:(?:is|are|was|were|has|have|had|can|could|would|should|will|does|did)n?'?t) (?:the|a|an|this|that|these|those|my|our|your|his|her|their|anyone|anybody|people|patients?|pts?)$/;

/** Removes words with the comma that separates them, and with their end mark when nothing of the sentence remains. */
function removeWords(tokens: readonly Token[], texts: readonly string[], removed: ReadonlySet<number>): string {
  const remaining = [...texts];
  for (let first = 0; first < tokens.length; first += 1) {
    if (!removed.has(first)) continue;
    // Adjacent words are removed together, so that each token is examined once.
    let after = first;
    let last = first;
    for (; after < tokens.length && (tokens[after]?.kind === 'space' || removed.has(after)); after += 1) {
      if (removed.has(after)) {
        remaining[after] = '';
        last = after;
      }
    }
    const before = tokens[first - 1]?.kind === 'space' ? first - 2 : first - 1;
    const opening = before < 0 || tokens[before]?.kind === 'line' || tokens[before]?.kind === 'end';
    const comma = tokens[after]?.text === ',';
    if (opening && (comma || tokens[after]?.kind === 'end')) clearRange(remaining, first, after);
    else if (opening) clearRange(remaining, first, after - 1);
    else if (
      tokens[before]?.text === ',' &&
      (after >= tokens.length || comma || tokens[after]?.kind === 'end' || tokens[after]?.kind === 'line')
    )
      clearRange(remaining, before, comma ? last : after - 1);
    first = after - 1;
  }
  return remaining.join('');
}

function clearRange(texts: string[], from: number, to: number): void {
  for (let index = from; index <= to && index < texts.length; index += 1) texts[index] = '';
}

import { isLaughter, type Lexicon, type WordContext } from './types';
import { endsSentence } from '../tokens/sentences';
import type { Token } from '../tokens/tokenize';

const CLAUSE_MARK = /^[,;:()\-–—]$/u;

/** A word as in the lexicons: lower case, one kind of apostrophe. */
export const plainWord = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** The context of each word of a text. Linear in the number of tokens. */
export function contextsOf(tokens: readonly Token[]): ReadonlyMap<Token, WordContext> {
  const known = contextsOfTexts.get(tokens);
  if (known) return known;
  const contexts = readContexts(tokens);
  contextsOfTexts.set(tokens, contexts);
  return contexts;
}
/** Several steps need the contexts of one text. */
const contextsOfTexts = new WeakMap<readonly Token[], ReadonlyMap<Token, WordContext>>();

function readContexts(tokens: readonly Token[]): ReadonlyMap<Token, WordContext> {
  const solid = tokens.map((token, index) => ({ token, index })).filter(({ token }) => token.kind !== 'space');
  const words = solid.map(({ token }) => adjacentWord(token));
  const questions = questionFlags(tokens);
  const contexts = new Map<Token, WordContext>();
  for (const [at, { token, index }] of solid.entries()) {
    if (token.kind !== 'word') continue;
    const before = solid[at - 1]?.token;
    const after = solid[at + 1]?.token;
    const previous = words[at - 1] ?? '';
    const next = words[at + 1] ?? '';
    contexts.set(token, {
      word: words[at] ?? '',
      before: previous,
      after: next,
      secondAfter: next === '' ? '' : (words[at + 2] ?? ''),
      secondBefore: previous === '' ? '' : (words[at - 2] ?? ''),
      thirdBefore: previous === '' || words[at - 2] === '' ? '' : (words[at - 3] ?? ''),
      rest: restAfter(words, at),
      startsSentence: isSentenceBoundary(before),
      endsSentence: isSentenceBoundary(after),
      startsClause: isClauseBoundary(before),
      endsClause: isClauseBoundary(after),
      isQuestion: questions[index] ?? false,
      isJoined:
        isJoiner(tokens[index - 1]) ||
        isJoiner(tokens[index + 1]) ||
        (tokens[index + 1]?.text === '.' && tokens[index + 2]?.kind === 'word'),
    });
  }
  return contexts;
}

const isSentenceBoundary = (token: Token | undefined): boolean =>
  !token || token.kind === 'line' || token.kind === 'end' || token.kind === 'emoji';
const isClauseBoundary = (token: Token | undefined): boolean =>
  !token || isSentenceBoundary(token) || (token.kind === 'mark' && CLAUSE_MARK.test(token.text));
const adjacentWord = (token: Token | undefined): string =>
  token?.kind === 'word' ? plainWord(token.text) : token?.kind === 'number' ? '#' : '';
const isJoiner = (token: Token | undefined): boolean => token !== undefined && /^[/\\+=&]$/u.test(token.text);

const WORDS_AHEAD = 6;
function restAfter(words: readonly string[], at: number): string {
  let rest = '';
  for (let next = at + 1; next <= at + WORDS_AHEAD; next += 1) {
    const word = words[next] ?? '';
    if (word === '') break;
    rest += ` ${word}`;
  }
  return rest;
}

/** For each token, whether its sentence ends in a question mark. */
function questionFlags(tokens: readonly Token[]): readonly boolean[] {
  const questions: boolean[] = [];
  let question = false;
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (token && (endsSentence(tokens, index) || token.kind === 'line')) question = token.text.includes('?');
    questions[index] = question;
  }
  return questions;
}

const GREETING_END = /^(?:dia|tarde|noite)$/;

/**
 * Whether a formal text omits a word: laughter, a filler, a greeting before a form of address, or a form of address by
 * its position ("guys, ..." and not "guys with HIV").
 */
function isOmitted(context: WordContext, lexicon: Lexicon): boolean {
  const { word, before, after, startsClause, endsClause, isQuestion } = context;
  // "rs" is also a rhythm and a state.
  // "Lol at the chart" would leave a fragment.
  if (isLaughter(word) && after === 'at') return false;
  if (isLaughter(word))
    return (
      word !== 'rs' ||
      (context.endsSentence &&
        before !== '' &&
        before !== '#' &&
        !/^(?:em|no|do|de|ecg|ritmo|alegre|poa)$/.test(before))
    );
  // A tag ("né?") that forms the question is replaced instead.
  if (lexicon.fillers.has(word))
    return (startsClause || endsClause) && !(endsClause && isQuestion && lexicon.choices.has(word));
  if (lexicon.exclamations.has(word)) return startsClause && endsClause;
  if (lexicon.greetings.has(word))
    return startsClause && (lexicon.vocatives.has(after) || (context.startsSentence && endsClause && word !== 'fala'));
  if (!lexicon.vocatives.has(word)) return false;
  if (lexicon.greetings.has(before)) return true;
  if (GREETING_END.test(before) && endsClause) return true;
  // Between two commas it may be part of a list ("família, pessoal, social").
  return (
    startsClause &&
    ((endsClause && (context.startsSentence || context.endsSentence)) || lexicon.vocativeBefore.has(after))
  );
}

/**
 * All words that a formal text omits. Removing one changes the context of the adjacent words; each round examines only
 * words next to those removed in the previous round, so that the whole is linear in the number of tokens.
 */
export function findOmittedWords(tokens: readonly Token[], lexicon: Lexicon): ReadonlySet<Token> {
  const solid = tokens.filter(({ kind }) => kind !== 'space');
  const contexts = contextsOf(tokens);
  const omitted = new Set<Token>();
  // The nearest remaining token on each side.
  const before = solid.map((_, at) => at - 1);
  const after = solid.map((_, at) => at + 1);
  const currentContext = (at: number): WordContext | undefined => {
    const token = solid[at];
    const context = token && contexts.get(token);
    if (!context || omitted.has(token)) return undefined;
    const [left, right] = [solid[before[at] ?? -1], solid[after[at] ?? solid.length]];
    return {
      ...context,
      before: adjacentWord(left),
      after: adjacentWord(right),
      startsClause: isClauseBoundary(left),
      endsClause: isClauseBoundary(right),
      startsSentence: isSentenceBoundary(left),
      endsSentence: isSentenceBoundary(right),
    };
  };
  let pending: readonly number[] = solid.map((_, at) => at);
  while (pending.length > 0) {
    const newlyOmitted = pending.filter((at) => {
      const context = currentContext(at);
      return context !== undefined && isOmitted(context, lexicon);
    });
    const next = new Set<number>();
    for (const at of newlyOmitted) {
      const [left, right] = [before[at] ?? -1, after[at] ?? solid.length];
      if (left >= 0) after[left] = right;
      if (right < solid.length) before[right] = left;
      omitted.add(solid[at] as Token);
      next.add(left).add(right);
    }
    pending = [...next];
  }
  return omitted;
}

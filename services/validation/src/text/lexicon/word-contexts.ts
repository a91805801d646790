import { isLaughter, type Lexicon, type WordContext } from './types';
import { endsSentence } from '../tokens/sentences';
import type { Token } from '../tokens/tokenize';

const CLAUSE_MARK = /^[,;:()\-–—]$/u;

/** A word as in the lexicons: lower case, one kind of apostrophe. */
export const plainWord = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** The context of each word of a text. Linear in the number of tokens. */
export function contextsOf(tokens: readonly Token[]): ReadonlyMap<Token, WordContext> {
  const solid = tokens.map((token, index) => ({ token, index })).filter(({ token }) => token.kind !== 'space');
  const questions = questionFlags(tokens);
  const contexts = new Map<Token, WordContext>();
  for (const [at, { token, index }] of solid.entries()) {
    if (token.kind !== 'word') continue;
    const before = solid[at - 1]?.token;
    const after = solid[at + 1]?.token;
    const next = neighbourWord(after);
    contexts.set(token, {
      word: plainWord(token.text),
      before: neighbourWord(before),
      after: next,
      second: next === '' ? '' : neighbourWord(solid[at + 2]?.token),
      earlier: neighbourWord(before) === '' ? '' : neighbourWord(solid[at - 2]?.token),
      rest: restAfter(solid, at),
      starts: isSentenceBoundary(before),
      ends: isSentenceBoundary(after),
      opens: isClauseBoundary(before),
      closes: isClauseBoundary(after),
      question: questions[index] ?? false,
      joined:
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
const neighbourWord = (token: Token | undefined): string =>
  token?.kind === 'word' ? plainWord(token.text) : token?.kind === 'number' ? '#' : '';
const isJoiner = (token: Token | undefined): boolean => token !== undefined && /^[/\\+=&]$/u.test(token.text);

const WORDS_AHEAD = 6;
function restAfter(solid: readonly { readonly token: Token }[], at: number): string {
  let rest = '';
  for (let next = at + 1; next <= at + WORDS_AHEAD; next += 1) {
    const word = neighbourWord(solid[next]?.token);
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
function isDroppable(context: WordContext, lexicon: Lexicon): boolean {
  const { word, before, after, opens, closes, question } = context;
  // "rs" is also a rhythm and a state.
  if (isLaughter(word))
    return (
      word !== 'rs' ||
      (context.ends && before !== '' && before !== '#' && !/^(?:em|no|do|de|ecg|ritmo|alegre|poa)$/.test(before))
    );
  // A tag ("né?") that forms the question is replaced instead.
  if (lexicon.fillers.has(word)) return (opens || closes) && !(closes && question && lexicon.choices.has(word));
  if (lexicon.exclamations.has(word)) return opens && closes;
  if (lexicon.greetings.has(word))
    return opens && (lexicon.vocatives.has(after) || (context.starts && closes && word !== 'fala'));
  if (!lexicon.vocatives.has(word)) return false;
  if (lexicon.greetings.has(before)) return true;
  if (GREETING_END.test(before) && closes) return true;
  // Between two commas it may be part of a list ("família, pessoal, social").
  return opens && ((closes && (context.starts || context.ends)) || lexicon.vocativeBefore.has(after));
}

/**
 * All words that a formal text omits. Removing one changes the context of the adjacent words; each round examines only
 * words next to those removed in the previous round, so that the whole is linear in the number of tokens.
 */
export function droppableIn(tokens: readonly Token[], lexicon: Lexicon): ReadonlySet<Token> {
  const solid = tokens.filter(({ kind }) => kind !== 'space');
  const contexts = contextsOf(tokens);
  const dropped = new Set<Token>();
  // The nearest remaining token on each side.
  const before = solid.map((_, at) => at - 1);
  const after = solid.map((_, at) => at + 1);
  const currentContext = (at: number): WordContext | undefined => {
    const token = solid[at];
    const context = token && contexts.get(token);
    if (!context || dropped.has(token)) return undefined;
    const [left, right] = [solid[before[at] ?? -1], solid[after[at] ?? solid.length]];
    return {
      ...context,
      before: neighbourWord(left),
      after: neighbourWord(right),
      opens: isClauseBoundary(left),
      closes: isClauseBoundary(right),
      starts: isSentenceBoundary(left),
      ends: isSentenceBoundary(right),
    };
  };
  let pending: readonly number[] = solid.map((_, at) => at);
  while (pending.length > 0) {
    const newlyDropped = pending.filter((at) => {
      const context = currentContext(at);
      return context !== undefined && isDroppable(context, lexicon);
    });
    const next = new Set<number>();
    for (const at of newlyDropped) {
      const [left, right] = [before[at] ?? -1, after[at] ?? solid.length];
      if (left >= 0) after[left] = right;
      if (right < solid.length) before[right] = left;
      dropped.add(solid[at] as Token);
      next.add(left).add(right);
    }
    pending = [...next];
  }
  return dropped;
}

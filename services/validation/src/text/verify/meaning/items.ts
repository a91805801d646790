import { fold } from '../../tokens/fold';
import { endsSentence } from '../../tokens/sentences';
import { contextsOf } from '../../lexicon/word-contexts';
import type { WordContext } from '../../lexicon/types';
import { type Token, tokenize } from '../../tokens/tokenize';

/** A boundary between clauses: the mark that stands there. */
type BoundaryMark = ',' | '.' | '?' | ';' | ':' | '(' | ')' | '-' | '…';

/** A word, number, mark or boundary of a text as it is compared. */
export interface Item {
  readonly kind: 'word' | 'number' | 'fixed' | 'boundary';
  /** As written. */
  readonly text: string;
  /** Lower case, without accents. */
  readonly folded: string;
  /** Lower case, with accents. */
  readonly plain: string;
  readonly mark?: BoundaryMark;
  /** A word all in capitals although its text is not. */
  readonly isCapitals?: boolean;
  /** A clitic after a hyphen ("iniciou-se"). */
  readonly isClitic?: boolean;
  /** Of a whole word, for the lexicon. */
  readonly context?: WordContext | undefined;
  /** An emoji of a face or hand, which a formal text omits. */
  readonly isDecoration?: boolean;
}

const LIST_MARK = /^[-–—•*▪]$/u;
const BOUNDARIES: Readonly<Record<string, BoundaryMark>> = {
  ',': ',',
  ';': ';',
  ':': ':',
  '(': '(',
  ')': ')',
  '–': '-',
  '—': '-',
  '-': '-',
};
const DECORATION =
  /^[\u{1F300}-\u{1F5FF}\u{1F600}-\u{1F64F}\u{1F680}-\u{1F6FF}\u{1F900}-\u{1F9FF}\u{1FA70}-\u{1FAFF}\u{2600}-\u{27BF}\u{2764}\u{2705}]/u;

/** Normalises typographic quotes, apostrophes and comparison signs. */
const plainMarks = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[“”«»]/gu, '"')
    .replace(/[‘’´`]/gu, "'")
    .replace(/\u2011/gu, '-')
    .replace(/>=/gu, '≥')
    .replace(/<=/gu, '≤')
    .replace(/->/gu, '→')
    .trim();

/** The items of a text, in order. Linear in its length. */
export function itemsOf(text: string): readonly Item[] {
  const tokens = tokenize(plainMarks(text));
  const allCapitals = isAllCapitals(tokens);
  const contexts = contextsOf(tokens);
  const items: Item[] = [];
  for (const [index, token] of tokens.entries()) addToken(items, { tokens, index, token, allCapitals, contexts });
  return items;
}

interface Place {
  readonly tokens: readonly Token[];
  readonly index: number;
  readonly token: Token;
  readonly allCapitals: boolean;
  readonly contexts: ReadonlyMap<Token, WordContext>;
}

function addToken(items: Item[], { tokens, index, token, allCapitals, contexts }: Place): void {
  const { kind, text } = token;
  const boundary = (mark: BoundaryMark): void =>
    void items.push({ kind: 'boundary', text, folded: text, plain: text, mark });
  const fixed = (): void => void items.push({ kind: 'fixed', text, folded: text, plain: text });
  if (kind === 'space') return;
  if (kind === 'line') return boundary('.');
  if (kind === 'end') {
    if (isSuspicion(tokens, index)) return fixed();
    if (endsSentence(tokens, index)) return boundary(text.includes('?') ? '?' : '.');
    return text.length > 1 || text === '…' ? boundary('…') : undefined;
  }
  if (kind === 'word') return addWord(items, text, allCapitals, contexts.get(token));
  if (kind === 'number') return void items.push({ kind: 'number', text, folded: text, plain: text });
  if (kind === 'emoji') {
    const isDecoration = DECORATION.test(text);
    return void items.push({ kind: 'fixed', text, folded: text, plain: text, isDecoration });
  }
  if (kind !== 'mark') return fixed();
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  const isOpen = (near: Token | undefined): boolean => !near || near.kind === 'space' || near.kind === 'line';
  if (LIST_MARK.test(text) && (!before || before.kind === 'line') && after?.kind === 'space') return;
  // A hyphen inside a compound ("72-year-old"); one before a number is a sign.
  if (text === '-' && (!isOpen(before) || !isOpen(after)))
    return before && after && before.kind !== 'mark' && after.kind === 'word' && !isOpen(before) ? undefined : fixed();
  const mark = BOUNDARIES[text];
  if (mark === undefined || (mark === '-' && tokens[index + 2]?.kind === 'number')) return fixed();
  boundary(mark);
}

/** "?PE" is a suspected embolism. */
const isSuspicion = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text === '?' &&
  tokens[index + 1]?.kind === 'word' &&
  (tokens[index - 1] === undefined || /^(?:space|line|mark)$/.test(tokens[index - 1]?.kind ?? ''));

function addWord(items: Item[], text: string, allCapitals: boolean, context: WordContext | undefined): void {
  const isClitic = /-(?:se|lo|la|los|las|o|a|os|as|me|nos|lhe)$/iu.test(text);
  const parts = text.split(/-+/u).filter(Boolean);
  for (const [at, part] of parts.entries()) {
    const isCapitals = !allCapitals && part.length > 1 && part === part.toUpperCase() && part !== part.toLowerCase();
    items.push({
      kind: 'word',
      text: part,
      folded: fold(part),
      // "contraindicaçao" is half accented.
      plain: part.toLowerCase().replace(/çao$/u, 'ção').replace(/çoes$/u, 'ções'),
      isCapitals,
      context: parts.length === 1 ? context : undefined,
      isClitic: isClitic && at > 0 && at === parts.length - 1,
    });
  }
}

function isAllCapitals(tokens: readonly Token[]): boolean {
  const long = tokens.filter((token) => token.kind === 'word' && token.text.length > 3);
  return long.length >= 3 && long.filter((token) => token.text === token.text.toUpperCase()).length > long.length * 0.6;
}

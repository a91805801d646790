import type { Language } from '../../tokens/types';
import type { Step } from './align';
import type { Clause } from './clauses';
import type { Item } from './items';
import * as lists from './word-lists';

/** What stands between two matched words in both texts. */
export interface Gap {
  readonly dropped: readonly number[];
  readonly added: readonly number[];
  /** Items of the post on both sides; -1 and the length at the ends. */
  readonly before: number;
  readonly after: number;
  readonly afterInRewriting: number;
}

/** How strong the boundary in a gap is: none, within a sentence, between sentences. */
type Level = 0 | 1 | 2;
export interface Boundary {
  readonly level: Level;
  readonly isQuestion: boolean;
  readonly hasStop: boolean;
  readonly hasAnd: boolean;
  readonly hasMark: boolean;
  readonly isEllipsis: boolean;
  readonly isColon: boolean;
  readonly isParenthesis: boolean;
}

export interface Texts {
  readonly post: readonly Item[];
  readonly rewriting: readonly Item[];
  readonly language: Language;
  readonly clauses: readonly Clause[];
  /** Words of the post that a mark follows. */
  readonly marked: ReadonlySet<string>;
  readonly gender: { readonly male: boolean; readonly female: boolean };
}

/** The gaps of an alignment, in order. */
export function* gapsOf(steps: readonly Step[], length: number): Generator<Gap> {
  let dropped: number[] = [];
  let added: number[] = [];
  let before = -1;
  for (const { post, rewriting } of steps) {
    if (post && rewriting) {
      yield { dropped, added, before, after: post.from, afterInRewriting: rewriting.from };
      [dropped, added, before] = [[], [], post.end - 1];
    } else if (post) for (let at = post.from; at < post.end; at += 1) dropped.push(at);
    else if (rewriting) for (let at = rewriting.from; at < rewriting.end; at += 1) added.push(at);
  }
  yield { dropped, added, before, after: length, afterInRewriting: Infinity };
}

/** The boundary that these items form. */
export function boundaryOf(items: readonly Item[], at: readonly number[], language: Language): Boundary {
  const marks = at.flatMap((each) => items[each]?.mark ?? []);
  const hasAnd = at.some(
    (each) =>
      (items[each]?.kind === 'word' || items[each]?.text === '+') &&
      lists.AND[language].has(items[each]?.folded ?? '') &&
      items[each]?.plain !== 'é',
  );
  const isSentence = marks.some((mark) => mark === '.' || mark === '?' || mark === ';');
  return {
    level: isSentence ? 2 : marks.length > 0 || hasAnd ? 1 : 0,
    isQuestion: marks.includes('?'),
    hasStop: at.some((each) => items[each]?.mark === '.' && /[.!]/.test(items[each]?.text ?? '')),
    hasAnd,
    hasMark: marks.length > 0,
    isEllipsis: marks.includes('…'),
    isColon: marks.includes(':'),
    isParenthesis: marks.includes('(') || marks.includes(')'),
  };
}

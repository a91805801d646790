import { negationOf } from '../../tokens/word-kinds';
import type { Language } from '../../tokens/types';
import type { Item } from './items';
import { vocabularyOf } from './vocabulary';
import * as lists from './word-lists';

/** A part of a text between two boundaries. */
export interface Clause {
  readonly start: number;
  readonly end: number;
  readonly hasScope: boolean;
  readonly beginsWithScope: boolean;
  readonly hasNegation: boolean;
  /** Has a verb, a number or its own negation, so that it continues no list before it. */
  readonly stands: boolean;
}

export const isScope = (item: Item | undefined, language: Language): boolean =>
  item !== undefined && item.kind === 'word' && lists.SCOPES[language].has(item.folded) && !item.isClitic;
export const isNegation = (item: Item | undefined, language: Language): boolean =>
  item !== undefined && item.kind === 'word' && negationOf(item.plain, language) !== undefined;

/** The clause of each item; a boundary belongs to the clause before it. */
export function clausesOf(items: readonly Item[], language: Language): readonly Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  const verbs = vocabularyOf(language).verbs;
  const close = (end: number): void => {
    const own = items.slice(start, end);
    const first = own.find((item) => item.kind !== 'boundary' && !lists.AND[language].has(item.folded));
    const clause: Clause = {
      start,
      end,
      hasScope: own.some((item) => isScope(item, language)),
      beginsWithScope: isScope(first, language),
      hasNegation: own.some((item) => isNegation(item, language)),
      stands: own.some(
        (item) =>
          item.kind === 'number' ||
          isNegation(item, language) ||
          (item.kind === 'word' && (verbs.has(item.folded) || lists.BE[language].has(item.folded))),
      ),
    };
    for (let at = start; at < end; at += 1) clauses[at] = clause;
    start = end;
  };
  for (const [at, item] of items.entries()) if (item.kind === 'boundary') close(at + 1);
  close(items.length);
  return clauses;
}

import type { Item } from '../meaning/items';
import type { Edit, TextPair } from './edits';
import type { Facts } from './facts';

/** Where added words stand. */
export interface Place {
  readonly edit: Edit;
  readonly pair: TextPair;
  readonly facts: Facts;
  /** The added items. */
  readonly first: number;
  readonly last: number;
}

/** A phrase that a rewriting may add, and what must stand around it. */
export interface Addition {
  readonly phrase: RegExp;
  readonly fits: (place: Place) => boolean;
}

export const wordBefore = ({ pair, first }: Place): string => nearWord(pair.rewriting, first, -1);
export const wordAfter = ({ pair, last }: Place): string => nearWord(pair.rewriting, last, 1);
/** The next word in a direction that is no article and no auxiliary; '' at a boundary. */
function nearWord(items: readonly Item[], from: number, step: 1 | -1): string {
  for (let at = from + step; Math.abs(at - from) <= 4; at += step) {
    const item = items[at];
    if (!item || item.kind === 'boundary') return '';
    if (
      !/^(?:a|an|the|o|os|as|um|uma|was|were|is|are|be|been|being|has|have|also|foi|foram|e|de|do|da)$/.test(
        item.folded,
      )
    )
      return item.folded;
  }
  return '';
}

export const always = (): boolean => true;
export const after =
  (pattern: RegExp) =>
  (place: Place): boolean =>
    pattern.test(wordBefore(place));
export const before =
  (pattern: RegExp) =>
  (place: Place): boolean =>
    pattern.test(wordAfter(place));

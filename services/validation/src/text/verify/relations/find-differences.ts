import type { Item } from '../meaning/items';
import { closestAlignment } from './closest-alignment';
import { isProtected } from './protected-items';
import { type Relations, unexplainedEdits } from './unexplained-edits';

/** A difference that no reviewed rule explains: the items of the post, and those of the rewriting in their place. */
export interface Difference {
  readonly own: readonly Item[];
  readonly theirs: readonly Item[];
  /** Whether one of them is protected: a negation, condition, comparison, side, certainty or quantity. */
  readonly isProtected: boolean;
}

/** The unexplained differences of the closest alignment, which may skip protected items too; none where that needs too many. */
export function findDifferences(relations: Relations): readonly Difference[] {
  const { post, rewriting, language } = relations;
  const steps = closestAlignment(post, rewriting, () => true);
  if (steps === null) return [];
  const between = (items: readonly Item[], places: readonly number[]): readonly Item[] =>
    places.length === 0 ? [] : items.slice(places[0], (places.at(-1) ?? 0) + 1);
  return Array.from(unexplainedEdits(steps, relations), ({ dropped, added }) => ({
    own: between(post.items, dropped),
    theirs: between(rewriting.items, added),
    isProtected:
      dropped.some((at) => isProtected(post.items, at, language)) ||
      added.some((at) => isProtected(rewriting.items, at, language)),
  }));
}

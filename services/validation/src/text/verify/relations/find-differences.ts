import type { Item } from '../meaning/items';
import { closestAlignment } from './closest-alignment';
import { isProtected } from './protected-items';
import { type Relations, unexplainedEdits } from './unexplained-edits';

/** A difference that no reviewed rule explains: the items of the post, and those of the rewriting in their place. */
export interface Difference {
  readonly own: readonly Item[];
  readonly theirs: readonly Item[];
  /** The matched items around them, in the post and in the rewriting: -1 before the first one, the length after the last one. */
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
  /** The places of the first item in the post and in the rewriting; those of the next match where there is none. */
  readonly ownAt: number;
  readonly at: number;
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
  return Array.from(unexplainedEdits(steps, relations), ({ dropped, added, before, after }) => ({
    own: between(post.items, dropped),
    theirs: between(rewriting.items, added),
    before,
    after,
    ownAt: dropped[0] ?? after[0],
    at: added[0] ?? after[1],
    isProtected:
      dropped.some((at) => isProtected(post.items, at, language)) ||
      added.some((at) => isProtected(rewriting.items, at, language)),
  }));
}

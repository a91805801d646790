import { findChangedGap } from '../meaning/find-changed-gap';
import { boundaryOf, gapsOf } from '../meaning/gap';
import type { Item } from '../meaning/items';
import { numeralOf, ordinalOf } from '../meaning/numbers';
import { type ClosestStep, closestAlignment } from './closest-alignment';
import { type TextPair, wordsAt } from './edits';
import { isHarmlessMark } from './harmless-marks';
import { isProtected } from './protected-items';
import { type Relations, unexplainedEdits } from './unexplained-edits';

/**
 * Why a rewriting that does not follow its post word by word may mean something else; undefined when each difference
 * of the closest alignment is one that keeps the relations of the post: a default unit, a drug in full, a general noun or
 * verb, or a part that means the same at its new place (VAL-2). Linear in the length.
 */
export function findRelationFault(relations: Relations): string | undefined {
  const { post, rewriting, language } = relations;
  if (addsNumber(post.items, rewriting.items)) return 'number';
  const pair: TextPair = { post: post.items, rewriting: rewriting.items, language };
  const steps = closestAlignment(
    post,
    rewriting,
    (side, at) => !isProtected(side === 'post' ? post.items : rewriting.items, at, language),
  );
  if (steps === null) return 'too different';
  const [edit] = unexplainedEdits(steps, relations);
  if (edit !== undefined) return `${wordsAt(pair.post, edit.dropped)} => ${wordsAt(pair.rewriting, edit.added)}`;
  // A mark that stands elsewhere is moved, and bounds other words than before.
  const isKept = !hasRemovedMark(steps, pair);
  return findChangedGap(
    steps,
    post.items,
    rewriting.items,
    language,
    (gap, fault, texts) =>
      (isKept || fault === 'mark removed' || fault === 'and after a negation') && isHarmlessMark(gap, fault, texts),
  );
}

/** Whether the rewriting has digits that the post has not; thousands that the post writes with a letter are left to the search. */
function addsNumber(post: readonly Item[], rewriting: readonly Item[]): boolean {
  const known = new Set<string>();
  for (const { kind, text, folded } of post) {
    if (/\d\s?(?:k|mil)/i.test(text) || folded === 'mil' || folded === 'k') return false;
    if (kind !== 'boundary') for (const digits of text.match(/\d+/gu) ?? []) known.add(digits);
    const numeral = numeralOf(folded) ?? ordinalOf(folded) ?? TIMES[folded];
    if (numeral !== undefined) known.add(numeral);
  }
  return rewriting.some(
    ({ kind, text }) => kind === 'number' && (text.match(/\d+/gu) ?? []).some((digits) => !known.has(digits)),
  );
}
const TIMES: Readonly<Record<string, string>> = {
  once: '1',
  twice: '2',
  bd: '2',
  bid: '2',
  tds: '3',
  tid: '3',
  qds: '4',
  qid: '4',
};

const hasRemovedMark = (steps: readonly ClosestStep[], { post, rewriting, language }: TextPair): boolean => {
  for (const { dropped, added } of gapsOf(steps, post.length))
    if (boundaryOf(post, dropped, language).level > 0 && boundaryOf(rewriting, added, language).level === 0)
      return true;
  return false;
};

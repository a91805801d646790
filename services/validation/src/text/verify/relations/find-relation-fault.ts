import type { Language } from '../../tokens/types';
import { findChangedGap } from '../meaning/find-changed-gap';
import { boundaryOf, gapsOf } from '../meaning/gap';
import type { Graph } from '../meaning/graph';
import type { Item } from '../meaning/items';
import { numeralOf, ordinalOf } from '../meaning/numbers';
import { explainAddition } from './additions';
import { type ClosestStep, closestAlignment } from './closest-alignment';
import { explainDrop } from './drops';
import { type Edit, editsOf, type TextPair, wordsAt } from './edits';
import type { Facts } from './facts';
import { isHarmlessMark } from './harmless-marks';
import { meansTheSame } from './moved-words';
import { movedBlocks } from './moves';
import { isProtected } from './protected-items';
import { explainSubstitution } from './substitutions';

/** Both texts read, and what is known of the post. */
export interface Relations {
  readonly post: Graph;
  readonly rewriting: Graph;
  readonly facts: Facts;
  readonly language: Language;
}

/**
 * Why a rewriting that does not follow its post word by word may mean something else; undefined when each difference
 * of the closest alignment is one that keeps the relations of the post: a default unit, a drug in full, a general noun or
 * verb, or a part that means the same at its new place (VAL-2). Linear in the length.
 */
export function findRelationFault(relations: Relations): string | undefined {
  const { post, rewriting, language, facts } = relations;
  if (addsNumber(post.items, rewriting.items)) return 'number';
  const pair: TextPair = { post: post.items, rewriting: rewriting.items, language };
  const steps = closestAlignment(
    post,
    rewriting,
    (side, at) => !isProtected(side === 'post' ? post.items : rewriting.items, at, language),
  );
  if (steps === null) return 'too different';
  const edits = editsOf(steps, pair);
  const open = edits.filter((edit) => !isExplained(edit, edit, relations, pair));
  if (open.length > 0) {
    const isSame = (from: number, to: number): boolean => explainSubstitution([from], [to], pair, facts) !== null;
    const blocks = movedBlocks(open, edits, relations, isSame).filter((block) => meansTheSame(block, pair, facts));
    const movedFrom = new Set(blocks.flatMap(({ from }) => from));
    const movedTo = new Set(blocks.flatMap(({ to }) => to));
    for (const edit of open) {
      const rest = {
        ...edit,
        dropped: edit.dropped.filter((at) => !movedFrom.has(at)),
        added: edit.added.filter((at) => !movedTo.has(at)),
      };
      if (!isExplained(rest, edit, relations, pair))
        return `${wordsAt(pair.post, rest.dropped)} => ${wordsAt(pair.rewriting, rest.added)}`;
    }
  }
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

/** Whether each item of a difference is explained by a reviewed rule, in order. */
function isExplained(rest: Edit, edit: Edit, { facts }: Relations, pair: TextPair): boolean {
  const tried = new Set<number>();
  const width = rest.added.length + 1;
  const explain = (dropped: number, added: number): boolean => {
    if (dropped === rest.dropped.length && added === rest.added.length) return true;
    const id = dropped * width + added;
    if (tried.has(id)) return false;
    tried.add(id);
    const [gone, come] = [rest.dropped.slice(dropped), rest.added.slice(added)];
    const both = explainSubstitution(gone, come, pair, facts);
    if (both !== null && explain(dropped + both[0], added + both[1])) return true;
    const more = explainAddition(come, edit, pair, facts);
    if (more > 0 && explain(dropped, added + more)) return true;
    const less = gone.length > 0 ? explainDrop(gone, edit, pair, facts) : 0;
    return less > 0 && explain(dropped + less, added);
  };
  return explain(0, 0);
}

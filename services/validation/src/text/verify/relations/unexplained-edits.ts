import type { Language } from '../../tokens/types';
import type { Graph } from '../meaning/graph';
import { explainAddition } from './additions';
import type { ClosestStep } from './closest-alignment';
import { explainDrop } from './drops';
import { type Edit, editsOf, type TextPair } from './edits';
import type { Facts } from './facts';
import { meansTheSame } from './moved-words';
import { movedBlocks } from './moves';
import { explainSubstitution } from './substitutions';

/** Both texts read, and what is known of the post. */
export interface Relations {
  readonly post: Graph;
  readonly rewriting: Graph;
  readonly facts: Facts;
  readonly language: Language;
}

/** The differences of an alignment that no reviewed rule explains, in order, without what is moved and means the same. */
export function* unexplainedEdits(steps: readonly ClosestStep[], relations: Relations): Generator<Edit> {
  const { post, rewriting, language, facts } = relations;
  const pair: TextPair = { post: post.items, rewriting: rewriting.items, language };
  const edits = editsOf(steps, pair);
  const open = edits.filter((edit) => !isExplained(edit, edit, relations, pair));
  if (open.length === 0) return;
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
    if (!isExplained(rest, edit, relations, pair)) yield rest;
  }
}

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

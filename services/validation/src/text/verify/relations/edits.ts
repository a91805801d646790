import type { Item } from '../meaning/items';
import type { Language } from '../../tokens/types';
import type { ClosestStep } from './closest-alignment';

/** A difference between two matched places of both texts: items of the post without a match, and of the rewriting. */
export interface Edit {
  readonly dropped: readonly number[];
  readonly added: readonly number[];
  /** Words of the rewriting that may be added anywhere; one of them may be a moved word of the post. */
  readonly free: readonly number[];
  /** The last matched item before the difference in the post and in the rewriting; -1 at the beginning. */
  readonly before: readonly [number, number];
  /** The first matched item after it; the length at the end. */
  readonly after: readonly [number, number];
}

/** Both texts, as the rules of differences read them. */
export interface TextPair {
  readonly post: readonly Item[];
  readonly rewriting: readonly Item[];
  readonly language: Language;
}

/** The differences of an alignment, in order. */
export function editsOf(steps: readonly ClosestStep[], { post, rewriting }: TextPair): readonly Edit[] {
  const edits: Edit[] = [];
  let [dropped, added, free]: [number[], number[], number[]] = [[], [], []];
  let before: readonly [number, number] = [-1, -1];
  const close = (after: readonly [number, number]): void => {
    if (dropped.length + added.length + free.length > 0) edits.push({ dropped, added, free, before, after });
    [dropped, added, free] = [[], [], []];
  };
  for (const step of steps) {
    if (step.post && step.rewriting) {
      close([step.post.from, step.rewriting.from]);
      before = [step.post.end - 1, step.rewriting.end - 1];
    } else if (step.skipped === 'post') dropped.push(step.post?.from ?? 0);
    else if (step.skipped === 'rewriting') added.push(step.rewriting?.from ?? 0);
    else if (step.rewriting)
      for (let at = step.rewriting.from; at < step.rewriting.end; at += 1)
        if (rewriting[at]?.kind === 'word') free.push(at);
  }
  close([post.length, rewriting.length]);
  return edits;
}

/** The folded words of items, separated by blanks. */
export const wordsAt = (items: readonly Item[], places: readonly number[]): string =>
  places.map((at) => items[at]?.folded ?? '').join(' ');

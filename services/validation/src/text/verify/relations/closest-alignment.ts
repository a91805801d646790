import type { Step } from '../meaning/align';
import { type Edge, type Graph, groupByKey } from '../meaning/graph';

/** A step of the closest alignment; items that no reading of the other text has are skipped. */
export interface ClosestStep extends Step {
  /** The item that is skipped; undefined for a match and for what may be added or removed anyway. */
  readonly skipped?: 'post' | 'rewriting';
}

/** Skipped items that an alignment may have; a rewriting with more differs too much to be compared. */
const MAX_SKIPPED = 24;
/** States that may be visited for each place; an honest rewriting of a few sentences needs fewer than the fixed part. */
const STATES_PER_PLACE = 6;

interface State {
  readonly id: number;
  readonly step: ClosestStep | null;
  readonly before: State | null;
}

/**
 * Finds the readings of both texts that skip the fewest items, or null where that needs too many. The number of visited
 * states is at most proportional to the length.
 * @param maySkip whether an item may be skipped at all; what is protected may not
 */
export function closestAlignment(
  post: Graph,
  rewriting: Graph,
  maySkip: (side: 'post' | 'rewriting', at: number) => boolean,
): readonly ClosestStep[] | null {
  // A formal text is seldom shorter than its post; one that is much shorter or longer leaves something out or adds it.
  if (rewriting.end < post.end * 0.6 - 12 || rewriting.end > post.end * 3 + 30) return null;
  const width = rewriting.edges.length;
  const limit = STATES_PER_PLACE * (post.edges.length + rewriting.edges.length) + 4_000;
  const costs = new Map<number, number>([[0, 0]]);
  const done = new Set<number>();
  const byKey: (ReadonlyMap<string, readonly Edge[]> | undefined)[] = [];
  const keyed = (place: number): ReadonlyMap<string, readonly Edge[]> =>
    (byKey[place] ??= groupByKey(rewriting.edges[place] ?? []));
  const stacks: State[][] = [[{ id: 0, step: null, before: null }]];
  for (let cost = 0; cost <= MAX_SKIPPED; cost += 1) {
    const stack = stacks[cost] ?? [];
    for (let state = stack.pop(); state !== undefined; state = stack.pop()) {
      if (done.has(state.id) || costs.get(state.id) !== cost) continue;
      done.add(state.id);
      if (done.size > limit) return null;
      const [one, other] = [Math.floor(state.id / width), state.id % width];
      if (one === post.end && other === rewriting.end) return stepsTo(state);
      const from = state;
      const go = (to: readonly [number, number], added: number, step: ClosestStep): void => {
        const id = to[0] * width + to[1];
        const known = costs.get(id);
        if (done.has(id) || (known !== undefined && known <= cost + added)) return;
        costs.set(id, cost + added);
        (stacks[cost + added] ??= []).push({ id, step, before: from });
      };
      for (const edge of post.edges[one] ?? [])
        if (edge.key === null) go([edge.to, other], 0, { post: edge, rewriting: undefined });
      for (const edge of rewriting.edges[other] ?? [])
        if (edge.key === null) go([one, edge.to], 0, { post: undefined, rewriting: edge });
      const fits: [Edge, Edge][] = [];
      for (const edge of post.edges[one] ?? [])
        if (edge.key !== null) for (const fit of keyed(other).get(edge.key) ?? []) fits.push([edge, fit]);
      for (const [edge, fit] of fits.sort((a, b) => length(a) - length(b)))
        go([edge.to, fit.to], 0, { post: edge, rewriting: fit });
      if (one < post.end && maySkip('post', one))
        go([one + 1, other], 1, { post: skip(one), rewriting: undefined, skipped: 'post' });
      if (other < rewriting.end && maySkip('rewriting', other))
        go([one, other + 1], 1, { post: undefined, rewriting: skip(other), skipped: 'rewriting' });
    }
  }
  return null;
}

const length = ([one, other]: readonly [Edge, Edge]): number => one.end - one.from + other.end - other.from;
const skip = (at: number): Edge => ({ to: at + 1, key: null, from: at, end: at + 1 });

function stepsTo(last: State): readonly ClosestStep[] {
  const steps: ClosestStep[] = [];
  for (let state: State | null = last; state?.step; state = state.before) steps.push(state.step);
  return steps.reverse();
}

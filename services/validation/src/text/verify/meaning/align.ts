import { type Edge, type Graph, groupByKey } from './graph';

/** A step of both texts together: a match, or a step in one of them. */
export interface Step {
  readonly post: Edge | undefined;
  readonly rewriting: Edge | undefined;
}

/** States that may be visited for each place; an honest rewriting needs fewer. */
const STATES_PER_PLACE = 60;

export interface Alignment {
  readonly steps: readonly Step[] | null;
  /** The furthest item of the post that could be matched. */
  readonly reached: number;
}

/**
 * Finds readings of both texts with the same keys in the same order. The number of visited states is at most
 * proportional to the length, so that hostile repetitions end in a refusal.
 */
export function align(post: Graph, rewriting: Graph): Alignment {
  const width = rewriting.edges.length;
  const limit = STATES_PER_PLACE * (post.edges.length + rewriting.edges.length) + 1_000;
  const visited = new Set<number>([0]);
  const byKey: (ReadonlyMap<string, readonly Edge[]> | undefined)[] = [];
  const keyed = (place: number): ReadonlyMap<string, readonly Edge[]> =>
    (byKey[place] ??= groupByKey(rewriting.edges[place] ?? []));
  interface State {
    readonly at: readonly [number, number];
    readonly step: Step | null;
    readonly before: State | null;
  }
  const stack: State[] = [{ at: [0, 0], step: null, before: null }];
  let reached = 0;
  for (let state = stack.pop(); state !== undefined; state = stack.pop()) {
    const [one, other] = state.at;
    if (one === post.end && other === rewriting.end) {
      const steps: Step[] = [];
      for (let each: State | null = state; each?.step; each = each.before) steps.push(each.step);
      return { steps: steps.reverse(), reached };
    }
    if (visited.size > limit) break;
    const next: Step[] = [];
    for (const edge of post.edges[one] ?? []) {
      if (edge.key === null) next.push({ post: edge, rewriting: undefined });
    }
    for (const edge of rewriting.edges[other] ?? []) {
      if (edge.key === null) next.push({ post: undefined, rewriting: edge });
    }
    const matches: Step[] = [];
    for (const edge of post.edges[one] ?? []) {
      if (edge.key === null) continue;
      for (const fit of keyed(other).get(edge.key) ?? []) matches.push({ post: edge, rewriting: fit });
    }
    matches.sort((a, b) => length(a) - length(b));
    for (const step of [...next, ...matches]) {
      const at: [number, number] = [step.post?.to ?? one, step.rewriting?.to ?? other];
      const id = at[0] * width + at[1];
      if (visited.has(id)) continue;
      visited.add(id);
      if (step.post?.key) reached = Math.max(reached, step.post.end);
      stack.push({ at, step, before: state });
    }
  }
  return { steps: null, reached };
}

const length = ({ post, rewriting }: Step): number =>
  (post ? post.end - post.from : 0) + (rewriting ? rewriting.end - rewriting.from : 0);

import type { Language, Span } from '../tokens/types';
import { graphOf } from '../verify/meaning/graph';
import type { Part } from './split-text';

/** The parts of a post, and the parts of a rewriting, that a rewriting's part may stand for. */
export interface Range {
  /** Indices of the first and the last part. */
  readonly first: number;
  readonly last: number;
}

export interface Assigned extends Range {
  readonly core: Range;
}

/** Occurrences of a key in both texts above which it says nothing about where a part belongs. */
const MAX_PAIRS = 12;
/** What keeps the parts of one sentence of the post together where the words leave it open. */
const SAME_SENTENCE = 0.2;

const none = { has: () => false, get: () => [] };

/** The keys of the readings of a text, each once. */
function keysOf(text: string, side: 'post' | 'rewriting', language: Language): ReadonlySet<string> {
  const { edges } = graphOf(text, { side, language, addsAccents: true, abbreviations: none });
  const keys = new Set<string>();
  for (const each of edges) for (const { key } of each) if (key !== null) keys.add(key);
  return keys;
}

/**
 * Assigns each part of a post to the sentence of a rewriting with which it shares most, in the order of both texts.
 * @returns the parts of each sentence, and those of them from the first to the last with which it shares something; null
 *   where no part is its own
 */
export function assignParts(
  post: { readonly text: string; readonly parts: readonly Part[] },
  rewriting: { readonly text: string; readonly parts: readonly Span[] },
  language: Language,
): readonly (Assigned | null)[] {
  const shared = sharedWeights(
    post.parts.map(({ start, end }) => keysOf(post.text.slice(start, end), 'post', language)),
    rewriting.parts.map(({ start, end }) => keysOf(rewriting.text.slice(start, end), 'rewriting', language)),
  );
  const width = rewriting.parts.length;
  const from: number[][] = [];
  let best: number[] = [];
  for (const [at] of post.parts.entries()) {
    const isContinued = at > 0 && post.parts[at - 1]?.ends !== 'sentence';
    const row: number[] = [];
    const origin: number[] = [];
    let [most, mostAt] = [-Infinity, 0];
    for (let other = 0; other < width; other += 1) {
      const before = at === 0 ? 0 : (best[other] ?? 0) + (isContinued ? SAME_SENTENCE : 0);
      const chosen = at > 0 && most > before ? [most, mostAt] : [before, other];
      if (at > 0 && (best[other] ?? 0) > most) [most, mostAt] = [best[other] ?? 0, other];
      row.push((chosen[0] ?? 0) + (shared[at]?.[other] ?? 0));
      origin.push(chosen[1] ?? 0);
    }
    best = row;
    from.push(origin);
  }
  const ranges: (Range | null)[] = rewriting.parts.map(() => null);
  let other = best.indexOf(Math.max(...best));
  for (let at = post.parts.length - 1; at >= 0; at -= 1) {
    const range = ranges[other];
    ranges[other] = { first: at, last: range?.last ?? at };
    other = from[at]?.[other] ?? 0;
  }
  return ranges.map((range, sentence) => {
    if (range === null) return null;
    let { first, last } = range;
    while (first < last && (shared[first]?.[sentence] ?? 0) === 0) first += 1;
    while (last > first && (shared[last]?.[sentence] ?? 0) === 0) last -= 1;
    return { ...range, core: { first, last } };
  });
}

/** For each part of the post, how much it shares with each sentence: rare keys weigh more. */
function sharedWeights(
  post: readonly ReadonlySet<string>[],
  rewriting: readonly ReadonlySet<string>[],
): readonly (readonly number[])[] {
  const placesOf = (texts: readonly ReadonlySet<string>[]): ReadonlyMap<string, readonly number[]> => {
    const places = new Map<string, number[]>();
    for (const [at, keys] of texts.entries())
      for (const key of keys) {
        const known = places.get(key);
        if (known) known.push(at);
        else places.set(key, [at]);
      }
    return places;
  };
  const weights = post.map(() => rewriting.map(() => 0));
  const places = placesOf(rewriting);
  for (const [key, ones] of placesOf(post)) {
    const others = places.get(key) ?? [];
    const pairs = ones.length * others.length;
    if (pairs === 0 || pairs > MAX_PAIRS) continue;
    for (const one of ones)
      for (const other of others) {
        const row = weights[one];
        if (row) row[other] = (row[other] ?? 0) + 1 / pairs;
      }
  }
  return weights;
}

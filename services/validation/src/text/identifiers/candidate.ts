import type { Identifier, IdentifierKind } from '../tokens/types';

/** A possible identifier. Of two that overlap, the one with the higher priority wins, then the longer one. */
export interface Candidate extends Identifier {
  readonly priority: number;
}

/** How specific a pattern is: a label that names the number is worth more than its form. */
export const priority = {
  proven: 10,
  labelled: 9,
  address: 8,
  web: 7,
  checkDigits: 6,
  date: 5,
  phone: 4,
  name: 3,
  weak: 2,
} as const;

/** The candidate at the first group of a match of a pattern with the flag `d`, or at the match. */
export function atGroup(match: RegExpExecArray, kind: IdentifierKind, worth: number): Candidate {
  const [start, end] = match.indices?.[1] ?? [match.index, match.index + match[0].length];
  return { kind, start, end, priority: worth };
}

/** The non-overlapping candidates with the highest priority, in order. */
export function withoutOverlaps(candidates: readonly Candidate[], length: number): readonly Identifier[] {
  const taken = new Uint8Array(length);
  return [...candidates]
    .sort((a, b) => b.priority - a.priority || b.end - b.start - (a.end - a.start) || a.start - b.start)
    .filter(({ start, end }) => {
      if (taken.subarray(start, end).includes(1)) return false;
      taken.fill(1, start, end);
      return true;
    })
    .sort((a, b) => a.start - b.start)
    .map(({ kind, start, end }) => ({ kind, start, end }));
}

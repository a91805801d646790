import { InvalidMp4Error } from './boxes';

/** A half-open range of bytes. */
export type Span = readonly [from: number, to: number];

/** Sorts spans and joins those that touch or overlap; `lists` hold alternating start and end. */
export function mergeSpans(lists: readonly Float64Array[]): Span[] {
  const spans = lists.flatMap((list) =>
    Array.from({ length: list.length / 2 }, (_, index): Span => [list[index * 2] ?? 0, list[index * 2 + 1] ?? 0]),
  );
  spans.sort(([a], [b]) => a - b);
  const result: [number, number][] = [];
  for (const [from, to] of spans) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

/**
 * The parts of `outer` that are not in `inner`. Both are sorted and do not overlap.
 * @throws InvalidMp4Error when an inner span is outside the outer ones: a sample that is not in the file
 */
export function gapsBetween(outer: readonly Span[], inner: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let next = 0;
  for (const [from, to] of outer) {
    let start = from;
    for (let span = inner[next]; span && span[0] < to; span = inner[next]) {
      if (span[0] < start || span[1] > to) throw new InvalidMp4Error('A sample is outside the data');
      if (span[0] > start) gaps.push([start, span[0]]);
      start = span[1];
      next += 1;
    }
    if (start < to) gaps.push([start, to]);
  }
  if (next < inner.length) throw new InvalidMp4Error('A sample is outside the data');
  return gaps;
}

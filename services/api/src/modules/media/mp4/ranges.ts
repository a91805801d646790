import { DamagedMp4 } from './boxes';

/** A half-open range of bytes. */
export type Span = readonly [from: number, to: number];

/** Sorts spans and joins those that touch or overlap; `lists` hold alternating start and end. */
export function joined(lists: readonly Float64Array[]): Span[] {
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
 * The parts of `areas` that are not in `kept`. Both are sorted and do not overlap.
 * @throws DamagedMp4 when a kept span is outside the areas: a sample that is not in the file
 */
export function gapsBetween(areas: readonly Span[], kept: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let next = 0;
  for (const [from, to] of areas) {
    let at = from;
    for (let span = kept[next]; span && span[0] < to; span = kept[next]) {
      if (span[0] < at || span[1] > to) throw new DamagedMp4('A sample is outside the data');
      if (span[0] > at) gaps.push([at, span[0]]);
      at = span[1];
      next += 1;
    }
    if (at < to) gaps.push([at, to]);
  }
  if (next < kept.length) throw new DamagedMp4('A sample is outside the data');
  return gaps;
}

/**
 * How many typing errors are between two words: characters left out, added, replaced, or two adjacent ones exchanged. Words
 * of at most 100 characters; above `max` the result is only larger than `max`.
 */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (last[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      let best = Math.min(replaced, (last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1);
      const exchanged = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (exchanged) best = Math.min(best, (beforeLast[at - 2] ?? 0) + 1);
      current.push(best);
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? max + 1;
}

/** Whether a known word is so near to an unknown one that it was probably meant. */
export const isProbablyMeant = (typed: string, known: string): boolean => {
  const max = typed.length < 6 ? 1 : 2;
  return editDistance(typed, known, max) <= max;
};

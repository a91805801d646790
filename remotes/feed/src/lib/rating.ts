/** An average as stars show it: clamped to 0 to 5, rounded to the nearest half (spec.md section 5). */
export function displayedRating(average: number): number {
  const clamped = Math.min(5, Math.max(0, Number.isFinite(average) ? average : 0));
  return Math.round(clamped * 2) / 2;
}

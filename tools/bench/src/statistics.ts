/** The percentile of the samples by the nearest rank; `share` is from 0 to 1. */
export function percentile(samples: readonly number[], share: number): number {
  if (samples.length === 0) throw new Error('there are no samples');
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** A duration in ms for tables. */
export const ms = (value: number): string => `${value.toFixed(2)} ms`;

/** Rows as lines with aligned columns; the first row is the heading. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

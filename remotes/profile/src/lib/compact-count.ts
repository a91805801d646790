const format = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** A count in short: 1204 is '1.2K'. */
export const compactCount = (count: number): string => format.format(count);

/** Numbers below it are written as they are; formatting each of them took time on pages with many posts. */
const THOUSAND = 1_000;

// Made when a page needs them: the server evaluates this module for each page.
let compact: Intl.NumberFormat | undefined;
let whole: Intl.NumberFormat | undefined;
const inShort = (count: number): string =>
  (compact ??= new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })).format(count);
const inFull = (count: number): string => (whole ??= new Intl.NumberFormat('en-US')).format(count);

/** A count next to an icon: '' for zero, '12', '1.2K'. */
export const shortCount = (count: number): string => (count <= 0 ? '' : count < THOUSAND ? `${count}` : inShort(count));

/** A count in full: '1,204'. */
export const fullCount = (count: number): string => (count < THOUSAND ? `${count}` : inFull(count));

/** A control's name with its full count, such as 'Comments (1,204)'; only the name for zero. */
export const withCount = (name: string, count: number): string => (count > 0 ? `${name} (${fullCount(count)})` : name);

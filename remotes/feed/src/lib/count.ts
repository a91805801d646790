const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en-US');

/** A count next to an icon: '' for zero, '12', '1.2K'. */
export const shortCount = (count: number): string => (count > 0 ? compact.format(count) : '');

/** A control's name with its full count, such as 'Comments (1,204)'; only the name for zero. */
export const withCount = (name: string, count: number): string =>
  count > 0 ? `${name} (${whole.format(count)})` : name;

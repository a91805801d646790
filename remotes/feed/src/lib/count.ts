const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en-US');

/** A count beside an icon: '' for none, '12', '1.2K'. */
export const shortCount = (count: number): string => (count > 0 ? compact.format(count) : '');

/** A control's name with its count in full: 'Comments (1,204)'; of none the name alone. */
export const withCount = (name: string, count: number): string =>
  count > 0 ? `${name} (${whole.format(count)})` : name;

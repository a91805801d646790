const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number below a hundred as a token, with a unit of time in full or without one. */
const COUNT = /^([1-9]\d?)(?: (seconds?|minutes?|hours?|days?|weeks?|months?|years?))?$/u;

/** An English count in words ("23 days": "twenty-three days"); undefined for a dose, a value or a larger number. */
export function countInWords(number: string): string | undefined {
  const [, digits, unit] = COUNT.exec(number) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits);
  const ones = ONES[value % 10] ?? '';
  const tens = TENS[Math.floor(value / 10) - 2] ?? '';
  const words = value < 20 ? (ONES[value] ?? '') : value % 10 === 0 ? tens : `${tens}-${ones}`;
  return unit === undefined ? words : `${words} ${unit}`;
}

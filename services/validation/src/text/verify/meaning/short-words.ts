import { isDrug } from '../../tokens/is-drug';
import { isOpen, type Text } from './grammar';

/** Words before "2 sem" that a duration follows; "8 com tosse, 2 sem" counts patients. */
const BEFORE_WEEKS = /^(?:em|ha|por|apos|gestante|gravida|ig)$/;

/** Whether "sem" is the short form of weeks: after a number that says how long, at the end of a clause. */
export const isWeeks = (text: Text, at: number): boolean =>
  text.language === 'pt' &&
  text.side === 'post' &&
  text.items[at]?.folded === 'sem' &&
  text.items[at - 1]?.kind === 'number' &&
  BEFORE_WEEKS.test(text.items[at - 2]?.folded ?? '') &&
  isOpen(text, at + 1);

const FORMS: Readonly<Record<string, string>> = { cap: 'capsule', caps: 'capsules' };

/** The words that a short word means by its letter case or the word before it; none where they do not decide. */
export function shortWordMeanings({ items, language, side }: Text, at: number): readonly string[] {
  const { text = '', folded = '', isCapitals } = items[at] ?? {};
  if (language !== 'en' || side !== 'post') return [];
  // "rn" is "right now" too.
  if (text === 'RN' && isCapitals) return ['nurse', 'registered nurse'];
  const form = FORMS[folded];
  return form !== undefined && !isCapitals && isDrug(items[at - 1]?.text ?? '') ? [form] : [];
}

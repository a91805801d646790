import { isDrug } from '../../tokens/is-drug';
import { isOpen, type Text } from './grammar';
import type { Item } from './items';
import { numeralOf } from './numbers';

/** Words before "2 sem" that a duration follows; "8 com tosse, 2 sem" counts patients. */
const BEFORE_WEEKS = /^(?:em|ha|por|apos|cada|gestante|gravida|ig)$/;

/**
 * Whether "sem" is the short form of weeks: after a number that says how long, at the end of a clause or before "sem" as
 * "without". In "tosse 3 sem" the only number of its clause follows the word that it is the duration of.
 */
export const isWeeks = (text: Text, at: number): boolean => {
  const { items } = text;
  if (text.language !== 'pt' || text.side !== 'post' || items[at]?.folded !== 'sem') return false;
  if (!/^\d{1,2}$/.test(items[at - 1]?.text ?? '')) return false;
  if (BEFORE_WEEKS.test(items[at - 2]?.folded ?? '')) return isOpen(text, at + 1) || items[at + 1]?.folded === 'sem';
  return items[at - 2]?.kind === 'word' && isOpen(text, at + 1) && !countsBefore(items, at - 2);
};

/** Whether another number, or "com", stands before in the clause: "8 com tosse 2 sem" counts both. */
function countsBefore(items: readonly Item[], from: number): boolean {
  for (let at = from; at >= 0 && from - at < 20 && items[at]?.kind !== 'boundary'; at -= 1)
    if (items[at]?.kind === 'number' || numeralOf(items[at]?.folded ?? '') !== undefined || items[at]?.folded === 'com')
      return true;
  return false;
}

const isEnd = (item: Item | undefined): boolean => item === undefined || item.kind === 'boundary';

/** "Mg was 0.5" and "replaced the mg": no number before it, so that it is no unit. */
const isMagnesium = (items: readonly Item[], at: number): boolean => {
  const [before, next] = [items[at - 1], items[at + 1]];
  if (before?.kind === 'number' || before?.text === '/') return false;
  return (
    /^(?:the|his|her|o|do|de)$/.test(before?.folded ?? '') ||
    next?.kind === 'number' ||
    /^(?:was|is|era|foi|of|de)$/.test(next?.folded ?? '')
  );
};

const FORMS: Readonly<Record<string, string>> = { cap: 'capsule', caps: 'capsules' };

/** The words that a short word means by its letter case or the word before it; none where they do not decide. */
export function shortWordMeanings({ items, language, side }: Text, at: number): readonly string[] {
  const { text = '', folded = '', isCapitals } = items[at] ?? {};
  if (side !== 'post') return [];
  if (folded === 'mg' && isMagnesium(items, at)) return [language === 'en' ? 'magnesium' : 'magnésio'];
  if (language !== 'en') return [];
  // Dexmedetomidine is given in micrograms, dextrose by volume.
  if (/^dexa?$/.test(folded) && /^[\d.]+\s?mg(?:\/kg)?$/i.test(items[at + 1]?.text ?? '')) return ['dexamethasone'];
  // "Held sun, INR 4.8".
  if (
    folded === 'sun' &&
    !isCapitals &&
    at > 0 &&
    isEnd(items[at + 1]) &&
    !/^(?:the|in)$/.test(items[at - 1]?.folded ?? '')
  )
    return ['Sunday', 'on Sunday'];
  // "rn" is "right now" too.
  if (text === 'RN' && isCapitals) return ['nurse', 'registered nurse'];
  const form = FORMS[folded];
  return form !== undefined && !isCapitals && isDrug(items[at - 1]?.text ?? '') ? [form] : [];
}

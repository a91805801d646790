import type { Text } from './grammar';
import type { Item } from './items';
import { numeralOf, unitOf } from './numbers';

const TIME_UNITS = /^(?:second|minute|hour|day|week|month|year)$/;
/** The unit of time that an adverb or adjective of a rate names: "20 mg weekly". "4 hourly" is no rate but every 4 hours. */
const RATES: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  diario: 'day',
  diaria: 'day',
  diarios: 'day',
  diarias: 'day',
  diariamente: 'day',
  semanal: 'week',
  semanais: 'week',
  semanalmente: 'week',
  mensal: 'month',
  mensais: 'month',
};
const EVERY = /^q(\d{1,2})(h|hr|hrs|hourly|min|mins|d|days|w|wk|wks|weeks)$/;

const isBareNumber = (item: Item | undefined): boolean => /^\d{1,2}$/.test(item?.text ?? '');

const timeUnit = (word = ''): string | undefined => {
  const unit = unitOf(word);
  return unit !== undefined && TIME_UNITS.test(unit) ? unit : undefined;
};

/** Whether a number with its unit ends here: "20mg", "20 mg", "two tablets", "mg/kg". A number alone may count something else. */
function endsAmount(items: readonly Item[], at: number): boolean {
  const [item, before] = [items[at], items[at - 1]];
  if (item?.kind === 'number') return /\d\s?\p{L}+(?:\/\p{L}+)*$/u.test(item.text);
  return (
    item?.kind === 'word' &&
    unitOf(item.folded) !== undefined &&
    (before?.kind === 'number' || numeralOf(before?.folded ?? '') !== undefined || before?.text === '/')
  );
}

/** Whether a number of units of time begins here: "24h", "24 hours". */
const beginsDuration = (items: readonly Item[], at: number): boolean => {
  const item = items[at];
  if (item?.kind !== 'number') return false;
  const suffix = /^\d{1,3}\s?(\p{L}+)$/u.exec(item.text)?.[1];
  return timeUnit(suffix ?? (/^\d{1,3}$/.test(item.text) ? items[at + 1]?.folded : undefined)) !== undefined;
};

/**
 * The readings of a word that says how often or how fast: "16 hours a day" is 16h/day, "20 mg weekly" is 20mg/wk, "q6h" is
 * every 6 hours, and "over 24 hours" is the /24h of the post. They are made of their parts, so that no number and no unit needs
 * a separate line.
 */
export function rateReadings({ items, side }: Text, at: number): readonly (readonly string[])[] {
  const item = items[at];
  if (item === undefined) return [];
  if (item.text === '/') return endsAmount(items, at - 1) && beginsDuration(items, at + 1) ? [['s:/']] : [];
  if (item.kind !== 'word') return [];
  const [, number, unit] = EVERY.exec(item.folded) ?? [];
  if (number !== undefined) return [['c:every', `n:${number}`, `u:${unitOfInterval(unit)}`]];
  // "4 hourly" is every 4 hours, and not 4 per hour.
  if (item.folded === 'hourly')
    return isBareNumber(items[at - 1])
      ? [['u:hour']]
      : [
          ['c:every', 'u:hour'],
          ['s:/', 'u:hour'],
        ];
  if (!endsAmount(items, at - 1)) return [];
  const rate = RATES[item.folded];
  if (rate !== undefined) return [['s:/', `u:${rate}`]];
  if (/^(?:a|an|ao)$/.test(item.folded) && timeUnit(items[at + 1]?.folded) !== undefined) return [['s:/']];
  return side === 'rewriting' && /^(?:over|em)$/.test(item.folded) && beginsDuration(items, at + 1) ? [['s:/']] : [];
}

const unitOfInterval = (letters = ''): string =>
  letters.startsWith('h') ? 'hour' : letters.startsWith('m') ? 'minute' : letters.startsWith('d') ? 'day' : 'week';

/** "6hrly" and "6 hourly" are every 6 hours, and the post's "3x semana" is three times a week. */
export function intervalReadings({ items, side }: Text, at: number): readonly (readonly string[])[] {
  const { text = '' } = items[at] ?? {};
  const next = items[at + 1]?.folded;
  const [, hours] = /^(\d{1,2})(?:hrly|hourly|hly)$/iu.exec(text) ?? [];
  if (hours !== undefined) return [['c:every', `n:${hours}`, 'u:hour']];
  if (isBareNumber(items[at]) && next === 'hourly') return [['c:every', `n:${text}`]];
  const [, times] = /^(\d{1,2})x$/iu.exec(text) ?? [];
  return side === 'post' && times !== undefined && timeUnit(next) !== undefined
    ? [[`n:${times}`, 'u:times', 's:/']]
    : [];
}

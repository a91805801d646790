import type { Item } from '../meaning/items';
import { unitOf } from '../meaning/numbers';
import { vocabularyOf } from '../meaning/vocabulary';
import type { Place } from './place';

/** A number of minutes, hours, days, weeks, months or years, and no "ago", "before" or "after". */
export function durationAt(items: readonly Item[], at: number): boolean {
  const own = /\p{L}+$/u.exec(items[at]?.text ?? '')?.[0];
  const unit = unitOf(own ?? items[at + 1]?.folded ?? '');
  const next = items[own === undefined ? at + 2 : at + 1]?.folded ?? '';
  return (
    items[at]?.kind === 'number' &&
    /^\d{1,3}(?!.*[/x%])/.test(items[at]?.text ?? '') &&
    /^(?:hour|minute|second|day|week|month|year)$/.test(unit ?? '') &&
    !/^(?:ago|before|after|later|old|post|pre|of|antes|depois|apos|atras|de)$/.test(next)
  );
}

/** "Cooled 20 min" is "cooled for 20 minutes": a duration after a verb that has no other time. */
export const isBeforeDuration = (place: Place): boolean => {
  const { edit, pair } = place;
  const word = pair.post[edit.after[0] - 1]?.folded ?? '';
  return (
    isBeforeNumber(place) &&
    durationAt(pair.post, edit.after[0]) &&
    (vocabularyOf(pair.language).verbs.has(word) || /(?:ed|ei|ou)$/.test(word))
  );
};

/** An added preposition stands directly before the number, and after no other preposition. */
const isBeforeNumber = ({ pair: { rewriting }, first, last }: Place): boolean =>
  rewriting[last + 1]?.kind === 'number' &&
  rewriting[first - 1]?.kind === 'word' &&
  !/^(?:of|for|in|at|with|de|da|do|em|por|ha|com|para|a)$/.test(rewriting[first - 1]?.folded ?? '');

/** "F/u 48h" is "follow-up in 48 hours". */
export const isReturn = (place: Place): boolean =>
  isBeforeNumber(place) &&
  durationAt(place.pair.post, place.edit.after[0]) &&
  [1, 2].some((offset) =>
    /^(?:u|up|f\/u|followup|review|recheck|repeat|return|back|clinic|appointment|retorno|reavaliacao|reavalio|repito|volta)$/.test(
      place.pair.post[place.edit.after[0] - offset]?.folded ?? '',
    ),
  );

export const CHANGES =
  /^(?:reduce[ds]?|increase[ds]?|drop(?:ped)?|fall|fell|rise|rose|raised|lowered|cut|from|to|by|than|or|and|with|for|in|at|over|under|every|each)$/;

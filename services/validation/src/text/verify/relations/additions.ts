import { ENGLISH_ADDITIONS } from './english-additions';
import { ENGLISH_FRAMING, PORTUGUESE_FRAMING } from './framing-additions';
import { isMeantNoun } from './meant-noun';
import { type Edit, type TextPair, wordsAt } from './edits';
import type { Facts } from './facts';
import type { Place } from './place';
import { PORTUGUESE_ADDITIONS } from './portuguese-additions';

const ADDITIONS = {
  en: [...ENGLISH_ADDITIONS, ...ENGLISH_FRAMING],
  pt: [...PORTUGUESE_ADDITIONS, ...PORTUGUESE_FRAMING],
} as const;
const LONGEST = 4;

/** How many added items from the first on are a phrase that says nothing new where it stands; 0 for none. */
export function explainAddition(added: readonly number[], edit: Edit, pair: TextPair, facts: Facts): number {
  if (added[0] !== undefined && isMeantNoun(added[0], edit, pair)) return 1;
  for (let length = Math.min(LONGEST, added.length); length > 0; length -= 1) {
    const part = added.slice(0, length);
    const [first = 0, last = 0] = [part[0], part.at(-1)];
    const text = wordsAt(pair.rewriting, part);
    const place: Place = { edit, pair, facts, first, last };
    // "Por por 6 horas".
    if ([first - 1, last + 1].some((at) => pair.rewriting[at]?.folded === text)) continue;
    if (ADDITIONS[pair.language].some(({ phrase, fits }) => phrase.test(text) && fits(place))) return length;
  }
  return 0;
}

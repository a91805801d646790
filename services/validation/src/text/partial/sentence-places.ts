import type { Language } from '../tokens/types';
import { type Item, itemsOf } from '../verify/meaning/items';
import { withArticle } from './with-article';

/** An item of a sentence, and where it stands: -1 where it is written in another way than it is compared. */
export interface Placed {
  readonly item: Item;
  readonly start: number;
  readonly end: number;
}

/** The items of a sentence with their places in it, in order. Linear in its length. */
export function placedItems(sentence: string): readonly Placed[] {
  const text = sentence.replace(/[‘’´`]/gu, "'").replace(/[“”«»]/gu, '"');
  let from = 0;
  return itemsOf(sentence).map((item) => {
    const start = text.indexOf(item.text, from);
    if (start < 0) return { item, start: -1, end: -1 };
    from = start + item.text.length;
    return { item, start, end: from };
  });
}

/** A change of a sentence: its characters from `start` to `end` are replaced. */
export interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** The sentence with all changes that do not meet; a capital at its beginning stays one. */
export function applyChanges(sentence: string, changes: readonly TextChange[], language: Language): string {
  let [text, next] = ['', 0];
  for (const { start, end, by } of [...changes].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < next) continue;
    const before = text + sentence.slice(next, start);
    text = withArticle(before, by === '' ? sentence.slice(end).trimStart() : by, language) + by;
    next = end;
  }
  text += sentence.slice(next);
  return text
    .replace(/[^\S\n]{2,}/gu, ' ')
    .replace(/[^\S\n]+(?=[,.;:?!)])/gu, '')
    .replace(/^[\s,;]+/u, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

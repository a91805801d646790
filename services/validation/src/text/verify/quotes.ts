import { findQuotes } from '../tokens/protect';

const quotesIn = (text: string): readonly string[] => findQuotes(text).map(({ start, end }) => text.slice(start, end));

/** The first quote that the rewriting does not have; one is enough, and a text may be full of quotes. */
export function findChangedQuotes(source: string, rewritten: string): readonly string[] {
  const kept = new Set(quotesIn(rewritten));
  const changed = [...new Set(quotesIn(source))].find((quote) => !kept.has(quote) && !rewritten.includes(quote));
  return changed === undefined ? [] : [changed];
}

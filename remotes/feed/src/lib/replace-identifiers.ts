import type { FoundIdentifier } from '@cred/contract';

/** A part of a text; `index` is that of the identifier in it, if any. */
export interface TextPart {
  readonly text: string;
  readonly index?: number;
}

/**
 * The parts of a text, with the identifiers whose indexes are in `replaced` as their replacements. Identifiers that
 * overlap the one before or end after the text are left out.
 */
export function partsOf(
  text: string,
  identifiers: readonly FoundIdentifier[],
  replaced: ReadonlySet<number>,
): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const [index, { start, end, replacement }] of identifiers.entries()) {
    if (start < at || end <= start || end > text.length) continue;
    if (start > at) parts.push({ text: text.slice(at, start) });
    parts.push({ text: replaced.has(index) ? replacement : text.slice(start, end), index });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** The text with the identifiers of these indexes replaced. */
export const replaceIdentifiers = (
  text: string,
  identifiers: readonly FoundIdentifier[],
  replaced: ReadonlySet<number>,
): string =>
  partsOf(text, identifiers, replaced)
    .map((part) => part.text)
    .join('');

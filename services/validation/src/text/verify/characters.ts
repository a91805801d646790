/** Characters that are not seen: controls, and marks that turn or hide text. Line ends and tabs aside. */
const INVISIBLE = /(?![\n\r\t])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u2028\u2029\u{e0000}-\u{e0fff}]/gu;
/** Raised numbers, fractions and digits of other scripts: an exponent changes a dose. */
const UNUSUAL_DIGIT = /[\p{No}\p{Nl}]|(?![0-9])\p{Nd}/gu;
/** Letters beyond the Latin ones of living languages (another script's "а", full width, phonetic), and loose accents. */
const UNUSUAL_LETTER = /(?![A-Za-z\u00c0-\u024f])\p{L}|\p{M}/gu;
/** A variation selector and a joiner belong to an emoji. */
const EMOJI = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu;

/**
 * The characters that a rewriting has more often than the original, and that no rewriting needs: they hide or
 * turn text, or look like others. Both texts in Normalization Form C.
 */
export function addedUnusualCharacters(original: string, rewritten: string): readonly string[] {
  return [INVISIBLE, UNUSUAL_DIGIT, UNUSUAL_LETTER].flatMap((kind) => {
    const own = countCharacters(original, kind);
    return [...countCharacters(rewritten, kind)].flatMap(([character, count]) =>
      count > (own.get(character) ?? 0) ? [character] : [],
    );
  });
}

function countCharacters(text: string, kind: RegExp): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const character of text.replace(EMOJI, '').match(kind) ?? [])
    counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}

/** Invisible characters: controls, and characters that reorder or hide text; except line ends and tabs. */
const INVISIBLE = /(?![\n\r\t])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u2028\u2029\u{e0000}-\u{e0fff}]/gu;
/** Superscripts, fractions and digits of other scripts: an exponent changes a dose. */
const UNUSUAL_DIGIT = /[\p{No}\p{Nl}]|(?![0-9])\p{Nd}/gu;
/** Letters beyond the Latin ones of living languages (Cyrillic "а", full width, phonetic), and combining marks. */
const UNUSUAL_LETTER = /(?![A-Za-z\u00c0-\u024f])\p{L}|\p{M}/gu;
/** Variation selectors and joiners belong to an emoji. */
const EMOJI = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu;

/**
 * Characters that occur more often in the rewriting than in the original and that no rewriting needs: they hide or
 * reorder text, or look like others. Both texts must be in NFC.
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

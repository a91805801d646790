import * as z from 'zod';

/** The texts that the registry accepts from operators and records (`registry.ts`). */

/** The actor of automatic changes of `npm start`, which never reverts changes of other actors. */
export const START_ACTOR = 'npm start';

/** The actor of automatic changes of the registry, which ends failing trials. Other callers may not use this name. */
export const REGISTRY_ACTOR = 'registry';

/**
 * A text of the audit log: one line without control characters, which a terminal would execute, and without invisible
 * format characters, which change the direction or hide parts of a text. PostgreSQL stores no NUL.
 */
export const toOneLine = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** Letters and digits of other scripts that look like those of the reserved names. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  г: 'r',
  і: 'i',
  м: 'm',
  п: 'n',
  р: 'p',
  т: 't',
  у: 'y',
  ѕ: 's',
  α: 'a',
  η: 'n',
  ι: 'i',
  ρ: 'p',
  τ: 't',
  υ: 'y',
  ɡ: 'g',
  ı: 'i',
  '1': 'i',
  '3': 'e',
  '5': 's',
  '|': 'i',
};

/** The form in which names are compared that look alike: accents, case, spaces and other scripts are ignored. */
function appearanceOf(name: string): string {
  const letters = [...name.normalize('NFKD').toLowerCase()].map((letter) => LOOKALIKES[letter] ?? letter);
  return letters
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm');
}

const reservedAppearances = new Set([appearanceOf(START_ACTOR), appearanceOf(REGISTRY_ACTOR)]);

/** The actor of a change: an operator's name, or `START_ACTOR`. Part of the audit log. */
export const actor = z
  .string()
  .overwrite(toOneLine)
  .min(1, 'The name of the actor is missing')
  .max(100, 'The name of the actor has at most 100 characters')
  .refine(
    (name) => name === START_ACTOR || !reservedAppearances.has(appearanceOf(name)),
    'This name is reserved, or looks like a reserved one',
  );
/** The reason of a change, for the audit log; it may be empty. */
export const reason = z.string().overwrite(toOneLine).max(500, 'The reason is too long: at most 500 characters');

/**
 * Whether a record can be stored: no text has half a surrogate pair or NUL, which `jsonb` refuses, or another control
 * character, which a terminal would execute: refusals and notices repeat these texts.
 */
export const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !/[\p{Cc}\p{Surrogate}]/u.test(value);
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);
};
export const UNSTORABLE = 'Has a control character or an invalid character';

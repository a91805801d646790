import * as z from 'zod';

/** The texts that the registry accepts from operators and records (`registry.ts`). */

/** The actor of automatic changes of `npm start`, which never reverts changes of other actors. */
export const START_ACTOR = 'npm start';

/** The actor of automatic changes of the registry, which ends failing trials. Other callers may not use this name. */
export const REGISTRY_ACTOR = 'registry';

/** The actor of changes that the deployment's own secret authorized, as the command line on its machine sends it. */
export const DEPLOYMENT_ACTOR = 'deployment';

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

const looksReserved = (name: string): boolean => reservedAppearances.has(appearanceOf(name));

/** Whether a new token may have this name: the audit log shows it as an actor, next to the reserved names. */
export const mayNameToken = (name: string): boolean =>
  !looksReserved(name) && appearanceOf(name) !== appearanceOf(DEPLOYMENT_ACTOR);

/** Who made a change. */
export interface Maker {
  /** The name of the token that authorized it, `DEPLOYMENT_ACTOR`, `START_ACTOR` or `REGISTRY_ACTOR`. */
  readonly actor: string;
  /** The name that was typed next to it, which nothing checks; null: none, or one that looks like a reserved name. */
  readonly typedName: string | null;
}

/**
 * Who made a change, from what the audit log stores (FED-14).
 * @param token the token that authorized it; null: the deployment's own secret
 * @param typed the name that was sent with it
 */
export function makerOf(token: string | null, typed: string | null): Maker {
  const isAutomatic = typed === START_ACTOR || typed === REGISTRY_ACTOR;
  if (token === null && isAutomatic) return { actor: typed, typedName: null };
  const name = toOneLine(typed ?? '');
  return { actor: token ?? DEPLOYMENT_ACTOR, typedName: name === '' || looksReserved(name) ? null : name };
}

/** Who made a change, as text: the typed name stands second, and as what it is. */
export const makerText = ({ actor, typedName }: Maker): string =>
  typedName === null ? actor : `${actor} (typed name: ${typedName})`;

/** The fields of a `Maker` in responses. Registries of older versions send no `typedName`. */
export const maker = { actor: z.string(), typedName: z.string().nullable().default(null) };

export const RESERVED_NAME = 'This name is reserved, or looks like a reserved one';

/** The name that is sent with a change: an operator's name, or `START_ACTOR`. Part of the audit log. */
export const actor = z
  .string()
  .overwrite(toOneLine)
  .min(1, 'The name of the actor is missing')
  .max(100, 'The name of the actor has at most 100 characters')
  .refine((name) => name === START_ACTOR || !looksReserved(name), RESERVED_NAME);
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

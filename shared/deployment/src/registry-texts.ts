import * as z from 'zod';

/** The texts that the registry accepts from operators and records (`registry.ts`). */

/** The actor of automatic changes of `npm start`, which never reverts changes of other actors. */
export const START_ACTOR = 'npm start';

/** The actor of automatic changes of the registry, which ends failing trials. Other callers may not use this name. */
export const REGISTRY_ACTOR = 'registry';

/**
 * A text of the audit log: one line without control characters, which a terminal would execute; PostgreSQL stores no
 * NUL.
 */
export const toOneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** The actor of a change: an operator's name, or `START_ACTOR`. Part of the audit log. */
export const actor = z
  .string()
  .overwrite(toOneLine)
  .min(1, 'The name of the actor is missing')
  .max(100, 'The name of the actor has at most 100 characters')
  .refine((name) => name !== REGISTRY_ACTOR, 'This name is reserved for the registry');
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

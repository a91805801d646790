import * as z from 'zod';

/** The texts that the registry takes from people and records (`registry.ts`). */

/** The actor of changes that `npm start` makes by itself; it never undoes those of anybody else. */
export const START_ACTOR = 'npm start';

/** The actor of what the registry does by itself: it ends a trial that fails too often. Nobody else may sign so. */
export const REGISTRY_ACTOR = 'registry';

/** A text as the audit log keeps it: one line, without control characters. A terminal would obey them, and PostgreSQL keeps no NUL. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** Who asks: a person's name, or `START_ACTOR`. Written into the audit log. */
export const actor = z
  .string()
  .overwrite(oneLine)
  .min(1, 'The name of who does it is missing')
  .max(100, 'The name of who does it has at most 100 characters')
  .refine((name) => name !== REGISTRY_ACTOR, 'The registry itself signs with this name');
/** Why, for the audit log; it may be empty. */
export const reason = z.string().overwrite(oneLine).max(500, 'The reason is too long: at most 500 characters');

/**
 * Whether a record may be kept: none of its texts has half a surrogate pair, which `jsonb` refuses, or a control character,
 * which it refuses (NUL) or a terminal would obey: refusals and notices repeat these texts.
 */
export const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !/[\p{Cc}\p{Surrogate}]/u.test(value);
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);
};
export const UNSTORABLE = 'Has a control character, or a character that is none';

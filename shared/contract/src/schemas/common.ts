import * as z from 'zod';
import { limits } from '../limits';

/** Control characters other than newline and tab (server rule 9). */
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/u;

/** An object's id: a UUID, made by the server so that it sorts by time. */
export const id = z.uuid('Invalid id');

/** A moment, ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** A member's text as it may be stored: NFC, no control characters, at most `max` code units. */
export const text = (max: number) =>
  z
    .string()
    // First: composing can lengthen a text.
    .transform((value) => value.normalize('NFC'))
    .pipe(
      z
        .string()
        .max(max, `At most ${max} characters`)
        .refine((value) => !CONTROL.test(value), 'Contains characters that are not allowed'),
    );

/** A boolean as JSON or as a form field says it. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);

/**
 * One page of a list: the body is the plain array, the next page's address is in the
 * `Link: <...>; rel="next"` header (server rule 5).
 */
export const page = z.object({
  cursor: z.string().max(200).optional(),
  take: z.coerce.number().int().min(1).max(limits.list.max).default(limits.list.take),
});

/** The answer of a call that has nothing else to say. */
export const done = z.object({ ok: z.literal(true) });

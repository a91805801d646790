import * as z from 'zod';
import { isBlankText } from '../blank-text';
import { limits } from '../limits';

/** Control characters other than newline and tab (SRV-9). */
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/u;
/** Half of a character: it would be stored as U+FFFD. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** An object's id: a UUID, made by the server so that it sorts by time. In lower case, as the server writes it. */
export const id = z.uuid('Invalid id').toLowerCase();

/** A moment, ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/**
 * Checks for `.check(...)`: at most `max` UTF-16 code units (`string.length`), as all lengths of `limits` are
 * counted. Zod's own `max` counts code points; it stays for the OpenAPI document, whose `maxLength` does too.
 */
export const maxUnits = (max: number, message = `At most ${max} characters`) =>
  [
    z.maxLength(max, { error: message, abort: true }),
    z.refine<string>((value) => value.length <= max, message),
  ] as const;

/** A check for `.check(...)`: something in it can be seen. */
export const notBlank = (message: string) => z.refine<string>((value) => !isBlankText(value), message);

/** A check for `.check(...)`: no half characters, which JSON can carry and UTF-8 cannot. */
export const wholeCharacters = (message: string) => z.refine<string>((value) => !LONE_SURROGATE.test(value), message);

/** A member's text as it may be stored: NFC, whole characters, no control characters, at most `max` code units. */
export const text = (max: number) =>
  z
    .string()
    // First: composing can lengthen a text.
    .transform((value) => value.normalize('NFC'))
    .pipe(
      z
        .string()
        .check(...maxUnits(max))
        .refine((value) => !CONTROL.test(value), 'Contains characters that are not allowed')
        .check(wholeCharacters('Contains characters that are not allowed')),
    );

/** A boolean as JSON or as a form field says it. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);

/**
 * One page of a list: the body is the plain array, the next page's address is in the
 * `Link: <...>; rel="next"` header (SRV-5).
 */
export const page = z.object({
  cursor: z.string().max(200).optional(),
  take: z.coerce.number().int().min(1).max(limits.list.max).default(limits.list.take),
});

/** The answer of a call that has nothing else to say. */
export const done = z.object({ ok: z.literal(true) });

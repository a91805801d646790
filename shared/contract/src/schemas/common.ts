import * as z from 'zod';
import { isBlankText } from '../blank-text';
import { limits } from '../limits';

/** Control characters other than newline and tab (SRV-9). */
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/u;
/** A lone surrogate would be stored as U+FFFD. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** An object's id: a UUID that the server generates in order of time, in lower case. */
export const id = z.uuid('Invalid id').toLowerCase();

/** A time, ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/**
 * Checks for `.check(...)`: at most `max` UTF-16 code units (`string.length`), the unit of all lengths in `limits`.
 * Zod's `max` counts code points; it is kept for the OpenAPI document, whose `maxLength` counts code points too.
 */
export const maxUnits = (max: number, message = `At most ${max} characters`) =>
  [
    z.maxLength(max, { error: message, abort: true }),
    z.refine<string>((value) => value.length <= max, message),
  ] as const;

/** A check for `.check(...)`: the text contains a visible character. */
export const notBlank = (message: string) => z.refine<string>((value) => !isBlankText(value), message);

/** Checks for `.check(...)`: a new password without control characters and lone surrogates (AUTH-32). */
export const plainPassword = [
  z.refine<string>((value) => !/\p{Cc}/u.test(value), 'Contains characters that are not allowed'),
  z.refine<string>((value) => !LONE_SURROGATE.test(value), 'Contains characters that are not allowed'),
] as const;

/** A check for `.check(...)`: no lone surrogates, which JSON can contain and UTF-8 cannot. */
export const wholeCharacters = (message: string) => z.refine<string>((value) => !LONE_SURROGATE.test(value), message);

/** A member's text as it may be stored: NFC, no lone surrogates, no control characters, at most `max` code units. */
export const text = (max: number) =>
  z
    .string()
    // Normalized before the length check, because NFC can lengthen a text.
    .transform((value) => value.normalize('NFC'))
    .pipe(
      z
        .string()
        .check(...maxUnits(max))
        .refine((value) => !CONTROL.test(value), 'Contains characters that are not allowed')
        .check(wholeCharacters('Contains characters that are not allowed')),
    );

/** A boolean, in JSON or as the text of a form field. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);

/**
 * Query of a paginated list: the response's body is the plain array, and its `Link: <...>; rel="next"` header contains
 * the next page's URL (SRV-5).
 */
export const page = z.object({
  cursor: z.string().max(200).optional(),
  take: z.coerce.number().int().min(1).max(limits.list.max).default(limits.list.take),
});

/** The response of a call that returns no data. */
export const done = z.object({ ok: z.literal(true) });

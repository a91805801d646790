import { limits } from './limits';

/** The recommended length of a password; `limits.password.min` is the required one. */
const RECOMMENDED_LENGTH = 12;
/** A shorter name occurs in passwords by chance. */
const MIN_NAME_LENGTH = 4;
/** Digits, letters and keys in order, also repeated from their start. */
const ORDERS = ['1234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'].flatMap((order) =>
  [order, [...order].reverse().join('')].map((each) => each.repeat(Math.ceil(limits.password.max / each.length))),
);

/**
 * A sentence that helps to choose a password while it is typed (AUTH-32). Only the server refuses one.
 * @param names the member's name, username and address
 */
export function passwordHint(password: string, names: readonly string[] = []): string {
  if (password.length < limits.password.min)
    return `At least ${limits.password.min} characters, better ${RECOMMENDED_LENGTH} or more`;
  const folded = password.toLowerCase();
  if (new Set(folded).size === 1) return 'One repeated character is easy to guess';
  if (/^(.{2,4})\1+$/u.test(folded) || ORDERS.some((order) => order.includes(folded)))
    return 'Repetitions, and letters or digits in order, are easy to guess';
  const parts = names.flatMap((name) => name.toLowerCase().split(/@.*|\s+/u));
  if (parts.some((part) => part.length >= MIN_NAME_LENGTH && folded.includes(part)))
    return 'Your name, username or email makes a password easy to guess';
  if (password.length < RECOMMENDED_LENGTH)
    return `Long enough, but ${RECOMMENDED_LENGTH} characters or more are much safer`;
  return 'A good length. Use it for Cred only';
}

import { limits } from './limits';

/** The recommended length of a password; `limits.password.min` is the required one. */
const RECOMMENDED_LENGTH = 12;

/** A sentence that helps to choose a password while it is typed (AUTH-32). Only the server refuses one. */
export function passwordHint(password: string): string {
  if (password.length < limits.password.min)
    return `At least ${limits.password.min} characters, better ${RECOMMENDED_LENGTH} or more`;
  if (new Set(password.toLowerCase()).size === 1) return 'One repeated character is easy to guess';
  if (password.length < RECOMMENDED_LENGTH)
    return `Long enough, but ${RECOMMENDED_LENGTH} characters or more are much safer`;
  return 'A good length. Use it for Cred only';
}

import { errors } from '@cred/service-kit';
import type { Viewer } from '../../core/viewer';

/** The characters of a username in lower case. */
export const PLAIN_USERNAME = /^[a-z0-9_.]+$/;

// Line breaks, invisible characters and those that change the writing direction: they make a name look like another.
// Joiners belong to some scripts and to emoji, but not after a Latin letter.
const FORBIDDEN_IN_NAMES =
  /(?!\u200C|\u200D|\uFE0F)[\p{DI}\p{Cc}\p{Zl}\p{Zp}\u2800\uFFF9-\uFFFB]|(?<=\p{Script=Latin})(?:\u200C|\u200D)/u;

// Letters that look the same in two alphabets: a word with both looks like another word.
const LATIN = /\p{Script=Latin}/u;
const OTHER_ALPHABET = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * Whether a character is a variant of a letter: fullwidth, circled or mathematical. Other scripts need characters that
 * normalisation changes (such as the Thai AM), and ª and º end abbreviations in Spanish and Portuguese.
 */
function isDisguised(character: string): boolean {
  const plain = character.normalize('NFKC');
  if (plain === character.normalize('NFC') || /[ªº]/.test(character)) return false;
  return LATIN.test(plain) || OTHER_ALPHABET.test(plain);
}

/**
 * Rejects a full name that looks like another one, or that has no visible character.
 * @throws AppError 400
 */
export function requirePlainName(fullName: string): void {
  if (FORBIDDEN_IN_NAMES.test(fullName))
    throw errors.validationFailed({ fullName: 'Name contains characters that are not allowed' });
  if ([...fullName].some(isDisguised))
    throw errors.validationFailed({ fullName: 'Name contains characters that are not allowed' });
  if (fullName.split(/[^\p{L}\p{M}]+/u).some((word) => LATIN.test(word) && OTHER_ALPHABET.test(word))) {
    throw errors.validationFailed({ fullName: 'Name mixes letters of different alphabets in one word' });
  }
  if (!/[\p{L}\p{N}]/u.test(fullName))
    throw errors.validationFailed({ fullName: 'Name must have at least one letter' });
}

/**
 * Rejects a member who follows themself.
 * @throws AppError 400
 */
export function requireOther(viewer: Viewer, followingId: string): void {
  if (viewer.id === followingId) throw errors.validationFailed({ followingId: 'You cannot follow yourself' });
}

import type { Specialty } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { Viewer } from '../../core/viewer';

/** What a username is made of, once it is in lower case. */
export const PLAIN_USERNAME = /^[a-z0-9_.]+$/;

// Line breaks, invisible characters and those that turn the direction of writing: with them a name passes for another.
// Joiners belong to some scripts and to emoji, but not behind a Latin letter.
const UNFIT_FOR_NAMES =
  /(?!\u200C|\u200D|\uFE0F)[\p{DI}\p{Cc}\p{Zl}\p{Zp}\u2800\uFFF9-\uFFFB]|(?<=\p{Script=Latin})(?:\u200C|\u200D)/u;

// Letters of one look in two alphabets: a word of both passes for another word.
const LATIN = /\p{Script=Latin}/u;
const OTHER_ALPHABET = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * Whether a character is a letter in disguise: fullwidth, circled or mathematical. Other scripts need what looks
 * alike to the normalisation (the Thai AM, for one), and ª and º end abbreviations in Spanish and Portuguese.
 */
function isDisguised(character: string): boolean {
  const plain = character.normalize('NFKC');
  return (
    plain !== character.normalize('NFC') && !/[ªº]/.test(character) && (LATIN.test(plain) || OTHER_ALPHABET.test(plain))
  );
}

/** Refuses with 400 a full name that could not be told from another one, or that shows nothing. */
export function requirePlainName(fullName: string): void {
  if (UNFIT_FOR_NAMES.test(fullName))
    throw errors.validationFailed({ fullName: 'Name contains characters that are not allowed' });
  if ([...fullName].some(isDisguised))
    throw errors.validationFailed({ fullName: 'Name contains characters that are not allowed' });
  if (fullName.split(/[^\p{L}\p{M}]+/u).some((word) => LATIN.test(word) && OTHER_ALPHABET.test(word))) {
    throw errors.validationFailed({ fullName: 'Name mixes letters of different alphabets in one word' });
  }
  if (!/[\p{L}\p{N}]/u.test(fullName))
    throw errors.validationFailed({ fullName: 'Name must have at least one letter' });
}

/** Every listed specialty but one makes a health professional (SRV-11). */
export const isHealthSpecialty = (specialty: Specialty): boolean => specialty !== 'Other_Professions';

/** Whether a member belongs to the health audience in this deployment (SRV-11). */
export const countsAsProfessional = (
  user: { readonly is_health_professional: boolean; readonly is_verificated: boolean },
  settings: Pick<Settings, 'HEALTH_AUDIENCE'>,
): boolean => user.is_health_professional && (settings.HEALTH_AUDIENCE === 'specialty' || user.is_verificated);

/** Refuses with 400 a member who would follow themself. */
export function requireOther(viewer: Viewer, followingId: string): void {
  if (viewer.id === followingId) throw errors.validationFailed({ followingId: 'You cannot follow yourself' });
}

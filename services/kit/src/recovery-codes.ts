import { createHash, randomInt } from 'node:crypto';
import { limits } from '@cred/contract';

/** Letters and digits that are hard to confuse. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** New recovery codes of 78 random bits each, such as `4F7K-9TQM-2XWB-HC8P`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: limits.totp.recoveryCodes }, newRecoveryCode);

const newRecoveryCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** A typed code without spaces and hyphens, in upper case. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]+/g, '').toUpperCase();

/** The stored form of a recovery code. So many random bits need no slow hash. */
export const recoveryCodeHash = (code: string): Buffer => createHash('sha256').update(plainCode(code)).digest();

import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { siteOf } from '@cred/service-kit';

/** 30 letters and digits that are hard to confuse: without 0 and O, 1, I and L, and without U. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;
/** The lifetime of a code, and then of the permission to set a password (SRV-12). */
export const RECOVERY_MS = 15 * 60_000;
export const CODE_TRIES = 5;
/**
 * Codes per account in `RECOVERY_MS`, so that a mailbox is not flooded. The window equals the lifetime, so that one of the
 * counted codes is always valid.
 */
export const CODES_PER_ACCOUNT = 10;
/**
 * Codes per account in a day. Above, one in `RECOVERY_MS`: a mailbox gets at most 136 in a day, also from someone who solves
 * any number of puzzles, and the owner's request always has a valid code.
 */
export const CODES_PER_DAY = 40;
/**
 * The part of these codes that one network address may request, so that an attacker cannot use up the owner's limit.
 */
export const CODES_PER_SOURCE = 5;

const SECRET_BYTES = 32;

/** A handle, a token or a cookie: 256 random bits. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Eight characters, each of them equally likely. */
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** A typed code in the form in which it was created: case, spaces and hyphens do not matter. */
export const normalizeCode = (typed: string): string => typed.replace(/[\s-]+/g, '').toUpperCase();

export const handleHash = (handle: string): Buffer => createHash('sha256').update(handle).digest();

/** A hash of both, so that the cookie is valid only with this handle. */
export const proofHash = (handle: string, cookie: string): Buffer =>
  createHash('sha256').update(`${handle}\n${cookie}`).digest();

// For a deployment without a secret: a key of this process, so a restart resets the counts.
const processKey = randomBytes(SECRET_BYTES);

/** A hash that distinguishes network addresses, an IPv6 one by its /48, without storing them. */
export const sourceHash = (secret: string | undefined, address: string): Buffer =>
  createHmac('sha256', secret ?? processKey)
    .update(`recovery source\n${siteOf(address)}`)
    .digest();

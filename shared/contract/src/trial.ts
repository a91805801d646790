import type { Trial } from './release';

/** Buckets that members fall into: a hundredth of a percent each. */
const TRIAL_BUCKETS = 10_000;

/**
 * FNV-1a over UTF-16 code units, then murmur3's finalizer, which spreads what FNV leaves close together.
 * 32 bits; for spreading, not for secrets.
 */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Where a member stands in the trials of an area, 0 to 9,999: by account and area, not by build, so that the
 * same members meet one trial after the other and everybody else meets none.
 */
export const trialBucket = (accountId: string, area: string): number => hash32(`${area}:${accountId}`) % TRIAL_BUCKETS;

/**
 * What the table holds instead of a tester's username, which it would tell to every visitor. The salt is beside it:
 * whoever guesses a username can see whether it is one.
 */
export const hashTester = (salt: string, username: string): string =>
  [1, 2].map((part) => hash32(`${part}:${salt}:${username.toLowerCase()}`).toString(16).padStart(8, '0')).join('');

/** Whether a member gets the trial's build instead of the live one. */
export const isOnTrial = (
  trial: Pick<Trial, 'percent' | 'salt' | 'testers'>,
  area: string,
  member: { readonly id: string; readonly username: string },
): boolean =>
  trial.testers.includes(hashTester(trial.salt, member.username)) ||
  trialBucket(member.id, area) < (trial.percent / 100) * TRIAL_BUCKETS;

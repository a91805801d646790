import type { Loadable, Release, Trial } from './release';

/** The number of buckets of members: a hundredth of a percent each. */
const TRIAL_BUCKETS = 10_000;

/**
 * FNV-1a over UTF-16 code units with murmur3's finalizer, which distributes similar inputs. 32 bits; not for secrets.
 */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * A member's bucket in the trials of an area, 0 to 9,999. It depends on account and area, not on the build: the same
 * members get each trial of an area and the other members get none.
 */
export const trialBucket = (accountId: string, area: string): number => hash32(`${area}:${accountId}`) % TRIAL_BUCKETS;

/**
 * The hash that the release table contains instead of a tester's username, because every visitor can read the table.
 * The salt is public too: a guessed username can be verified.
 */
export const hashTester = (salt: string, username: string): string =>
  [1, 2].map((part) => hash32(`${part}:${salt}:${username.toLowerCase()}`).toString(16).padStart(8, '0')).join('');

/** The member that builds are chosen for. */
export interface TrialMember {
  readonly id: string;
  readonly username: string;
}

/** Whether a member gets the trial's build instead of the live one. */
export const isOnTrial = (
  trial: Pick<Trial, 'percent' | 'salt' | 'testers'>,
  area: string,
  member: TrialMember,
): boolean =>
  trial.testers.includes(hashTester(trial.salt, member.username)) ||
  trialBucket(member.id, area) < (trial.percent / 100) * TRIAL_BUCKETS;

/**
 * The builds of an area in the order in which they are tried: the build on trial if the member is in the trial, the
 * live one, the last good one. A table of an older registry contains only the live one.
 */
export function candidatesOf(
  area: string,
  release: Release | undefined,
  member: TrialMember | null,
): readonly Loadable[] {
  if (!release) return [];
  const { trial, fallback } = release;
  const onTrial = trial && member && isOnTrial(trial, area, member) ? [trial] : [];
  const builds = [...onTrial, release, ...(fallback ? [fallback] : [])];
  return builds.filter(({ build }, index) => builds.findIndex((each) => each.build === build) === index);
}

const DAY_MS = 24 * 60 * 60_000;

/** When the badge of a licence ends: after its last day, in UTC. Null for a licence that does not expire (LIC-8). */
export const badgeEndOf = (expiresOn: string | null): Date | null =>
  expiresOn === null ? null : new Date(Date.parse(`${expiresOn}T00:00:00Z`) + DAY_MS);

/** Whether a licence has expired at a time. */
export function isExpired(expiresOn: string | null, at: Date): boolean {
  const end = badgeEndOf(expiresOn);
  return end !== null && end <= at;
}

import type { Change } from '@cred/deployment/registry';

type Step = Pick<Change, 'action' | 'to'>;

/**
 * The builds of an area that a rollback can walk back over, oldest first, the live one last.
 *
 * The rule, read off the audit log: a promotion puts its build on top. A rollback takes off what it leaves,
 * for good; so rolling back twice goes two builds back and never returns to the one that was just left.
 * A build stands in the trail once, at its last promotion.
 */
export function trailOf(changes: readonly Step[]): readonly string[] {
  // In the order of insertion. A log of years has thousands of promotions: none of them copies the trail.
  const trail = new Set<string>();
  for (const { action, to } of changes) {
    // A trial leaves the live build as it is.
    if (action === 'trial' || action === 'end-trial') continue;
    if (action === 'rollback') for (const left of leftBy(to, [...trail])) trail.delete(left);
    if (action === 'promote') trail.delete(to);
    trail.add(to);
  }
  return [...trail];
}

/** What a rollback takes off: all above the build that it goes to, or the live one where that is no part of the trail any more. */
const leftBy = (to: string, trail: readonly string[]): readonly string[] =>
  trail.includes(to) ? trail.slice(trail.indexOf(to) + 1) : trail.slice(-1);

import type { Change } from '@cred/contract/registry';

type Step = Pick<Change, 'action' | 'to'>;

/**
 * The builds of an area that a rollback can walk back over, oldest first, the live one last.
 *
 * The rule, read off the audit log: a promotion puts its build on top. A rollback takes off what it leaves,
 * for good; so rolling back twice goes two builds back and never returns to the one that was just left.
 * A build stands in the trail once, at its last promotion.
 */
export function trailOf(changes: readonly Step[]): readonly string[] {
  let trail: string[] = [];
  for (const { action, to } of changes) {
    // A trial leaves the live build as it is.
    if (action === 'trial' || action === 'end-trial') continue;
    if (action === 'rollback' && trail.includes(to)) trail = trail.slice(0, trail.indexOf(to) + 1);
    else trail = [...(action === 'rollback' ? trail.slice(0, -1) : trail).filter((build) => build !== to), to];
  }
  return trail;
}

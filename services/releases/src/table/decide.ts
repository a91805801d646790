import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Change } from '@cred/deployment/registry';
import { errors } from '@cred/service-kit';
import type { LiveArea, TrialRow } from './table.repository';

export interface CurrentArea extends LiveArea {
  readonly trial: TrialRow | null;
}

/** What a change does; `trial` is what is on trial afterwards. */
export interface Step extends Pick<Change, 'action' | 'to'> {
  readonly trial?: TrialRow;
}

/** Whether a step makes its build live. */
export const makesLive = ({ action }: Pick<Change, 'action'>): boolean => action === 'promote' || action === 'rollback';

/** Null: the build is live already, and nothing would end. */
export const decidePromote = ({ build }: { readonly build: string }, current: CurrentArea | null): Step | null =>
  current?.live === build && !current.held && !current.trial ? null : { action: 'promote', to: build };

/** @throws AppError 409 when nothing is live yet, or the build itself is */
export function decideTrial(
  request: {
    readonly area: string;
    readonly build: string;
    readonly percent: number;
    readonly testers: readonly string[];
  },
  current: CurrentArea | null,
): Step | null {
  const { area, build, percent } = request;
  const testers = [...new Set(request.testers)].sort();
  if (!current)
    throw errors.conflict('conflict', `No build of ${area} is live yet: promote one, a trial runs beside it`);
  if (current.live === build) throw errors.conflict('conflict', `${build} is live in ${area}: everybody has it`);
  const { trial } = current;
  if (trial?.build === build && trial.percent === percent && isDeepStrictEqual(trial.testers, testers)) return null;
  // One salt for a trial's life, so that its testers keep their marks.
  const kept = trial?.build === build ? trial : { salt: randomUUID(), since: new Date() };
  return { action: 'trial', to: build, trial: { build, percent, testers, salt: kept.salt, since: kept.since } };
}

/** @throws AppError 404 or 409 when there is nothing to go back to */
export function decideRollback(
  request: { readonly area: string; readonly to?: string | undefined },
  current: CurrentArea | null,
  changes: readonly Change[],
): Step | null {
  if (!current) throw errors.notFound(`No build of ${request.area} was ever live`);
  if (current.trial && (request.to === undefined || request.to === current.live))
    return { action: 'end-trial', to: current.live };
  if (request.to === current.live) return null;
  const to = request.to ?? trailOf(changes).at(-2);
  if (to === undefined) {
    throw errors.conflict(
      'conflict',
      `There is nothing to roll ${request.area} back to: no build was live before ${current.live}`,
    );
  }
  if (!changes.some((change) => change.to === to && makesLive(change))) {
    throw errors.conflict(
      'conflict',
      `${to} was never live in ${request.area}; promote makes a build live for the first time`,
    );
  }
  return { action: 'rollback', to };
}

/** Ends a trial that was judged; null when that one is over already, or another build is live beside it. */
export const decideTrialEnd = (
  { salt, live }: { readonly salt: string; readonly live: string },
  current: CurrentArea | null,
): Step | null => (current?.trial?.salt === salt && current.live === live ? { action: 'end-trial', to: live } : null);

/** The last time that a build was live: `until` is null while it is. Null when it never was. */
export function lastLive(
  changes: readonly Change[],
  build: string,
): { readonly since: string; readonly until: string | null } | null {
  const live = changes.filter(makesLive);
  const at = live.findLastIndex(({ to }) => to === build);
  const since = live[at]?.at;
  return since === undefined ? null : { since, until: live[at + 1]?.at ?? null };
}

/**
 * The builds of an area that a rollback can walk back over, oldest first, the live one last.
 *
 * The rule, read off the audit log: a promotion puts its build on top. A rollback takes off what it leaves,
 * for good; so rolling back twice goes two builds back and never returns to the one that was just left.
 * A build stands in the trail once, at its last promotion.
 */
export function trailOf(changes: readonly Pick<Change, 'action' | 'to'>[]): readonly string[] {
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

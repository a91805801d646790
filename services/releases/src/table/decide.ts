import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Change, makerText } from '@cred/deployment/registry';
import { errors } from '@cred/service-kit';
import type { LiveArea, TrialRow } from './table.repository';

export interface CurrentArea extends LiveArea {
  readonly trial: TrialRow | null;
}

/** What a change does; `trial` is the trial after it. */
export interface Step extends Pick<Change, 'action' | 'to'> {
  readonly trial?: TrialRow;
}

/** Whether a step makes its build live. */
export const makesLive = ({ action }: Pick<Change, 'action'>): boolean => action === 'promote' || action === 'rollback';

/** Null: the build is live already, and there is no hold or trial to end. */
export const decidePromote = ({ build }: { readonly build: string }, current: CurrentArea | null): Step | null =>
  current?.live === build && !current.held && !current.trial ? null : { action: 'promote', to: build };

/** @throws AppError 409 when nothing is live yet, or the build is already live */
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
    throw errors.conflict('conflict', `No build of ${area} is live yet: promote one, a trial runs next to it`);
  if (current.live === build) throw errors.conflict('conflict', `${build} is live in ${area}: all members have it`);
  const { trial } = current;
  if (trial?.build === build && trial.percent === percent && isDeepStrictEqual(trial.testers, testers)) return null;
  // The salt stays the same during a build's trial, so that the testers' marks stay the same too.
  const unchanged = trial?.build === build ? trial : { salt: randomUUID(), since: new Date() };
  return {
    action: 'trial',
    to: build,
    trial: { build, percent, testers, salt: unchanged.salt, since: unchanged.since },
  };
}

/** @throws AppError 404 or 409 when there is no build to go back to */
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

/** Ends a trial that the rule stops; null when it has ended already, or another build is live. */
export const decideTrialEnd = (
  { salt, live }: { readonly salt: string; readonly live: string },
  current: CurrentArea | null,
): Step | null => (current?.trial?.salt === salt && current.live === live ? { action: 'end-trial', to: live } : null);

/** The last period in which a build was live; `until` is null while it is live. Null when it never was. */
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
 * The builds of an area that rollbacks can go back to, oldest first, the live one last.
 *
 * Derived from the audit log: a promotion appends its build. A rollback permanently removes the builds after its
 * target: two rollbacks go back two builds, and never to a removed one. A build is in the trail once, at its last
 * promotion.
 */
export function trailOf(changes: readonly Pick<Change, 'action' | 'to'>[]): readonly string[] {
  // Ordered by insertion. The log of several years has thousands of promotions, so the loop does not copy the trail for
  // each.
  const trail = new Set<string>();
  for (const { action, to } of changes) {
    // A trial does not change the live build.
    if (action === 'trial' || action === 'end-trial') continue;
    if (action === 'rollback') for (const removed of removedBy(to, [...trail])) trail.delete(removed);
    if (action === 'promote') trail.delete(to);
    trail.add(to);
  }
  return [...trail];
}

/** The builds that a rollback removes: all after its target, or the live one when the target is not in the trail. */
const removedBy = (to: string, trail: readonly string[]): readonly string[] =>
  trail.includes(to) ? trail.slice(trail.indexOf(to) + 1) : trail.slice(-1);

/** @throws AppError 409 when the area was changed since the revision that the request is based on */
export function refuseStale(
  { area, expectedRevision }: { readonly area: string; readonly expectedRevision?: number | undefined },
  current: LiveArea | null,
  changes: readonly Change[],
): void {
  if (expectedRevision === undefined || expectedRevision === (current?.revision ?? 0)) return;
  const last = changes.at(-1);
  const lastChange = last ? `: ${makerText(last)} ${actionText(last)} at ${last.at}` : '';
  throw errors.conflict(
    'conflict',
    `Another operator has changed ${area}${lastChange}. Read the status and decide again`,
  );
}

const actionText = ({ action, from, to }: Change): string => {
  if (action === 'trial') return `put ${to} on trial`;
  return action === 'end-trial' ? `ended the trial of ${from}` : `made ${to} live`;
};

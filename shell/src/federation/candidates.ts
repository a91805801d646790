import { isOnTrial, type Loadable, type Release } from '@cred/contract';

/** The member that builds are chosen for. */
export interface Member {
  readonly id: string;
  readonly username: string;
}

/**
 * The builds of an area in the order in which they are tried: the build on trial if the member is in the trial, the
 * live one, the last good one. A table of an older registry contains only the live one.
 */
export function candidatesOf(area: string, release: Release | undefined, member: Member | null): readonly Loadable[] {
  if (!release) return [];
  const { trial, fallback } = release;
  const onTrial = trial && member && isOnTrial(trial, area, member) ? [trial] : [];
  const builds = [...onTrial, release, ...(fallback ? [fallback] : [])];
  return builds.filter(({ build }, index) => builds.findIndex((each) => each.build === build) === index);
}

/** A key that is equal for equal lists of builds. */
export const idsOf = (builds: readonly Loadable[]): string => builds.map(({ build }) => build).join(' ');

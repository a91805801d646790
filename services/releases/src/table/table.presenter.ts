import { hashTester, type BuildRecord, type Loadable, type Release, type Trial } from '@cred/contract';
import type { AreaStatus, Change, TrialReport } from '@cred/deployment/registry';
import type { completeBuilds, LiveArea, TrialRow } from './table.repository';

/** A build as browsers need it. The page server serves it under this base. */
export const presentLoadable = (record: BuildRecord): Loadable => ({
  build: record.build,
  entry: record.entry,
  global: record.global,
  preload: record.preload,
  ...(record.selfContained ? { selfContained: true } : {}),
  contractVersion: record.contractVersion,
  base: `/builds/${record.area}/${record.build}/`,
  integrity: Object.fromEntries(Object.entries(record.files).map(([name, file]) => [name, file.integrity])),
});

/**
 * A trial as browsers get it: testers as salted marks. A mark does not reveal a name, but it can confirm a guessed
 * name.
 */
const presentTrial = ({ record, percent, salt, testers }: TrialRow & { readonly record: BuildRecord }): Trial => ({
  ...presentLoadable(record),
  percent,
  salt,
  testers: testers.map((username) => hashTester(salt, username)),
});

interface LiveRecords {
  readonly record: BuildRecord;
  readonly previous: string | null;
  /** What browsers load when the live build fails: the previous build, or an older one that works in the live shell. */
  readonly fallback: BuildRecord | null;
  readonly trial: (TrialRow & { readonly record: BuildRecord }) | null;
}

/** An area's row in the release table. */
export const presentRelease = ({ record, previous, fallback, trial }: LiveRecords): Release => ({
  ...presentLoadable(record),
  previous,
  fallback: fallback && presentLoadable(fallback),
  trial: trial && presentTrial(trial),
});

export interface AreaRows {
  readonly row: LiveArea | null;
  readonly trial: TrialRow | null;
  readonly soFar?: TrialReport | undefined;
  readonly builds: Awaited<ReturnType<typeof completeBuilds>>;
  readonly lastChange: Change | null;
}

/** An area in the registry's status. */
export function presentAreaStatus(area: string, { row, trial, soFar, builds, lastChange }: AreaRows): AreaStatus {
  return {
    area,
    live: row?.live ?? null,
    previous: row?.previous ?? null,
    held: row?.held ?? false,
    trial: trial && {
      build: trial.build,
      percent: trial.percent,
      testers: [...trial.testers],
      since: trial.since.toISOString(),
      ...(soFar ? { soFar } : {}),
    },
    revision: row?.revision ?? 0,
    lastChange,
    builds: builds.map(({ build, contractVersion, completedAt }) => ({
      build,
      contractVersion,
      completedAt: completedAt.toISOString(),
    })),
  };
}

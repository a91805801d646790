import { testerMark, type BuildRecord, type Loadable, type Release, type Trial } from '@cred/contract';
import type { TrialRow } from './releases.repository';

/** A build as browsers need it. The page server keeps builds under this base. */
export const toLoadable = (record: BuildRecord): Loadable => ({
  build: record.build,
  entry: record.entry,
  global: record.global,
  preload: record.preload,
  contractVersion: record.contractVersion,
  base: `/builds/${record.area}/${record.build}/`,
  integrity: Object.fromEntries(Object.entries(record.files).map(([name, file]) => [name, file.integrity])),
});

/** The trial as every visitor may see it: testers as marks, which name nobody but do not keep a guess from being tried. */
const toTrial = ({ record, percent, salt, testers }: TrialRow & { readonly record: BuildRecord }): Trial => ({
  ...toLoadable(record),
  percent,
  salt,
  testers: testers.map((username) => testerMark(salt, username)),
});

interface LiveRecords {
  readonly record: BuildRecord;
  readonly previous: string | null;
  /** What a browser takes in which the live build fails: the build before, or an older one that the live shell fits. */
  readonly fallback: BuildRecord | null;
  readonly trial: (TrialRow & { readonly record: BuildRecord }) | null;
}

/** An area's row in the release table. */
export const toRelease = ({ record, previous, fallback, trial }: LiveRecords): Release => ({
  ...toLoadable(record),
  previous,
  fallback: fallback && toLoadable(fallback),
  trial: trial && toTrial(trial),
});

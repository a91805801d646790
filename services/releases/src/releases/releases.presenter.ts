import { testerMark, type BuildRecord, type Loadable, type Release, type Trial } from '@cred/contract';
import type { TrialRow } from './releases.repository';

/** A build as browsers need it. The page server keeps builds under this base. */
const toLoadable = (record: BuildRecord): Loadable => ({
  build: record.build,
  entry: record.entry,
  global: record.global,
  preload: record.preload,
  contractVersion: record.contractVersion,
  base: `/builds/${record.area}/${record.build}/`,
  integrity: Object.fromEntries(Object.entries(record.files).map(([name, file]) => [name, file.integrity])),
});

/** The trial as every visitor may see it: who tests is hidden behind marks. */
const toTrial = ({ record, percent, salt, testers }: TrialRow & { readonly record: BuildRecord }): Trial => ({
  ...toLoadable(record),
  percent,
  salt,
  testers: testers.map((username) => testerMark(salt, username)),
});

interface LiveRecords {
  readonly record: BuildRecord;
  readonly previous: string | null;
  /** Of the build before. */
  readonly previousRecord: BuildRecord | null;
  readonly trial: (TrialRow & { readonly record: BuildRecord }) | null;
}

/** An area's row in the release table. */
export const toRelease = ({ record, previous, previousRecord, trial }: LiveRecords): Release => ({
  ...toLoadable(record),
  previous,
  fallback: previousRecord && toLoadable(previousRecord),
  trial: trial && toTrial(trial),
});

import type { BuildRecord, Release } from '@cred/contract';

/** A live build as browsers need it. The page server keeps builds under this base. */
export const toRelease = (record: BuildRecord, previous: string | null): Release => ({
  build: record.build,
  entry: record.entry,
  global: record.global,
  preload: record.preload,
  contractVersion: record.contractVersion,
  base: `/builds/${record.area}/${record.build}/`,
  integrity: Object.fromEntries(Object.entries(record.files).map(([name, file]) => [name, file.integrity])),
  previous,
});

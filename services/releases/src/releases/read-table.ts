import type { BuildRecord, ReleaseTable, ShellRecord } from '@cred/contract';
import { misfits } from '@cred/deployment/gate';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { readShell } from '../shell/shell.repository';
import { toRelease } from './releases.presenter';
import { findBuild, readChanges, readLive, readTrials } from './releases.repository';
import { trailOf } from './trail';

/** The release table; read in a transaction that sees one moment. */
export async function readTable(db: Kysely<Tables>): Promise<ReleaseTable> {
  const { revision, areas } = await readLive(db);
  const trials = await readTrials(db);
  const shell = await readShell(db);
  const rows: ReleaseTable['areas'] = {};
  for (const { area, record, previous, previousRecord } of areas) {
    const fallback = fits(previousRecord, shell) ? previousRecord : await olderFallback(db, area, shell);
    rows[area] = toRelease({ record, previous, fallback, trial: trials.find((each) => each.area === area) ?? null });
  }
  return { revision, areas: rows };
}

/** Whether a build would work in the live shell; while none is known, every build is taken to. */
const fits = (record: BuildRecord | null, shell: ShellRecord | null): boolean =>
  record === null || !shell || misfits(record, shell).length === 0;

/** The newest build before the last two that a rollback could walk back to and that the live shell would not break. */
async function olderFallback(db: Kysely<Tables>, area: string, shell: ShellRecord | null): Promise<BuildRecord | null> {
  for (const build of trailOf(await readChanges(db, area))
    .slice(0, -2)
    .reverse()) {
    const stored = await findBuild(db, area, build);
    if (stored && fits(stored.record, shell)) return stored.record;
  }
  return null;
}

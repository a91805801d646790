import type { IncomingMessage } from 'node:http';
import type { BuildRecord, ReleaseTable, ShellRecord } from '@cred/contract';
import { incompatibilities } from '@cred/deployment/gate';
import type { Kysely } from 'kysely';
import type { ChangeSignal } from '../database/change-signal';
import type { Tables } from '../database/tables';
import { trailOf } from './decide';
import { readShell } from './shell.repository';
import { presentRelease } from './table.presenter';
import { findBuild, readChanges, readLive, readTrials } from './table.repository';

/** The release table. The transaction must read one snapshot. */
export async function readTable(db: Kysely<Tables>): Promise<ReleaseTable> {
  const { revision, areas } = await readLive(db);
  const trials = await readTrials(db);
  const shell = await readShell(db);
  const rows: ReleaseTable['areas'] = {};
  for (const { area, record, previous, previousRecord } of areas) {
    const fallback = isCompatible(previousRecord, shell) ? previousRecord : await olderFallback(db, area, shell);
    rows[area] = presentRelease({
      record,
      previous,
      fallback,
      trial: trials.find((each) => each.area === area) ?? null,
    });
  }
  return { revision, areas: rows };
}

/** Whether a build works in the live shell; true while no shell is known. */
const isCompatible = (record: BuildRecord | null, shell: ShellRecord | null): boolean =>
  record === null || !shell || incompatibilities(record, shell).length === 0;

/** Of the builds that rollbacks can go back to, except the last two, the newest that works in the live shell. */
async function olderFallback(db: Kysely<Tables>, area: string, shell: ShellRecord | null): Promise<BuildRecord | null> {
  for (const build of trailOf(await readChanges(db, area))
    .slice(0, -2)
    .reverse()) {
    const stored = await findBuild(db, area, build);
    if (stored && isCompatible(stored.record, shell)) return stored.record;
  }
  return null;
}

/** The interval of reads without a notification, in case one was lost. */
const POLL_MS = 2_000;

/** Serves long polls for the next revision of the release table. */
export class TableWatch {
  constructor(
    private readonly read: () => Promise<ReleaseTable>,
    private readonly signal: ChangeSignal,
  ) {}

  /**
   * Resolves to the table as soon as its revision differs from `after`, or to the current one when the time is up, the
   * client has disconnected or the registry closes. A smaller revision counts too: the registry's database may be new.
   */
  async tableAfter(after: number | undefined, milliseconds: number, client: IncomingMessage): Promise<ReleaseTable> {
    const until = Date.now() + milliseconds;
    for (;;) {
      const left = until - Date.now();
      const next = this.signal.next(Math.max(0, Math.min(left, POLL_MS)));
      try {
        const table = await this.read();
        if (table.revision !== after || left <= 0 || this.signal.closed || client.socket.destroyed) return table;
        await next.woken;
      } finally {
        next.cancel();
      }
    }
  }
}

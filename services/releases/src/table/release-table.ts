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

/** The release table; read in a transaction that sees one moment. */
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

/** Whether a build would work in the live shell; while none is known, every build is taken to. */
const isCompatible = (record: BuildRecord | null, shell: ShellRecord | null): boolean =>
  record === null || !shell || incompatibilities(record, shell).length === 0;

/** The newest build before the last two that a rollback could walk back to and that the live shell would not break. */
async function olderFallback(db: Kysely<Tables>, area: string, shell: ShellRecord | null): Promise<BuildRecord | null> {
  for (const build of trailOf(await readChanges(db, area))
    .slice(0, -2)
    .reverse()) {
    const stored = await findBuild(db, area, build);
    if (stored && isCompatible(stored.record, shell)) return stored.record;
  }
  return null;
}

/** A lost notification costs at most this long. */
const POLL_MS = 2_000;

/** Answers "what comes after revision n", as soon as something does. */
export class TableWatch {
  constructor(
    private readonly read: () => Promise<ReleaseTable>,
    private readonly signal: ChangeSignal,
  ) {}

  /**
   * The table once its revision is another than `after`, or as it is when the time is up, the asker is
   * gone or the registry closes. A smaller revision counts too: the registry may have been set up anew.
   */
  async tableAfter(after: number | undefined, milliseconds: number, asker: IncomingMessage): Promise<ReleaseTable> {
    const until = Date.now() + milliseconds;
    for (;;) {
      const left = until - Date.now();
      const next = this.signal.next(Math.max(0, Math.min(left, POLL_MS)));
      try {
        const table = await this.read();
        if (table.revision !== after || left <= 0 || this.signal.closed || asker.socket.destroyed) return table;
        await next.woken;
      } finally {
        next.cancel();
      }
    }
  }
}

import type { ShellRecord } from '@cred/contract';
import { makerOf } from '@cred/deployment/registry';
import type { ShellChange } from '@cred/deployment/registry-shell';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';

type Executor = Kysely<Tables>;

/** The record of the live shell; null until a deploy reported one. */
export async function readShell(db: Executor): Promise<ShellRecord | null> {
  const row = await db.selectFrom('releases.shells').select('record').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.record ?? null;
}

/** The shells that were live, newest first. */
export async function readShellChanges(db: Executor, limit: number): Promise<ShellChange[]> {
  const rows = await db.selectFrom('releases.shells').selectAll().orderBy('id', 'desc').limit(limit).execute();
  return rows.map(({ build, record, actor, reason, token, incompatible_builds, at }) => ({
    build,
    ...makerOf(token, actor),
    reason,
    token,
    incompatibleBuilds: incompatible_builds,
    // The name of the field for the command lines of older checkouts, which reject a status without it.
    misfits: incompatible_builds,
    contractVersion: record.contractVersion,
    at: at.toISOString(),
  }));
}

export async function addShell(
  db: Executor,
  {
    record,
    incompatibleBuilds,
    ...row
  }: Pick<ShellChange, 'reason' | 'token' | 'incompatibleBuilds'> & {
    readonly record: ShellRecord;
    /** The name that was sent with it. */
    readonly actor: string;
  },
): Promise<void> {
  await db
    .insertInto('releases.shells')
    .values({
      ...row,
      build: record.build,
      record: JSON.stringify(record),
      incompatible_builds: JSON.stringify(incompatibleBuilds),
    })
    .execute();
}

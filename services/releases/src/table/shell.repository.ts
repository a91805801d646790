import type { ShellRecord } from '@cred/contract';
import { makerOf, type ShellChange } from '@cred/deployment/registry';
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
  return rows.map(({ build, record, actor, reason, token, misfits, at }) => ({
    build,
    ...makerOf(token, actor),
    reason,
    token,
    misfits,
    contractVersion: record.contractVersion,
    at: at.toISOString(),
  }));
}

export async function addShell(
  db: Executor,
  {
    record,
    misfits,
    ...row
  }: Pick<ShellChange, 'reason' | 'token' | 'misfits'> & {
    readonly record: ShellRecord;
    /** The name that was sent with it. */
    readonly actor: string;
  },
): Promise<void> {
  await db
    .insertInto('releases.shells')
    .values({ ...row, build: record.build, record: JSON.stringify(record), misfits: JSON.stringify(misfits) })
    .execute();
}

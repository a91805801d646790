import type { Executor } from '../../database/connection';

/** Records a file before it is written. */
export async function insertPendingCertificate(executor: Executor, id: string, at: Date): Promise<void> {
  await executor
    .insertInto('certificates')
    .values({ id, submission_id: null, pending_since: at, expires_at: null })
    .execute();
}

/**
 * Attaches a stored file to a submission.
 * @throws Error when a sweep has removed the file
 */
export async function attachCertificate(executor: Executor, id: string, submissionId: string): Promise<void> {
  await executor
    .updateTable('certificates')
    .set({ submission_id: submissionId, pending_since: null })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Sets when the files of submissions expire, unless they expire earlier. */
export async function expireCertificates(
  executor: Executor,
  submissionIds: readonly string[],
  at: Date,
): Promise<void> {
  if (submissionIds.length === 0) return;
  await executor
    .updateTable('certificates')
    .set({ expires_at: at })
    .where('submission_id', 'in', [...submissionIds])
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
    .execute();
}

/** Keeps the files of submissions until they get another time of expiry. */
export async function keepCertificate(executor: Executor, submissionId: string): Promise<void> {
  await executor
    .updateTable('certificates')
    .set({ expires_at: null })
    .where('submission_id', '=', submissionId)
    .execute();
}

/** The file of a submission, unless it has expired. */
export async function findCertificateId(
  executor: Executor,
  submissionId: string,
  at: Date,
): Promise<string | undefined> {
  const row = await executor
    .selectFrom('certificates')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
    .executeTakeFirst();
  return row?.id;
}

/** Files to remove: expired, with a deleted submission, or recorded before a time and never attached. */
export async function findDueCertificates(
  executor: Executor,
  { at, abandonedBefore, take }: { readonly at: Date; readonly abandonedBefore: Date; readonly take: number },
): Promise<string[]> {
  const rows = await executor
    .selectFrom('certificates')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', at),
        eb.and([
          eb('submission_id', 'is', null),
          eb.or([eb('pending_since', 'is', null), eb('pending_since', '<', abandonedBefore)]),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(take)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Locks a file that has no submission or has expired, so that it is not attached while it is removed; returns false for
 * any other.
 */
export async function lockRemovable(executor: Executor, id: string, at: Date): Promise<boolean> {
  const row = await executor
    .selectFrom('certificates')
    .select('id')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('submission_id', 'is', null), eb('expires_at', '<=', at)]))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the row of a removed file. */
export async function deleteCertificate(executor: Executor, id: string): Promise<void> {
  await executor.deleteFrom('certificates').where('id', '=', id).execute();
}

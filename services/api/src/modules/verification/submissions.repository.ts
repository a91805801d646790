import type { Specialty, schemas } from '@cred/contract';
import type { Executor } from '../../database/connection';

export interface NewSubmission {
  readonly id: string;
  readonly userId: string;
  readonly fullName: string;
  readonly specialty: Specialty;
  readonly certificate: { readonly type: string; readonly size: number };
  readonly at: Date;
}

/** @throws the violation of the unique constraint `submissions_one_standing` while one is pending or approved */
export async function insertSubmission(
  executor: Executor,
  { id, userId, fullName, specialty, certificate, at }: NewSubmission,
): Promise<void> {
  await executor
    .insertInto('submissions')
    .values({
      id,
      user_id: userId,
      full_name: fullName,
      specialty,
      certificate_type: certificate.type,
      certificate_bytes: certificate.size,
      reason: null,
      submitted_at: at,
      decided_at: null,
      decided_by: null,
      withdrawn_at: null,
    })
    .execute();
}

export interface StatusRow {
  readonly status: schemas.VerificationStatus;
  readonly reason: string | null;
}

/** The status of a member's newest submission; undefined without one, or when it was withdrawn. */
export async function findStatus(executor: Executor, userId: string): Promise<StatusRow | undefined> {
  const newest = await executor
    .selectFrom('submissions')
    .select(['status', 'reason', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.withdrawn_at === null ? newest : undefined;
}

/** Withdraws pending and approved submissions; returns their previous status. */
export async function withdrawSubmissions(executor: Executor, userId: string, at: Date) {
  return await executor
    .updateTable('submissions')
    .set({ withdrawn_at: at })
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .where('status', 'in', ['PENDING', 'APPROVED'])
    .returning(['id', 'status'])
    .execute();
}

/** Sets a member's verification flags. */
export async function setFlags(
  executor: Executor,
  userId: string,
  flags: { readonly is_verificated?: boolean; readonly is_send_verificate?: boolean },
): Promise<void> {
  await executor.updateTable('users').set(flags).where('id', '=', userId).execute();
}

/** Locks a member until the transaction ends, so that changes of their submissions and flags are serialized. */
export async function lockMember(executor: Executor, userId: string) {
  return await executor
    .selectFrom('users')
    .select(['id', 'full_name', 'specialty', 'is_send_verificate'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function findSentFlag(executor: Executor, userId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('users')
    .select('is_send_verificate')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.is_send_verificate ?? false;
}

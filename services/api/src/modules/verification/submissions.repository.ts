import type { Licence, Specialty, schemas } from '@cred/contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';

export interface NewSubmission {
  readonly id: string;
  readonly userId: string;
  readonly fullName: string;
  readonly specialty: Specialty;
  readonly certificate: { readonly type: string; readonly size: number };
  /** Null: submitted without one. */
  readonly licence: Licence | null;
  readonly at: Date;
}

/** @throws the violation of the unique constraint `submissions_one_standing` while one is pending or approved */
export async function insertSubmission(
  executor: Executor,
  { id, userId, fullName, specialty, certificate, licence, at }: NewSubmission,
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
      licence_authority: licence?.authority ?? null,
      licence_authority_name: licence?.authorityName ?? null,
      licence_number: licence?.number ?? null,
      licence_state: licence?.state ?? null,
      licence_category: licence?.category ?? null,
      licence_expires_on: licence?.expiresOn ?? null,
    })
    .execute();
}

export interface StatusRow {
  readonly id: string;
  readonly status: schemas.VerificationStatus;
  readonly reason: string | null;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  /** `YYYY-MM-DD`. */
  readonly licence_expires_on: string | null;
  /** False when the certificate is for an earlier name or specialty. */
  readonly is_appealable: boolean;
  /** The columns of the appeal are null without one. */
  readonly appeal_created_at: Date | null;
  readonly appeal_outcome: 'upheld' | 'granted' | 'withdrawn' | null;
}

/** A member's newest submission with its appeal; undefined without one, or when it was withdrawn. */
export async function findStatus(executor: Executor, userId: string): Promise<StatusRow | undefined> {
  const newest = await executor
    .selectFrom('submissions')
    .leftJoin('submission_appeals', 'submission_appeals.submission_id', 'submissions.id')
    .select([
      'submissions.id',
      'submissions.status',
      'submissions.reason',
      'submissions.decided_at',
      'submissions.decided_by',
      'submissions.withdrawn_at',
      'submissions.is_appealable',
      'submission_appeals.created_at as appeal_created_at',
      'submission_appeals.outcome as appeal_outcome',
      sql<string | null>`submissions.licence_expires_on::text`.as('licence_expires_on'),
    ])
    .where('submissions.user_id', '=', userId)
    .orderBy('submissions.id', 'desc')
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

/** Excludes an appeal for certificates that are for an earlier name or specialty. */
export async function forbidAppeals(executor: Executor, userId: string): Promise<void> {
  await executor.updateTable('submissions').set({ is_appealable: false }).where('user_id', '=', userId).execute();
}

/** Sets a member's verification flags and the end of the badge. */
export async function setFlags(
  executor: Executor,
  userId: string,
  flags: {
    readonly is_verificated?: boolean;
    readonly verified_until?: Date | null;
    readonly is_send_verificate?: boolean;
  },
): Promise<void> {
  await executor.updateTable('users').set(flags).where('id', '=', userId).execute();
}

/** Locks a member until the transaction ends, so that changes of their submissions and flags are serialized. */
export async function lockMember(executor: Executor, userId: string) {
  return await executor
    .selectFrom('users')
    .select(['id', 'full_name', 'specialty', 'is_verificated', 'verified_until', 'is_send_verificate'])
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

/** Members whose badge has ended by the expiry of their licence, some at a time. */
export async function findEndedBadges(executor: Executor, at: Date, take: number): Promise<string[]> {
  const rows = await executor
    .selectFrom('users')
    .select('id')
    .where('verified_until', '<=', at)
    .orderBy('verified_until')
    .limit(take)
    .execute();
  return rows.map(({ id }) => id);
}

import type { Specialty, schemas } from '@cred/contract';
import type { Executor } from '../../database/connection';
import { userSummaryColumns, type UserSummaryRow } from '../../access/user-summary.presenter';

export interface SubmissionRow extends UserSummaryRow {
  readonly id: string;
  readonly full_name: string;
  readonly specialty: Specialty;
  readonly submitted_at: Date;
  readonly certificate_type: string;
  readonly certificate_bytes: number;
}

export interface QueuePage {
  /** Only entries newer than this id; null for the first page. */
  readonly after: string | null;
  readonly take: number;
}

/** Submissions that wait for a decision, oldest first, without the reviewer's own. */
export async function findPendingSubmissions(
  executor: Executor,
  reviewerId: string,
  { after, take }: QueuePage,
): Promise<SubmissionRow[]> {
  let query = executor
    .selectFrom('submissions')
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .select([
      'submissions.id',
      'submissions.full_name',
      'submissions.specialty',
      'submissions.submitted_at',
      'submissions.certificate_type',
      'submissions.certificate_bytes',
    ])
    .select(userSummaryColumns)
    .where('submissions.status', '=', 'PENDING')
    .where('submissions.withdrawn_at', 'is', null)
    .where('submissions.user_id', '<>', reviewerId)
    .orderBy('submissions.id')
    .limit(take);
  if (after !== null) query = query.where('submissions.id', '>', after);
  return query.execute();
}

export interface SubmissionState {
  readonly user_id: string;
  readonly status: schemas.VerificationStatus;
  readonly certificate_type: string;
  readonly withdrawn_at: Date | null;
}

export async function findSubmission(executor: Executor, id: string): Promise<SubmissionState | undefined> {
  return await executor
    .selectFrom('submissions')
    .select(['user_id', 'status', 'certificate_type', 'withdrawn_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns false when the submission does not wait for a decision. */
export async function storeDecision(
  executor: Executor,
  id: string,
  {
    status,
    reason,
    reviewerId,
    at,
  }: {
    readonly status: 'APPROVED' | 'DENIED';
    readonly reason: string;
    readonly reviewerId: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const decided = await executor
    .updateTable('submissions')
    .set({ status, reason, decided_by: reviewerId, decided_at: at })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return decided !== undefined;
}

import type { DenialReason, LicenceAuthority, Specialty, schemas } from '@cred/contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import { userSummaryColumns, type UserSummaryRow } from '../../access/user-summary.presenter';

export interface SubmissionRow extends UserSummaryRow {
  readonly id: string;
  readonly full_name: string;
  readonly specialty: Specialty;
  readonly submitted_at: Date;
  readonly certificate_type: string;
  readonly certificate_bytes: number;
  /** Null: submitted without a licence. */
  readonly licence_authority: LicenceAuthority | null;
  readonly licence_authority_name: string | null;
  readonly licence_number: string | null;
  readonly licence_state: string | null;
  readonly licence_category: string | null;
  /** `YYYY-MM-DD`. */
  readonly licence_expires_on: string | null;
  /** The reason of a denial that the member appeals against. */
  readonly reason: string | null;
  /** Null unless the member submission_appeals. */
  readonly appeal_text: string | null;
  readonly appeal_created_at: Date | null;
  readonly confirmations: number;
}

export interface QueuePage {
  /** Only entries newer than this id; null for the first page. */
  readonly after: string | null;
  readonly take: number;
}

/** Whether a reviewer may decide on an appeal (LIC-11): neither who denied the submission nor who has decided on it. */
const mayDecideAppeal = (reviewerId: string) => sql<boolean>`(
  submissions.decided_by is distinct from ${reviewerId}::uuid and not exists (
    select from submission_appeal_votes
    where submission_appeal_votes.submission_id = submissions.id and submission_appeal_votes.reviewer_id = ${reviewerId}::uuid))`;

/**
 * Submissions that wait for a decision of the reviewer, oldest first, without their own: new ones, and denied ones whose
 * members appeal.
 */
export async function findPendingSubmissions(
  executor: Executor,
  reviewerId: string,
  { after, take }: QueuePage,
): Promise<SubmissionRow[]> {
  let query = executor
    .selectFrom('submissions')
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .leftJoin('submission_appeals', (join) =>
      join
        .onRef('submission_appeals.submission_id', '=', 'submissions.id')
        .on('submission_appeals.closed_at', 'is', null),
    )
    .select([
      'submissions.id',
      'submissions.full_name',
      'submissions.specialty',
      'submissions.submitted_at',
      'submissions.certificate_type',
      'submissions.certificate_bytes',
      'submissions.licence_authority',
      'submissions.licence_authority_name',
      'submissions.licence_number',
      'submissions.licence_state',
      'submissions.licence_category',
      'submissions.reason',
      'submission_appeals.text as appeal_text',
      'submission_appeals.created_at as appeal_created_at',
      sql<string | null>`submissions.licence_expires_on::text`.as('licence_expires_on'),
    ])
    .select((eb) =>
      eb
        .selectFrom('submission_appeal_votes')
        .whereRef('submission_appeal_votes.submission_id', '=', 'submissions.id')
        .select(eb.fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('confirmations'),
    )
    .select(userSummaryColumns)
    .where((eb) =>
      eb.or([
        eb.and([eb('submissions.status', '=', 'PENDING'), eb('submissions.withdrawn_at', 'is', null)]),
        eb.and([eb('submission_appeals.submission_id', 'is not', null), mayDecideAppeal(reviewerId)]),
      ]),
    )
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
  readonly decided_by: string | null;
  /** `YYYY-MM-DD`. */
  readonly licence_expires_on: string | null;
  readonly has_open_appeal: boolean;
}

export async function findSubmission(executor: Executor, id: string): Promise<SubmissionState | undefined> {
  return await executor
    .selectFrom('submissions')
    .leftJoin('submission_appeals', (join) =>
      join
        .onRef('submission_appeals.submission_id', '=', 'submissions.id')
        .on('submission_appeals.closed_at', 'is', null),
    )
    .select([
      'submissions.user_id',
      'submissions.status',
      'submissions.certificate_type',
      'submissions.withdrawn_at',
      'submissions.decided_by',
      sql<string | null>`submissions.licence_expires_on::text`.as('licence_expires_on'),
      sql<boolean>`submission_appeals.submission_id is not null`.as('has_open_appeal'),
    ])
    .where('submissions.id', '=', id)
    .executeTakeFirst();
}

/** Approves a denied submission whose appeal was granted; who denied it stays recorded. */
export async function approveAppealed(executor: Executor, id: string, at: Date): Promise<void> {
  await executor
    .updateTable('submissions')
    .set({ status: 'APPROVED', decided_at: at })
    .where('id', '=', id)
    .where('status', '=', 'DENIED')
    .execute();
}

/** Returns false when the submission does not wait for a decision. */
export async function storeDecision(
  executor: Executor,
  id: string,
  {
    status,
    reason,
    template,
    reviewerId,
    at,
  }: {
    readonly status: 'APPROVED' | 'DENIED';
    readonly reason: string;
    readonly template: DenialReason | null;
    readonly reviewerId: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const decided = await executor
    .updateTable('submissions')
    .set({ status, reason, reason_template: template, decided_by: reviewerId, decided_at: at })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return decided !== undefined;
}

import type { DenialReason } from '@cred/contract';
import type { Executor } from '../../database/connection';

/** @throws the violation of the primary key when the submission has an appeal */
export async function insertAppeal(
  executor: Executor,
  { submissionId, text, at }: { readonly submissionId: string; readonly text: string; readonly at: Date },
): Promise<void> {
  await executor
    .insertInto('submission_appeals')
    .values({ submission_id: submissionId, text, created_at: at, closed_at: null, outcome: null })
    .execute();
}

/** Closes an open appeal. Returns false when it is closed already. */
export async function closeAppeal(
  executor: Executor,
  submissionId: string,
  outcome: 'upheld' | 'granted' | 'withdrawn',
  at: Date,
): Promise<boolean> {
  const closed = await executor
    .updateTable('submission_appeals')
    .set({ closed_at: at, outcome })
    .where('submission_id', '=', submissionId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
}

/** Withdraws a member's open appeal; returns the ids of its submission. */
export async function withdrawAppeals(executor: Executor, userId: string, at: Date): Promise<string[]> {
  const rows = await executor
    .updateTable('submission_appeals')
    .set({ closed_at: at, outcome: 'withdrawn' })
    .where('closed_at', 'is', null)
    .where('submission_id', 'in', (eb) => eb.selectFrom('submissions').select('id').where('user_id', '=', userId))
    .returning('submission_id')
    .execute();
  return rows.map(({ submission_id }) => submission_id);
}

export interface NewVote {
  readonly id: string;
  readonly submissionId: string;
  readonly reviewerId: string;
  readonly decision: 'APPROVED' | 'DENIED';
  readonly reason: string;
  readonly template: DenialReason | null;
  readonly at: Date;
}

/** Stores a reviewer's decision on an appeal. Returns false when they have decided on it already. */
export async function insertVote(executor: Executor, vote: NewVote): Promise<boolean> {
  const stored = await executor
    .insertInto('submission_appeal_votes')
    .values({
      id: vote.id,
      submission_id: vote.submissionId,
      reviewer_id: vote.reviewerId,
      decision: vote.decision,
      reason: vote.reason,
      reason_template: vote.template,
      at: vote.at,
    })
    .onConflict((conflict) => conflict.columns(['submission_id', 'reviewer_id']).doNothing())
    .executeTakeFirst();
  return Number(stored.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** The number of reviewers who confirmed the denial. */
export async function countConfirmations(executor: Executor, submissionId: string): Promise<number> {
  const { count } = await executor
    .selectFrom('submission_appeal_votes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('submission_id', '=', submissionId)
    .where('decision', '=', 'DENIED')
    .executeTakeFirstOrThrow();
  return count;
}

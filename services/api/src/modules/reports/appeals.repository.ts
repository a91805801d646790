import * as schemas from '@cred/contract/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../database/connection';
import type { ReportAppealTable } from '../../database/schema/moderation';

/** The side on which a member may appeal a decision, and the post that it is about. */
export interface OwnDecision {
  readonly side: ReportAppealTable['side'];
  readonly post_id: string | null;
}

/** A decision about the member, or about a report of theirs. Members are not shown dismissed reports about them. */
export async function findOwnDecision(
  executor: Executor,
  memberId: string,
  decisionId: string,
): Promise<OwnDecision | undefined> {
  const row = await executor
    .selectFrom('moderation_decisions as decision')
    .select(({ eb, exists, selectFrom }) => [
      'decision.post_id',
      'decision.outcome',
      eb('decision.member_id', '=', memberId).as('concerned'),
      exists(
        selectFrom('reports')
          .select('reports.id')
          .whereRef('reports.decision_id', '=', 'decision.id')
          .where('reports.reporter_id', '=', memberId),
      ).as('reported'),
    ])
    .where('decision.id', '=', decisionId)
    .executeTakeFirst();
  if (row?.reported) return { side: 'reporter', post_id: row.post_id };
  if (row?.concerned && row.outcome !== 'dismissed') return { side: 'member', post_id: row.post_id };
  return undefined;
}

/** Locks a post, so that its contents are neither deleted nor restored until the transaction ends. */
export async function lockPostForAppeal(trx: Executor, postId: string): Promise<void> {
  await trx.selectFrom('posts').select('id').where('id', '=', postId).forShare().execute();
}

/**
 * Whether a decision (as `decision`, joined with its post as `posts`) is of a kind that this side can appeal. The
 * reporter can appeal a dismissal unless the post is gone; the member a warning, and a removal while the post can be
 * restored (MOD-4).
 */
export const isAppealable = (side: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(case ${side}
  when 'reporter' then decision.outcome = 'dismissed'
    and (decision.post_id is null or posts.deleted_at is null)
  else decision.outcome = 'warned' or (decision.outcome = 'removed' and posts.removed_at is not null) end)`;

/** The time of a decision that its side can still appeal; undefined for any other decision. */
export async function findAppealableSince(
  executor: Executor,
  decisionId: string,
  side: ReportAppealTable['side'],
): Promise<Date | undefined> {
  const row = await executor
    .selectFrom('moderation_decisions as decision')
    .leftJoin('posts', 'posts.id', 'decision.post_id')
    .select('decision.decided_at')
    .where('decision.id', '=', decisionId)
    .where(isAppealable(sql`${side}::text`))
    .executeTakeFirst();
  return row?.decided_at;
}

export interface NewAppeal {
  readonly id: string;
  readonly decisionId: string;
  readonly appellantId: string;
  readonly side: ReportAppealTable['side'];
  readonly text: string;
  readonly at: Date;
}

/** Stores an appeal; returns false when the member has appealed the decision already. */
export async function insertAppeal(executor: Executor, appeal: NewAppeal): Promise<boolean> {
  const row = await executor
    .insertInto('report_appeals')
    .values({
      id: appeal.id,
      decision_id: appeal.decisionId,
      appellant_id: appeal.appellantId,
      side: appeal.side,
      text: appeal.text,
      created_at: appeal.at,
    })
    .onConflict((conflict) => conflict.columns(['decision_id', 'appellant_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The text of a member's appeal against a decision. */
export async function findAppealText(
  executor: Executor,
  decisionId: string,
  appellantId: string,
): Promise<string | undefined> {
  const row = await executor
    .selectFrom('report_appeals')
    .select('text')
    .where('decision_id', '=', decisionId)
    .where('appellant_id', '=', appellantId)
    .executeTakeFirst();
  return row?.text;
}

/** The reason that a decision's events are counted by: its report's, else the rule that it names, else `other`. */
export async function findCountedReason(executor: Executor, decisionId: string): Promise<schemas.ReportReason> {
  const row = await executor
    .selectFrom('moderation_decisions as decision')
    .leftJoin('reports', 'reports.decision_id', 'decision.id')
    .select(['reports.reason as reported', 'decision.reason as decided'])
    .where('decision.id', '=', decisionId)
    .orderBy('reports.id')
    .limit(1)
    .executeTakeFirst();
  return row?.reported ?? schemas.reportReasons.find((each) => each === row?.decided) ?? 'other';
}

/** Deletes the appeals of a post's author that wait for a decision, because its contents are being deleted. */
export async function deleteOpenAppealsOfPost(executor: Executor, postId: string): Promise<void> {
  await executor
    .deleteFrom('report_appeals')
    .where('side', '=', 'member')
    .where('decided_at', 'is', null)
    .where('decision_id', 'in', (eb) =>
      eb.selectFrom('moderation_decisions').select('id').where('post_id', '=', postId),
    )
    .execute();
}

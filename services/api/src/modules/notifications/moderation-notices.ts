import type { schemas } from '@cred/contract';
import { newId } from '../../core/ids';
import type { Executor } from '../../database/connection';
import type { ModerationNotice } from '../../database/schema/notifications';
import { publishEvents } from '../live-events/publish-events';

/** PostgreSQL allows 65,535 parameters in a statement; many members may have reported one post. */
const ROWS_PER_INSERT = 1_000;

/** A notice to one of the members that a decision concerns. */
export interface DecisionNotice {
  readonly userId: string;
  readonly decisionId: string;
  readonly notice: ModerationNotice;
}

/**
 * Notifies members of a decision on a report or of an appeal, in the caller's transaction; called at its end (see
 * `publishEvents`). A notice is sent from the recipient, so that it reveals neither the reporter nor the reviewer
 * (MOD-2).
 */
export async function notifyOfDecision(trx: Executor, notices: readonly DecisionNotice[], at: Date): Promise<void> {
  if (notices.length === 0) return;
  for (let start = 0; start < notices.length; start += ROWS_PER_INSERT) {
    await insertNotices(trx, notices.slice(start, start + ROWS_PER_INSERT), at);
  }
  await publishEvents(
    trx,
    notices.flatMap(({ userId }) => [
      { userId, name: 'notifications' },
      // A post was removed or is back, a report was decided: open pages show it (NOTIF-15).
      { userId, name: 'account' },
    ]),
  );
}

const insertNotices = (trx: Executor, notices: readonly DecisionNotice[], at: Date) =>
  trx
    .insertInto('notifications')
    .values(
      notices.map(({ userId, decisionId, notice }) => ({
        id: newId(at),
        user_id: userId,
        from_user_id: userId,
        type: 'moderation' as const,
        created_at: at,
        chat_id: null,
        message_id: null,
        post_id: null,
        submission_id: null,
        deleted_at: null,
        decision_id: decisionId,
        notice,
      })),
    )
    .execute();

/** The decision that a notice is about. */
interface Decision {
  readonly notice: ModerationNotice;
  readonly outcome: schemas.ReportOutcome;
  readonly reason: schemas.DecisionReason;
  readonly isAboutPost: boolean;
}

/** The templates' texts (MOD-1). With 'Your post was removed: ' before it, each fits into a preview (SRV-33). */
export const decisionReasonTexts: Readonly<Record<schemas.DecisionReason, string>> = {
  misinformation: 'false or misleading health information',
  patient_privacy: 'it shows or names a patient',
  harassment: 'harassment or abuse',
  spam: 'spam or advertising',
  impersonation: 'pretending to be somebody else',
  other: 'it breaks another rule',
  no_rule_broken: 'no rule was broken',
  not_enough_information: 'there was not enough information',
  already_handled: 'it was handled already',
};

/** The text of a moderation notice (MOD-2), at most 80 characters. */
export function moderationText({ notice, outcome, reason, isAboutPost }: Decision): string {
  switch (notice) {
    case 'report_decided':
      return `Your report was reviewed: ${
        outcome === 'removed'
          ? 'the post was removed'
          : outcome === 'warned'
            ? 'the member was warned'
            : decisionReasonTexts[reason]
      }`;
    case 'member_decided':
      return `${outcome === 'removed' ? 'Your post was removed' : 'A reviewer warned you'}: ${decisionReasonTexts[reason]}`;
    case 'appeal_upheld':
      return 'Your appeal was reviewed: the decision stays';
    case 'appeal_reversed':
      return `Your appeal was reviewed: ${
        outcome === 'removed'
          ? 'your post is back'
          : outcome === 'warned'
            ? 'the warning is withdrawn'
            : isAboutPost
              ? 'the post was removed'
              : 'the member was warned'
      }`;
    case 'report_changed':
      return 'A decision on your report was changed after an appeal';
  }
}

import { limits, type CallResponse, type ModerationCase } from '@cred/contract';
import type { CaseRow } from './moderation-cases.repository';

const DAY_MS = 24 * 60 * 60_000;

/** The end of the time for an appeal against a decision (MOD-4). */
export const endOfAppeal = (decidedAt: Date): Date => new Date(decidedAt.getTime() + limits.appeal.days * DAY_MS);

/** A member's report or a decision about them, as they may see it at a time. */
export function presentCase(row: CaseRow, now: Date): CallResponse<'getModeration'>[number] {
  return {
    id: row.id,
    side: row.side,
    subject: row.post_id === null ? 'member' : 'post',
    createdAt: row.created_at.toISOString(),
    report: row.report_reason === null ? null : { reason: row.report_reason, text: row.report_text ?? '' },
    decision: presentDecision(row),
    postText: row.post_text,
    appealUntil: presentEndOfAppeal(row, now),
    appeal:
      row.appeal_created_at === null
        ? null
        : {
            text: row.appeal_text ?? '',
            createdAt: row.appeal_created_at.toISOString(),
            outcome: row.appeal_outcome,
          },
  };
}

function presentDecision({ decision_id, outcome, reason, decided_at }: CaseRow): ModerationCase['decision'] {
  // All are null or none is: they are columns of one joined row.
  if (decision_id === null || outcome === null || reason === null || decided_at === null) return null;
  return { id: decision_id, outcome, reason, decidedAt: decided_at.toISOString() };
}

function presentEndOfAppeal(row: CaseRow, now: Date): string | null {
  if (row.is_appealable !== true || row.decided_at === null || row.appeal_created_at !== null) return null;
  const end = endOfAppeal(row.decided_at);
  return end > now ? end.toISOString() : null;
}

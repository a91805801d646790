import * as z from 'zod';
import { isBlankText } from '../blank-text';
import { limits } from '../limits';
import { reportedPost } from './account';
import { id, text, timestamp } from './common';
import { type DecisionReason, decisionReasons, dismissalReasons, reportReasons } from './reasons';
import { userSummary } from './user';

/** `removed`: the post is hidden. `warned`: the member is notified of the rule that they broke. */
export const reportOutcomes = ['dismissed', 'removed', 'warned'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

const isDismissalReason = (reason: DecisionReason): boolean =>
  (dismissalReasons as readonly DecisionReason[]).includes(reason);

/** Without a reason, the server uses the report's own, or `no_rule_broken` for a dismissal. */
export const reportDecisionBody = z
  .object({
    outcome: z.enum(reportOutcomes),
    reason: z.enum(decisionReasons).optional(),
    note: text(limits.report.textMax).default(''),
  })
  .refine(({ outcome, reason }) => reason === undefined || isDismissalReason(reason) === (outcome === 'dismissed'), {
    path: ['reason'],
    message: 'Choose a reason of this outcome',
  });

/** `upheld`: the decision stays. */
export const appealOutcomes = ['upheld', 'reversed'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

export const appealBody = z.object({
  text: text(limits.report.textMax).refine((value) => !isBlankText(value), 'Write why the decision is wrong'),
});

/**
 * What reviewers decided for the viewer: about a report of theirs, or about their post or account. It never names the
 * reporter or the reviewer.
 */
export const moderationCase = z.object({
  id,
  side: z.enum(['reporter', 'member']),
  subject: z.enum(['post', 'member']),
  createdAt: timestamp,
  /** The viewer's own report; null on the side `member`. */
  report: z.object({ reason: z.enum(reportReasons), text: z.string() }).nullable(),
  /** Null while the report is open. */
  decision: z
    .object({ id, outcome: z.enum(reportOutcomes), reason: z.enum(decisionReasons), decidedAt: timestamp })
    .nullable(),
  /** The text of the viewer's removed post, while it can be restored. */
  postText: z.string().nullable(),
  /** Until when the viewer can appeal; null when they cannot. */
  appealUntil: timestamp.nullable(),
  appeal: z.object({ text: z.string(), createdAt: timestamp, outcome: z.enum(appealOutcomes).nullable() }).nullable(),
});
export type ModerationCase = z.infer<typeof moderationCase>;

/** An appeal in the reviewers' queue, with the post unless it is deleted. */
export const reportAppeal = z.object({
  id,
  side: z.enum(['reporter', 'member']),
  text: z.string(),
  createdAt: timestamp,
  appellant: userSummary,
  member: userSummary,
  decision: z.object({
    outcome: z.enum(reportOutcomes),
    reason: z.enum(decisionReasons),
    decidedAt: timestamp,
    /** Null after the reviewer's account was deleted. */
    reviewer: userSummary.nullable(),
  }),
  subject: z.enum(['post', 'member']),
  post: reportedPost.nullable(),
});
export type ReportAppeal = z.infer<typeof reportAppeal>;

/** `reason`: the rule, when a dismissal is reversed; without it, the report's own. */
export const appealDecisionBody = z.object({
  outcome: z.enum(appealOutcomes),
  reason: z.enum(reportReasons).optional(),
  note: text(limits.report.textMax).default(''),
});

const count = z.number().int().min(0);
const moderationCounts = z.object({
  reports: count,
  dismissed: count,
  removed: count,
  warned: count,
  appeals: count,
  reversed: count,
  /** From the report to its decision; null without a decision. */
  medianHours: z.number().min(0).nullable(),
});
export type ModerationCounts = z.infer<typeof moderationCounts>;

/** Counts of the current month and the 12 before it, newest first; months without any event are left out. */
export const transparency = z.object({
  total: moderationCounts,
  reasons: z.array(moderationCounts.extend({ reason: z.enum(reportReasons) })),
  months: z.array(
    moderationCounts.extend({
      /** In UTC, such as '2026-11'. */
      month: z.string().regex(/^\d{4}-\d{2}$/),
      certificatesApproved: count,
      certificatesDenied: count,
    }),
  ),
});
export type Transparency = z.infer<typeof transparency>;

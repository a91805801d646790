import type { Viewer } from '../core/viewer';
import { sql } from 'kysely';
import { audienceIncludes } from './visibility';

/** Whether a reviewer has reported the same post or member as a report (as `reports`) does. */
export const hasReportedToo = (reviewer: Pick<Viewer, 'id'>) =>
  sql<boolean>`exists (select from reports own where own.reporter_id = ${reviewer.id}::uuid
    and own.member_id = reports.member_id and own.post_id is not distinct from reports.post_id)`;

/**
 * Whether this reviewer may decide a report: it is neither about themself nor about anything that they have reported, nor
 * about a post of an audience that they do not belong to. Blocks are ignored, since a reported member could otherwise hide
 * from the reviewers.
 */
export const isDecidableBy = (reviewer: Pick<Viewer, 'id' | 'isHealthProfessional'>) =>
  sql<boolean>`(reports.member_id <> ${reviewer.id}::uuid and not ${hasReportedToo(reviewer)}
    and (posts.id is null or ${audienceIncludes(reviewer, 'posts')}))`;

/** Whether a reviewer has reported what a decision (as `decision`) is about. */
export const hasReportedDecided = (reviewer: Pick<Viewer, 'id'>) =>
  sql<boolean>`exists (select from reports where reports.reporter_id = ${reviewer.id}::uuid
    and reports.member_id = decision.member_id and reports.post_id is not distinct from decision.post_id)`;

/**
 * Whether an appeal against a decision (as `decision`, joined with its post as `posts`) may be decided by this reviewer:
 * they are neither the member that it is about nor one of the reporters, and belong to the post's audience. The reviewer
 * of the decision is checked when the appeal is decided (MOD-5).
 */
export const isAppealFor = (reviewer: Pick<Viewer, 'id' | 'isHealthProfessional'>) =>
  sql<boolean>`(decision.member_id <> ${reviewer.id}::uuid
    and (posts.id is null or ${audienceIncludes(reviewer, 'posts')})
    and not ${hasReportedDecided(reviewer)})`;

/**
 * Whether a post (as `posts`) is in one of this reviewer's queues, so that they may load its media: it has an open
 * report and is not deleted, or an open appeal and its contents; and the reviewer may decide. As
 * for the queue, their session must be confirmed (AUTH-25).
 */
export const reportedTo = (viewer: Pick<Viewer, 'id' | 'isHealthProfessional' | 'isReviewer' | 'session'>) =>
  sql<boolean>`(${viewer.isReviewer && viewer.session.secondFactorAt !== null}::boolean and (
    (posts.deleted_at is null and exists (
      select from reports
      where reports.post_id = posts.id and reports.decided_at is null and ${isDecidableBy(viewer)}))
    or ((posts.deleted_at is null or posts.removed_at is not null) and exists (
      select from report_appeals join moderation_decisions decision on decision.id = report_appeals.decision_id
      where decision.post_id = posts.id and report_appeals.decided_at is null and ${isAppealFor(viewer)}))))`;

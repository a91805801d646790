import type { Viewer } from '../core/viewer';
import { sql } from 'kysely';
import { audienceIncludes } from './visibility';

/**
 * Whether this reviewer may decide a report: it is not about themself, nor about a post of an audience that they do not
 * belong to. Blocks are ignored, since a reported member could otherwise hide from the reviewers.
 */
export const isDecidableBy = (reviewer: Pick<Viewer, 'id' | 'isHealthProfessional'>) =>
  sql<boolean>`(reports.member_id <> ${reviewer.id}::uuid and 
    (posts.id is null or ${audienceIncludes(reviewer, 'posts')}))`;

/**
 * Whether a post (as `posts`) is in this reviewer's queue, so that they may load its media: it is not deleted, and has
 * an open report that they may decide.
 */
export const reportedTo = (viewer: Pick<Viewer, 'id' | 'isHealthProfessional' | 'isReviewer'>) =>
  sql<boolean>`(${viewer.isReviewer}::boolean and posts.deleted_at is null and exists (
    select from reports where reports.post_id = posts.id and reports.decided_at is null and ${isDecidableBy(viewer)}))`;

import type { CallResponse, Report, schemas, UserSummary } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { mediaPath, videoPath } from '../media/media-path';
import { apiUrl, presentUserSummary } from '../../access/user-summary.presenter';
import { decisionReasonTexts } from '../notifications/moderation-notices';
import type { AppealRow } from './appeals-queue.repository';
import type { AuditRow } from '../audit/audit.repository';
import type { ReportedRow } from './reported-columns';
import type { ReportRow } from './reports-queue.repository';
import type { QueuedSubmission } from './submissions-review.service';

type Host = Pick<Settings, 'API_PUBLIC_URL'>;
type Item<T> = T extends readonly (infer Each)[] ? Each : never;

export const presentSubmission = (
  { row, licence, lookup }: QueuedSubmission,
  settings: Host,
): Item<CallResponse<'getSubmissions'>> => ({
  id: row.id,
  member: presentUserSummary(row, settings),
  specialty: row.specialty,
  fullName: row.full_name,
  submittedAt: row.submitted_at.toISOString(),
  certificate: { type: row.certificate_type, bytes: row.certificate_bytes },
  licence: licence && lookup && { ...licence, lookup },
  ...(row.appeal_text !== null &&
    row.appeal_created_at !== null && {
      appeal: {
        text: row.appeal_text,
        createdAt: row.appeal_created_at.toISOString(),
        reason: row.reason ?? '',
        confirmations: row.confirmations,
      },
    }),
});

export const presentReport = (row: ReportRow, settings: Host): Item<CallResponse<'getReports'>> => ({
  id: row.id,
  reason: row.reason,
  text: row.text,
  createdAt: row.created_at.toISOString(),
  reporter: {
    id: row.reporter_id,
    username: row.reporter_username,
    fullName: row.reporter_full_name,
    profileImg: apiUrl(settings, row.reporter_profile_img),
    isVerificated: row.reporter_is_verificated,
  },
  member: presentReportedMember(row, settings),
  post: presentReportedPost(row, settings),
});

const presentReportedMember = (row: ReportedRow, settings: Host): UserSummary => ({
  id: row.member_id,
  username: row.member_username,
  fullName: row.member_full_name,
  profileImg: apiUrl(settings, row.member_profile_img),
  isVerificated: row.member_is_verificated,
});

function presentReportedPost(row: ReportedRow, settings: Host): Report['post'] {
  const { post_id, post_created_at, media_id, media_kind } = row;
  if (post_id === null || post_created_at === null) return null;
  return {
    id: post_id,
    text: row.post_text ?? '',
    ...(row.reported_text !== null && row.reported_text !== row.post_text && { reportedText: row.reported_text }),
    createdAt: post_created_at.toISOString(),
    img: media_id !== null && media_kind === 'image' ? apiUrl(settings, mediaPath(media_id, 'card')) : null,
    imgAlt: row.post_img_alt,
    video: media_id !== null && media_kind === 'video' ? apiUrl(settings, videoPath(media_id)) : null,
  };
}

export const presentAppeal = (row: AppealRow, settings: Host): Item<CallResponse<'getReportAppeals'>> => ({
  id: row.id,
  side: row.side,
  text: row.text,
  createdAt: row.created_at.toISOString(),
  appellant: presentUserSummary(row, settings),
  member: presentReportedMember(row, settings),
  decision: {
    outcome: row.outcome,
    reason: row.reason,
    decidedAt: row.decided_at.toISOString(),
    reviewer:
      row.reviewer_id === null
        ? null
        : {
            id: row.reviewer_id,
            username: row.reviewer_username ?? '',
            fullName: row.reviewer_full_name ?? '',
            profileImg: apiUrl(settings, row.reviewer_profile_img),
            isVerificated: row.reviewer_is_verificated ?? false,
          },
  },
  subject: row.is_about_post ? 'post' : 'member',
  post: presentReportedPost(row, settings),
});

export const presentAudit = (row: AuditRow, settings: Host): Item<CallResponse<'getAuditLog'>> => ({
  id: row.id,
  at: row.at.toISOString(),
  actor:
    row.actor_id === null
      ? null
      : {
          id: row.actor_id,
          username: row.actor_username ?? '',
          fullName: row.actor_full_name ?? '',
          profileImg: apiUrl(settings, row.actor_profile_img),
          isVerificated: row.actor_is_verificated ?? false,
        },
  action: row.action,
  subject: subjectOf(row),
  ...(row.decision_reason === null ? {} : { reason: reasonOf(row.decision_reason, row.same_reviewer) }),
  detail: [row.reason ?? row.note ?? '', row.detail].filter(Boolean).join('\n'),
});

function subjectOf({ action, member_username, post_id }: AuditRow): string {
  if (action === 'registry.imported') return '';
  const member = member_username === null ? 'a deleted member' : `@${member_username}`;
  return post_id === null ? member : `post ${post_id} of ${member}`;
}

/** The template's text for the log, with a mark if a reviewer decided an appeal against their own decision (MOD-5). */
const reasonOf = (reason: schemas.DecisionReason, isSameReviewer: boolean | null): string =>
  `${decisionReasonTexts[reason]}${isSameReviewer ? ' (same reviewer: there was no other)' : ''}`;

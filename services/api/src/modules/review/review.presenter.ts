import type { CallResponse, Report } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { mediaPath, videoPath } from '../media/media-path';
import { apiUrl, presentUserSummary } from '../../access/user-summary.presenter';
import type { AuditRow } from './audit.repository';
import type { ReportRow } from './reports-queue.repository';
import type { SubmissionRow } from './submissions-queue.repository';

type Host = Pick<Settings, 'API_PUBLIC_URL'>;
type Item<T> = T extends readonly (infer Each)[] ? Each : never;

export const presentSubmission = (row: SubmissionRow, settings: Host): Item<CallResponse<'getSubmissions'>> => ({
  id: row.id,
  member: presentUserSummary(row, settings),
  specialty: row.specialty,
  fullName: row.full_name,
  submittedAt: row.submitted_at.toISOString(),
  certificate: { type: row.certificate_type, bytes: row.certificate_bytes },
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
  member: {
    id: row.member_id,
    username: row.member_username,
    fullName: row.member_full_name,
    profileImg: apiUrl(settings, row.member_profile_img),
    isVerificated: row.member_is_verificated,
  },
  post: presentReportedPost(row, settings),
});

function presentReportedPost(row: ReportRow, settings: Host): Report['post'] {
  const { post_id, post_created_at, media_id, media_kind } = row;
  if (post_id === null || post_created_at === null) return null;
  return {
    id: post_id,
    text: row.post_text ?? '',
    createdAt: post_created_at.toISOString(),
    img: media_id !== null && media_kind === 'image' ? apiUrl(settings, mediaPath(media_id, 'card')) : null,
    imgAlt: row.post_img_alt,
    video: media_id !== null && media_kind === 'video' ? apiUrl(settings, videoPath(media_id)) : null,
  };
}

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
  detail: row.reason ?? row.note ?? '',
});

function subjectOf({ member_username, post_id }: AuditRow): string {
  const member = member_username === null ? 'a deleted member' : `@${member_username}`;
  return post_id === null ? member : `post ${post_id} of ${member}`;
}

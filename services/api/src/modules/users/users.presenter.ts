import type { Me, User } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { apiUrl } from '../../access/user-summary.presenter';
import type { ProfileRow } from './users.repository';
import { countsAsProfessional, hasBadge } from '../../access/health-audience.policy';

type PresenterSettings = Pick<Settings, 'API_PUBLIC_URL' | 'HEALTH_AUDIENCE'>;

/** A profile as every member may see it. */
export const presentUser = (row: ProfileRow, settings: PresenterSettings, at: Date): User => ({
  id: row.id,
  username: row.username,
  fullName: row.full_name,
  profileImg: apiUrl(settings, row.profile_img),
  isVerificated: hasBadge(row, at),
  specialty: row.specialty,
  coverImg: apiUrl(settings, row.cover_img),
  bio: row.bio,
  link: row.link,
  createdAt: row.created_at.toISOString(),
  isHealthProfessional: countsAsProfessional(row, settings, at),
  isFollowing: row.is_following,
  isBlocked: row.is_blocked,
  isMuted: row.is_muted,
  _count: { following: row.following_count, followers: row.followers_count },
});

/** A profile with the fields that only its owner may see (SRV-15). */
export const presentMe = (row: ProfileRow, settings: PresenterSettings, at: Date): Me => ({
  ...presentUser(row, settings, at),
  email: row.email,
  // An expired licence allows another submission, even before the job has reset the flag.
  isSendVerificate: row.is_send_verificate && hasBadge({ ...row, is_verificated: true }, at),
  isReviewer: row.is_reviewer,
  healthAudience: settings.HEALTH_AUDIENCE,
  isEmailConfirmed: row.email_confirmed_at !== null,
  pendingEmail: row.pending_email,
});

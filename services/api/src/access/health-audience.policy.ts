import type { Specialty } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';

/** Every listed specialty except one is a health profession (SRV-11). */
export const isHealthSpecialty = (specialty: Specialty): boolean => specialty !== 'Other_Professions';

interface Badge {
  readonly is_verificated: boolean;
  readonly verified_until: Date | null;
}

/**
 * Whether a member has the badge at a time (LIC-8). The stored flag alone is not enough: a licence can have expired
 * since the last run of the job that removes badges.
 */
export const hasBadge = ({ is_verificated, verified_until }: Badge, at: Date): boolean =>
  is_verificated && (verified_until === null || verified_until > at);

/** Whether a member belongs to the health audience in this deployment (SRV-11). */
export const countsAsProfessional = (
  user: Badge & { readonly is_health_professional: boolean },
  settings: Pick<Settings, 'HEALTH_AUDIENCE'>,
  at: Date,
): boolean => user.is_health_professional && (settings.HEALTH_AUDIENCE === 'specialty' || hasBadge(user, at));

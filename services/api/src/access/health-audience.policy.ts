import type { Specialty } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';

/** Every listed specialty except one is a health profession (SRV-11). */
export const isHealthSpecialty = (specialty: Specialty): boolean => specialty !== 'Other_Professions';

/** Whether a member belongs to the health audience in this deployment (SRV-11). */
export const countsAsProfessional = (
  user: { readonly is_health_professional: boolean; readonly is_verificated: boolean },
  settings: Pick<Settings, 'HEALTH_AUDIENCE'>,
): boolean => user.is_health_professional && (settings.HEALTH_AUDIENCE === 'specialty' || user.is_verificated);

import type { Specialty } from '@cred/contract';
import type { Settings } from '@cred/contract/settings';
import { errors } from '@cred/service-kit';
import type { Viewer } from '../../core/viewer';

/** What a username is made of, once it is in lower case. */
export const PLAIN_USERNAME = /^[a-z0-9_.]+$/;

/** Every listed specialty but one makes a health professional (server rule 11). */
export const isHealthSpecialty = (specialty: Specialty): boolean => specialty !== 'Other_Professions';

/** Whether a member belongs to the health audience in this deployment (server rule 11). */
export const countsAsProfessional = (
  user: { readonly is_health_professional: boolean; readonly is_verificated: boolean },
  settings: Pick<Settings, 'HEALTH_AUDIENCE'>,
): boolean => user.is_health_professional && (settings.HEALTH_AUDIENCE === 'specialty' || user.is_verificated);

/** Refuses with 400 a member who would follow themself. */
export function requireOther(viewer: Viewer, followingId: string): void {
  if (viewer.id === followingId) throw errors.validationFailed({ followingId: 'You cannot follow yourself' });
}

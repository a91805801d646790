import type { schemas } from '@cred/contract';
import type { Viewer } from '../../core/viewer';

/** Only health professionals may post for health professionals (SRV-21). */
export const mayUseAudience = (viewer: Pick<Viewer, 'isHealthProfessional'>, audience: schemas.Audience): boolean =>
  audience === 'general' || viewer.isHealthProfessional;

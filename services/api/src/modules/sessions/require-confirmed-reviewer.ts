import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import { hasSecondFactor } from './sessions.repository';

/**
 * Requires that a reviewer who has a second factor confirmed this session with it, before any factor is added, replaced
 * or removed: with the password alone, a new factor would confirm the session (AUTH-25).
 * @throws AppError 403 `second_factor_required`
 */
export async function requireConfirmedReviewer(db: Executor, viewer: Viewer): Promise<void> {
  if (!viewer.isReviewer || viewer.session.secondFactorAt !== null) return;
  if (await hasSecondFactor(db, viewer.id)) throw errors.secondFactorRequired();
}

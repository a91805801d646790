import { limits } from '@cred/contract';
import { errors } from '@cred/service-kit';
import type { Clock } from '../../core/clock';
import type { Executor } from '../../database/connection';
import type { RateLimiter } from '../../core/rate-limits';
import type { Viewer } from '../../core/viewer';
import { verifyPassword } from './passwords';
import { findCredentials } from './credentials.repository';

interface Deps {
  readonly db: Executor;
  readonly rates: RateLimiter;
}

/**
 * Verifies the viewer's password. Wrong ones have a separate budget, so that failed logins of other browsers do not
 * prevent it, nor the other way round.
 * @throws AppError 400 for a wrong one; 429 after too many
 */
export async function confirmPassword({ db, rates }: Deps, viewer: Viewer, password: string): Promise<void> {
  rates.take('confirmPassword', 'account', viewer.id);
  const user = await findCredentials(db, viewer.username);
  if (!(await verifyPassword(user?.password_hash ?? null, password)) || user?.id !== viewer.id) {
    throw errors.validationFailed({ currentPassword: 'The current password is wrong' });
  }
  rates.giveBack('confirmPassword', 'account', viewer.id);
}

/**
 * Requires a recent login or the current password (SRV-13 and SRV-16), which protects the account on an unattended
 * browser. A password in the request must be correct.
 * @throws AppError 403 `reauth_required`, 400 for a wrong password, 429 after too many
 */
export async function requireRecentLogin(
  { clock, ...deps }: Deps & { readonly clock: Clock },
  viewer: Viewer,
  { currentPassword }: { readonly currentPassword?: string | undefined },
): Promise<void> {
  if (currentPassword) await confirmPassword(deps, viewer, currentPassword);
  else if (clock().getTime() - viewer.session.confirmedAt.getTime() > limits.recentLoginMs)
    throw errors.reauthRequired();
}

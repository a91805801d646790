import { errors } from '@cred/service-kit';
import type { Executor } from '../../core/database';
import type { RateLimiter } from '../../core/rate-limits';
import { PLAIN_USERNAME } from '../users/users.policy';
import { findCredentials } from '../users/users.repository';
import { verifyPassword } from './passwords';

interface Attempt {
  readonly username: string;
  readonly password: string;
  /** The address that the attempt comes from. */
  readonly address: string;
}

/** Who has logged in, and the hash that their password was compared with: a session starts only while it holds. */
export interface Credentials {
  readonly userId: string;
  readonly passwordHash: string;
}

/**
 * Finds the member whom a username and a password belong to.
 * @throws AppError 401 with one sentence for an unknown user and a wrong password; 429 after too many failures
 */
export async function checkLogin(
  { db, rates }: { readonly db: Executor; readonly rates: RateLimiter },
  attempt: Attempt,
): Promise<Credentials> {
  const username = attempt.username.toLowerCase();
  // Counted before the check and given back after a success, so that parallel guesses are counted too.
  rates.take('failedLogin', 'address', attempt.address);
  rates.take('failedLogin', 'account', username);
  // A name with other characters belongs to nobody, and the database refuses some of them altogether.
  const user = PLAIN_USERNAME.test(username) ? await findCredentials(db, username) : undefined;
  const right = await verifyPassword(user?.password_hash ?? null, attempt.password);
  if (!user || !right) throw errors.invalidCredentials();
  rates.giveBack('failedLogin', 'address', attempt.address);
  rates.giveBack('failedLogin', 'account', username);
  return { userId: user.id, passwordHash: user.password_hash };
}

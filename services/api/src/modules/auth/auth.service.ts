import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import type { RateLimiter } from '../../core/rate-limits';
import { PLAIN_USERNAME } from '../users/users.policy';
import { verifyPassword } from '../credentials/passwords';
import { findCredentials, type Credentials } from '../credentials/credentials.repository';

interface Attempt {
  readonly username: string;
  readonly password: string;
  /** The network address from which the login is tried. */
  readonly address: string;
}

/**
 * Finds the member with this username and password.
 * @throws AppError 401 with the same message for an unknown user and a wrong password; 429 after too many failures
 */
export async function checkLogin(
  { db, rates }: { readonly db: Executor; readonly rates: RateLimiter },
  attempt: Attempt,
): Promise<Credentials> {
  const username = attempt.username.toLowerCase();
  // Counts the attempt before the check and removes it from the count after a success, so that parallel guesses count
  // too.
  rates.take('failedLogin', 'address', attempt.address);
  rates.take('failedLogin', 'account', username);
  // No member has a username with other characters, and the database rejects some of them.
  const user = PLAIN_USERNAME.test(username) ? await findCredentials(db, username) : undefined;
  const isCorrect = await verifyPassword(user?.password_hash ?? null, attempt.password);
  if (!user || !isCorrect) throw errors.invalidCredentials();
  rates.giveBack('failedLogin', 'address', attempt.address);
  rates.giveBack('failedLogin', 'account', username);
  return { userId: user.id, passwordHash: user.password_hash };
}

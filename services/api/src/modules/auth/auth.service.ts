import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import { PLAIN_USERNAME } from '../users/users.policy';
import { verifyPassword } from '../credentials/passwords';
import { findCredentials, type Credentials } from '../credentials/credentials.repository';
import type { KnownDevice } from '../sessions/device-cookie';
import type { Solution } from '../credentials/puzzles';
import type { LoginThrottle } from './login-throttle';

interface Attempt {
  readonly username: string;
  readonly password: string;
  /** The network from which the login is tried. */
  readonly network: string;
  /** The accounts that were signed in before in this browser. */
  readonly devices: readonly KnownDevice[];
  readonly solution: Solution | null;
}

/**
 * Finds the member with this username and password.
 * @throws AppError 401 with the same message for an unknown user and a wrong password; 429 after too many failures
 */
export async function checkLogin(
  { db, throttle }: { readonly db: Executor; readonly throttle: LoginThrottle },
  { username: typed, password, network, devices, solution }: Attempt,
): Promise<Credentials> {
  const username = typed.toLowerCase();
  // No member has a username with other characters, and the database rejects some of them.
  const find = async () => (PLAIN_USERNAME.test(username) ? await findCredentials(db, username) : undefined);
  // A browser without a device cookie is counted before the database is read.
  const named = devices.length > 0 ? await find() : undefined;
  const device = devices.find(
    ({ userId, generation }) => userId === named?.id && generation === named.device_generation,
  );
  const giveBack = await throttle.admit({ username, network, deviceId: device?.deviceId ?? null, solution });
  const user = await find();
  const isCorrect = await verifyPassword(user?.password_hash ?? null, password);
  if (!user || !isCorrect) throw errors.invalidCredentials();
  giveBack();
  return { userId: user.id, passwordHash: user.password_hash };
}

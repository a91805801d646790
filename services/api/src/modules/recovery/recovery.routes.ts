import type { Settings } from '@cred/deployment/settings';
import type { FastifyRequest } from 'fastify';
import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { clientAddress } from '../../core/client-address';
import { findDeviceGeneration } from '../credentials/credentials.repository';
import { Puzzles, solutionOf } from '../credentials/puzzles';
import { knownDevices, rememberDevice } from '../sessions/device-cookie';
import { sessionCookie } from '../sessions/session-cookie';
import { handleHash, newSecret, RECOVERY_MS } from './recovery-secrets';
import { RecoveryThrottle } from './recovery-throttle';
import { isRequestHandle } from './recovery.repository';
import { recoverPassword, requestCode, exchangeCodeForCookie } from './recovery.service';

/** Recovery of an account whose password is forgotten (SRV-12). */
export function registerRecovery(api: Api): void {
  const throttle = new RecoveryThrottle(api.rates, new Puzzles(api, 'recovery'));

  bind(api, 'forgotPassword', async ({ body, request }) => {
    await throttle.admit({
      network: clientAddress(request),
      owner: await findOwner(api, request),
      solution: solutionOf(body),
    });
    return { user: await requestCode(api, body.email, clientAddress(request)) };
  });

  bind(api, 'getRecoveryPuzzle', async ({ request }) => throttle.createPuzzle(clientAddress(request)));

  bind(api, 'checkRecoveryCode', async ({ body, request, reply }) => {
    await countStep(api, body.userId, request);
    const secret = await exchangeCodeForCookie(api, body.userId, body.code);
    const { name, options } = recoveryCookie(api.settings);
    reply.setCookie(name, secret, options);
    // Not the secret of the cookie: this token becomes part of the page's URL and grants nothing.
    return { token: newSecret() };
  });

  bind(api, 'recoverPassword', async ({ params, body, request, reply }) => {
    await countStep(api, params.userId, request);
    const { name, options } = recoveryCookie(api.settings);
    const { userId, generation } = await recoverPassword(api, {
      handle: params.userId,
      cookie: request.cookies[name],
      password: body.password,
    });
    // The owner can log in from here even while other browsers use up the limits of the account (AUTH-30).
    rememberDevice(request, reply, { settings: api.settings, userId, generation, at: api.clock() });
    reply.setCookie(name, '', { ...options, maxAge: 0 });
    return { ok: true as const };
  });
}

/** The member who used a browser last, by its device cookie. Independent of the address for which a code is requested. */
async function findOwner({ db, settings, clock }: Api, request: FastifyRequest): Promise<string | null> {
  const [device] = knownDevices(request, settings, clock());
  if (!device) return null;
  return (await findDeviceGeneration(db, device.userId)) === device.generation ? device.userId : null;
}

/**
 * Counts a step of a recovery for its handle, which only the browser of its request knows, so that other members of a
 * network cannot use up the limit. Steps with an invented handle count for the network.
 * @throws AppError 429
 */
async function countStep({ db, rates }: Api, handle: string, request: FastifyRequest): Promise<void> {
  const hash = handleHash(handle);
  if (await isRequestHandle(db, hash)) rates.take('recoveryCode', 'account', hash.toString('base64url'));
  else rates.take('recoveryCode', 'address', clientAddress(request));
}

/** The session cookie's attributes, with a lifetime of 15 minutes and for same-site requests only. */
function recoveryCookie(settings: Settings) {
  const { name, options } = sessionCookie(settings, RECOVERY_MS / 1_000);
  return { name: name.replace('cred_session', 'cred_recovery'), options: { ...options, sameSite: 'strict' as const } };
}

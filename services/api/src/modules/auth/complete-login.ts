import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../../core/api';
import { findDeviceGeneration, type Credentials } from '../credentials/credentials.repository';
import { knownDevices, rememberDevice } from '../sessions/device-cookie';
import { startSession } from '../sessions/sessions.service';
import { notifyOfNewDevice } from './login-notices';

/**
 * Completes a login after every required check of the member: starts the session, sets its cookie and makes the browser
 * a known device (AUTH-30), of which the owner is informed (AUTH-33). The only place where a login succeeds, whatever
 * proved who the member is.
 * @param factors whether a passkey or a code proved it, or a password alone
 * @throws AppError 401 when the password was changed after it was verified
 */
export async function completeLogin(
  api: Pick<Api, 'db' | 'settings' | 'clock'>,
  credentials: Credentials,
  request: FastifyRequest,
  reply: FastifyReply,
  factors: { readonly secondFactor: boolean },
): Promise<void> {
  const { settings } = api;
  const { userId } = credentials;
  const at = api.clock();
  let generation = 0;
  await startSession(api, credentials, request, reply, factors, async (trx, device) => {
    generation = (await findDeviceGeneration(trx, userId)) ?? 0;
    const isKnown = knownDevices(request, settings, at).some(
      (known) => known.userId === userId && known.generation === generation,
    );
    if (!isKnown) await notifyOfNewDevice(trx, settings, { userId, device, at });
  });
  rememberDevice(request, reply, { settings, userId, generation, at });
}

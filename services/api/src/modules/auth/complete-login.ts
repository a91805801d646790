import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../../core/api';
import type { Credentials } from '../credentials/credentials.repository';
import { startSession } from '../sessions/sessions.service';

/**
 * Completes a login after every required check of the member: starts the session and sets its cookie. The only place
 * where a login succeeds, whatever proved who the member is.
 * @throws AppError 401 when the password was changed after it was verified
 */
export async function completeLogin(
  api: Pick<Api, 'db' | 'settings' | 'clock'>,
  credentials: Credentials,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await startSession(api, credentials, request, reply);
}

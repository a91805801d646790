import type { CallName } from '@cred/contract';
import { AppError } from '@cred/service-kit';
import type { FastifyRequest } from 'fastify';
import { viewerOf } from './viewer';

/** The calls that prove who someone is, change how, or end a session. Their names say which factor was used. */
const AUTHENTICATION: ReadonlySet<CallName> = new Set<CallName>([
  'signUp',
  'login',
  'loginWithCode',
  'loginWithPasskey',
  'confirmPassword',
  'confirmSecondFactor',
  'confirmTotp',
  'removeTotp',
  'renewRecoveryCodes',
  'addPasskey',
  'removePasskey',
  'forgotPassword',
  'checkRecoveryCode',
  'recoverPassword',
  'setNewPassword',
  'confirmEmail',
  'endUnknownLogin',
  'endSession',
  'endAllSessions',
  'logout',
]);

/**
 * Logs the outcome of an authentication (SRV-57): the call, the member's id where it is known, and the error's code. No
 * username, since members type passwords into that field, and nothing else that was sent.
 */
export function logAuthentication(
  name: CallName,
  request: FastifyRequest,
  result: { readonly response: unknown } | { readonly failure: unknown },
): void {
  if (!AUTHENTICATION.has(name)) return;
  const member = viewerOf(request)?.id;
  if ('response' in result)
    request.log.info({ operation: name, member: member ?? memberIn(result.response) }, 'authentication succeeded');
  else
    request.log.warn(
      { operation: name, member, code: result.failure instanceof AppError ? result.failure.code : 'internal' },
      'authentication failed',
    );
}

/** The id of the member in the response of a login or a sign-up. */
function memberIn(response: unknown): string | undefined {
  if (typeof response !== 'object' || response === null) return undefined;
  const found = 'user' in response ? response.user : response;
  return typeof found === 'object' && found !== null && 'id' in found && typeof found.id === 'string'
    ? found.id
    : undefined;
}

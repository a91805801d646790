import { createHash } from 'node:crypto';
import { LATE_CODE } from '@cred/contract/login-failures';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../core/clock';
import type { Executor } from '../../database/connection';
import { type Credentials, lockPasswordHashForShare } from '../credentials/credentials.repository';
import { readToken, signToken } from '../credentials/signed-token';
import { STEP_MS, stepCookie } from '../sessions/step-cookie';
import { findTotp } from './second-factor.repository';

interface Deps {
  readonly db: Executor;
  readonly settings: Settings;
  readonly clock: Clock;
}

/** Ties the step to the verified password: after a change of the password the step is over. */
const markOf = (passwordHash: string): string => createHash('sha256').update(passwordHash).digest('base64url');

/**
 * After a verified password: for a member with an authenticator app it sets a cookie for five minutes and throws, so
 * that the login continues with a code (AUTH-18).
 * @throws AppError 403 `second_factor_required`
 */
export async function requireCodeStep(
  { db, settings, clock }: Deps,
  { userId, passwordHash }: Credentials,
  reply: FastifyReply,
): Promise<void> {
  if (!(await findTotp(db, userId))?.enabled_at) return;
  const expiresAt = new Date(clock().getTime() + STEP_MS);
  const { name, options } = stepCookie(settings, 'cred_login');
  reply.setCookie(name, signToken(settings, 'login step', [userId, markOf(passwordHash)], expiresAt), options);
  throw errors.secondFactorRequired('Enter the code of your authenticator app');
}

/**
 * The member whose password this browser has entered within the last five minutes.
 * @throws AppError 401 without such a login, or when the password was changed since then
 */
export async function readCodeStep({ db, settings, clock }: Deps, request: FastifyRequest): Promise<Credentials> {
  const cookie = request.cookies[stepCookie(settings, 'cred_login').name];
  const [userId, mark] = readToken(settings, 'login step', cookie, clock()) ?? [];
  if (userId === undefined) throw late();
  const passwordHash = await lockPasswordHashForShare(db, userId);
  if (passwordHash === undefined || markOf(passwordHash) !== mark) throw late();
  return { userId, passwordHash };
}

/** Ends the step after the login. */
export function clearCodeStep({ settings }: Pick<Deps, 'settings'>, reply: FastifyReply): void {
  const { name, options } = stepCookie(settings, 'cred_login', 0);
  reply.setCookie(name, '', options);
}

const late = () => errors.invalidCredentials(LATE_CODE);

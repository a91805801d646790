import { createHash } from 'node:crypto';
import type { Settings } from '@cred/deployment/settings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../core/clock';
import { readToken, signToken } from '../credentials/signed-token';
import { STEP_MS, stepCookie } from '../sessions/step-cookie';

interface Deps {
  readonly settings: Settings;
  readonly clock: Clock;
}

/** What a challenge is for: a login, or a new passkey of one session. */
export type ChallengePurpose = { readonly login: true } | { readonly sessionId: string };

const subjectOf = (purpose: ChallengePurpose): string =>
  'login' in purpose ? 'login' : `session ${purpose.sessionId}`;

/**
 * Binds a challenge to this browser and purpose for five minutes, by a signed cookie (AUTH-17). The server stores
 * nothing for a challenge that is never answered, so no client can fill a table or displace the challenge of another one.
 */
export function issueChallenge(
  { settings, clock }: Deps,
  purpose: ChallengePurpose,
  challenge: string,
  reply: FastifyReply,
): void {
  const expiresAt = new Date(clock().getTime() + STEP_MS);
  const { name, options } = stepCookie(settings, 'cred_challenge');
  reply.setCookie(name, signToken(settings, 'passkey challenge', [subjectOf(purpose), challenge], expiresAt), options);
}

/** The challenge of this browser for this purpose; null without one, or when it has expired. */
export function readChallenge(
  { settings, clock }: Deps,
  purpose: ChallengePurpose,
  request: FastifyRequest,
): string | null {
  const cookie = request.cookies[stepCookie(settings, 'cred_challenge').name];
  const [subject, challenge] = readToken(settings, 'passkey challenge', cookie, clock()) ?? [];
  return subject === subjectOf(purpose) && challenge !== undefined ? challenge : null;
}

export function clearChallenge({ settings }: Pick<Deps, 'settings'>, reply: FastifyReply): void {
  const { name, options } = stepCookie(settings, 'cred_challenge', 0);
  reply.setCookie(name, '', options);
}

/** The stored form of an answered challenge. */
export const challengeHash = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();

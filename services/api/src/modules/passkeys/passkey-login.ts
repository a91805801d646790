import type { CallBody, CallResponse } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { VerifyAuthenticationResponseOpts } from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../core/clock';
import type { Executor } from '../../database/connection';
import type { Credentials } from '../credentials/credentials.repository';
import { markChallengeUsed } from '../credentials/used-challenges.repository';
import { STEP_MS } from '../sessions/step-cookie';
import { userHandleOf } from './add-passkey';
import { challengeHash, clearChallenge, issueChallenge, readChallenge } from './challenges';
import { findByCredential, recordUse } from './passkeys.repository';
import { relyingParty } from './relying-party';
import { loadWebAuthn } from './webauthn';

interface Deps {
  readonly db: Executor;
  readonly settings: Settings;
  readonly clock: Clock;
}

/** The options for signing in with any passkey of this deployment, with a challenge for this browser (AUTH-17). */
export async function startPasskeyLogin(deps: Deps, reply: FastifyReply): Promise<CallResponse<'startPasskeyLogin'>> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps.settings).id,
    timeout: STEP_MS,
    userVerification: 'required',
    allowCredentials: [],
  });
  issueChallenge(deps, { login: true }, options.challenge, reply);
  return { options: { ...options } };
}

/**
 * Finds the member whose passkey signed this browser's challenge (AUTH-17).
 * @throws AppError 401 with the same message for every response that is not accepted: an unknown passkey, another
 * origin or relying party, a challenge that is not this browser's, expired or used, a counter that went back, or a
 * person who was not verified
 */
export async function checkPasskeyLogin(
  deps: Deps,
  { response }: CallBody<'loginWithPasskey'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Credentials> {
  const challenge = readChallenge(deps, { login: true }, request);
  if (challenge === null) throw notAccepted();
  const passkey = await findByCredential(deps.db, Buffer.from(response.id, 'base64url'));
  if (!passkey) throw notAccepted();
  const { userHandle } = response.response;
  if (userHandle !== undefined && userHandle !== Buffer.from(userHandleOf(passkey.user_id)).toString('base64url'))
    throw notAccepted();
  const verified = await verify(deps.settings, challenge, response, passkey);
  if (!verified) throw notAccepted();
  const at = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    if (!(await markChallengeUsed(trx, challengeHash(challenge), at, new Date(at.getTime() + STEP_MS))))
      throw notAccepted();
    if (!(await recordUse(trx, passkey.id, { ...verified, at }))) throw notAccepted();
  });
  clearChallenge(deps, reply);
  return { userId: passkey.user_id, passwordHash: passkey.password_hash };
}

async function verify(
  settings: Settings,
  challenge: string,
  response: CallBody<'loginWithPasskey'>['response'],
  passkey: { readonly public_key: Buffer; readonly counter: number },
): Promise<{ readonly counter: number; readonly backedUp: boolean } | null> {
  const { id, origin } = relyingParty(settings);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} } as VerifyAuthenticationResponseOpts['response'],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: response.id, publicKey: Uint8Array.from(passkey.public_key), counter: passkey.counter },
    });
    if (!verified) return null;
    return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
  } catch {
    // The library throws for every mismatch; the response is the same for all.
    return null;
  }
}

const notAccepted = () => errors.invalidCredentials('This passkey was not accepted. Try again, or use your password');

import { limits, type CallBody, type CallResponse, type Passkey } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { VerifyRegistrationResponseOpts } from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../core/clock';
import { newId } from '../../core/ids';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';
import { lockMemberForUpdate } from '../credentials/credentials.repository';
import { markChallengeUsed } from '../credentials/used-challenges.repository';
import { queueMail } from '../mail/queue-mail';
import { confirmationOf } from '../sessions/sessions.service';
import { STEP_MS } from '../sessions/step-cookie';
import { challengeHash, clearChallenge, issueChallenge, readChallenge } from './challenges';
import { presentPasskey } from './passkeys.presenter';
import { findCredentialIds, insertPasskey } from './passkeys.repository';
import { relyingParty } from './relying-party';
import { loadWebAuthn } from './webauthn';

interface Deps {
  readonly db: Executor;
  readonly settings: Settings;
  readonly clock: Clock;
}

/** The user handle that the authenticator stores with the passkey: the bytes of the member's id, nothing personal. */
export const userHandleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'));

/**
 * The options for a new passkey of the viewer, with a challenge for this session. The passkey must be able to sign in
 * without a username, and must verify the person by PIN, finger or face (AUTH-16).
 * @throws AppError 409 for a member with the maximum of passkeys
 */
export async function startPasskey(
  deps: Deps,
  viewer: Viewer,
  reply: FastifyReply,
): Promise<CallResponse<'startPasskey'>> {
  const existing = await findCredentialIds(deps.db, viewer.id);
  requirePlace(existing.length);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Cred',
    rpID: relyingParty(deps.settings).id,
    userName: viewer.username,
    userDisplayName: viewer.fullName,
    userID: userHandleOf(viewer.id),
    timeout: STEP_MS,
    attestationType: 'none',
    excludeCredentials: existing.map((id) => ({ id: id.toString('base64url') })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  issueChallenge(deps, { sessionId: viewer.session.id }, options.challenge, reply);
  return { options: { ...options } };
}

/**
 * Adds the passkey, confirms this session with it, and mails the owner.
 * @throws AppError 400 for a response that does not match the challenge, this page or the rules; 409 for a passkey that
 * an account has already, and above the maximum
 */
export async function addPasskey(
  deps: Deps,
  viewer: Viewer,
  { name, response }: CallBody<'addPasskey'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Passkey> {
  const challenge = readChallenge(deps, { sessionId: viewer.session.id }, request);
  const credential = challenge === null ? null : await verifiedCredential(deps.settings, challenge, response);
  if (challenge === null || !credential) throw notAccepted();
  const at = deps.clock();
  const confirmation = confirmationOf(deps, viewer, request, 'second factor');
  const row = await deps.db.transaction().execute(async (trx) => {
    // Serializes additions of one member, so that the maximum holds.
    await lockMemberForUpdate(trx, viewer.id);
    requirePlace((await findCredentialIds(trx, viewer.id)).length);
    if (!(await markChallengeUsed(trx, challengeHash(challenge), at, new Date(at.getTime() + STEP_MS))))
      throw notAccepted();
    const added = await insertPasskey(trx, { id: newId(at), userId: viewer.id, name, at, ...credential });
    if (!added) throw errors.conflict('conflict', 'This passkey is in use already');
    await confirmation.store(trx);
    await queueMail(trx, { ...passkeyAddedMail, userId: viewer.id, at });
    return added;
  });
  confirmation.setCookie(reply);
  clearChallenge(deps, reply);
  return presentPasskey(row);
}

async function verifiedCredential(settings: Settings, challenge: string, response: CallBody<'addPasskey'>['response']) {
  const { id, origin } = relyingParty(settings);
  const { decodeAttestationObject, verifyRegistrationResponse } = await loadWebAuthn();
  try {
    // A certificate chain could name addresses to fetch. None is asked for, so only formats without one are accepted.
    const attestation = decodeAttestationObject(Buffer.from(response.response.attestationObject, 'base64url'));
    const format = attestation.get('fmt');
    if (format !== 'none' && (format !== 'packed' || attestation.get('attStmt').get('x5c') !== undefined)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...response,
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.response.clientDataJSON,
          attestationObject: response.response.attestationObject,
        },
      } as VerifyRegistrationResponseOpts['response'],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      backedUp: credentialBackedUp,
    };
  } catch {
    // The library throws for every mismatch; the reason is nothing that the member could act on.
    return null;
  }
}

function requirePlace(count: number): void {
  if (count >= limits.passkeys.max)
    throw errors.conflict('conflict', `An account can have ${limits.passkeys.max} passkeys. Remove one first`);
}

const notAccepted = () => errors.validationFailed({ response: 'This passkey could not be added. Try again' });

const passkeyAddedMail = {
  subject: 'A passkey was added to your account',
  paragraphs: [
    'a passkey was added to your account a moment ago. Anyone who has this passkey can sign in without your password.',
    'If it was you, all is well. If not, remove it in Settings, Passkeys and two-step sign-in, and choose a new password.',
  ],
} as const;

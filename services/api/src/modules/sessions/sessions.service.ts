import { createHash, randomBytes } from 'node:crypto';
import type { Session } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticate } from '../../core/api';
import type { Clock } from '../../core/clock';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import type { Viewer } from '../../core/viewer';
import { describeDevice } from './describe-device';
import { sessionCookie } from './session-cookie';
import { presentSession } from './sessions.presenter';
import {
  confirmSession,
  deleteEndedSessions,
  deleteSession,
  deleteSessionByToken,
  deleteSessionsOf,
  findActiveIds,
  findActiveSession,
  findActiveSessions,
  insertSession,
  replaceToken,
  touchSession,
} from './sessions.repository';
import { countsAsProfessional, hasBadge } from '../../access/health-audience.policy';
import { lockPasswordHashForShare, type Credentials } from '../credentials/credentials.repository';

const DAY_MS = 24 * 60 * 60_000;
/** A session ends when it was not used for this long. */
export const IDLE_MS = 14 * DAY_MS;
/** A session ends after this time even if it is used. */
export const ABSOLUTE_MS = 60 * DAY_MS;
// The time of the last use is stored at most this often, so that most requests write nothing.
const TOUCH_MS = 5 * 60_000;

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

interface Deps {
  readonly db: Executor;
  readonly settings: Settings;
  readonly clock: Clock;
}

const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const idleSince = (at: Date): Date => new Date(at.getTime() - IDLE_MS);

function tokenOf(request: FastifyRequest, settings: Settings): string | undefined {
  const token = request.cookies[sessionCookie(settings, 0).name];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Authenticates a request by its session cookie, and reads the member from the database for every request. */
export function sessionAuthenticator({ db, settings, clock }: Deps): Authenticate {
  return async (request) => {
    const token = tokenOf(request, settings);
    if (token === undefined) return null;
    const at = clock();
    const row = await findActiveSession(db, hashOf(token), at, idleSince(at));
    if (!row) return null;
    if (at.getTime() - row.last_used_at.getTime() > TOUCH_MS) await touchSession(db, row.session_id, at);
    return {
      id: row.id,
      username: row.username,
      fullName: row.full_name,
      profileImg: row.profile_img,
      specialty: row.specialty,
      isVerificated: hasBadge(row, at),
      isHealthProfessional: countsAsProfessional(row, settings, at),
      isReviewer: row.is_reviewer,
      lastEventSeq: row.last_event_seq ?? 0,
      session: { id: row.session_id, confirmedAt: row.confirmed_at, secondFactorAt: row.second_factor_at },
    };
  };
}

/**
 * Starts a session for a member and sets its cookie; the browser's earlier session ends (rotation).
 * @param secondFactor whether the login was confirmed with a passkey or a code
 * @param onStart runs in the transaction of the new session, with the description of its device
 * @throws AppError 401 when the password was changed after it was verified, since that change ended its sessions
 */
export async function startSession(
  { db, settings, clock }: Deps,
  { userId, passwordHash }: Credentials,
  request: FastifyRequest,
  reply: FastifyReply,
  { secondFactor }: { readonly secondFactor: boolean },
  onStart?: (trx: Executor, device: string | null, at: Date) => Promise<void>,
): Promise<void> {
  const token = newToken();
  const at = clock();
  const device = describeDevice(request.headers['user-agent']);
  const earlier = tokenOf(request, settings);
  await db.transaction().execute(async (trx) => {
    // A password change or an account deletion changes this row before it ends the sessions.
    if ((await lockPasswordHashForShare(trx, userId)) !== passwordHash) throw errors.invalidCredentials();
    if (earlier !== undefined) await deleteSessionByToken(trx, hashOf(earlier));
    await deleteEndedSessions(trx, userId, at, idleSince(at));
    await insertSession(trx, {
      id: newId(at),
      userId,
      tokenHash: hashOf(token),
      device,
      at,
      expiresAt: new Date(at.getTime() + ABSOLUTE_MS),
      secondFactorAt: secondFactor ? at : null,
    });
    await onStart?.(trx, device, at);
  });
  const cookie = sessionCookie(settings, ABSOLUTE_MS / 1_000);
  reply.setCookie(cookie.name, token, cookie.options);
}

/** Ends the browser's session, if it has one, and clears its cookie. */
export async function endSession(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = tokenOf(request, settings);
  if (token !== undefined) await deleteSessionByToken(db, hashOf(token));
  clearSessionCookie(settings, reply);
}

/** Clears the session cookie. */
export function clearSessionCookie(settings: Settings, reply: FastifyReply): void {
  const cookie = sessionCookie(settings, 0);
  reply.setCookie(cookie.name, '', cookie.options);
}

/** Those of the ids whose sessions are active; for event streams, which outlast the request that opened them. */
export const findActiveSessionIds = async (
  db: Executor,
  ids: readonly string[],
  at: Date,
): Promise<ReadonlySet<string>> => new Set(await findActiveIds(db, ids, at, idleSince(at)));

/** The viewer's active sessions, most recently used first. */
export async function listSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>, viewer: Viewer): Promise<Session[]> {
  const at = clock();
  const rows = await findActiveSessions(db, viewer.id, at, idleSince(at));
  return rows.map((row) => presentSession(row, viewer.session.id));
}

/** Ends one of the viewer's sessions; does nothing for another member's session or one that has ended. */
export async function endOneSession(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  viewer: Viewer,
  id: string,
  reply: FastifyReply,
): Promise<void> {
  await deleteSession(db, viewer.id, id);
  if (id === viewer.session.id) clearSessionCookie(settings, reply);
}

/** Ends all of the viewer's sessions, including the current one. */
export async function endAllSessions(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  viewer: Viewer,
  reply: FastifyReply,
): Promise<void> {
  await deleteSessionsOf(db, viewer.id);
  clearSessionCookie(settings, reply);
}

/** A confirmation of the viewer's session, whose new token the browser gets after the commit. */
export interface Confirmation {
  /** @throws AppError 401 when this session has ended, or got another token, during the request */
  readonly store: (trx: Executor) => Promise<void>;
  readonly setCookie: (reply: FastifyReply) => void;
}

/**
 * Prepares the confirmation of a session, which gives it more rights: its token is replaced, so that a token that was
 * copied before does not get them (AUTH-38).
 */
export function confirmationOf(
  { settings, clock }: Pick<Deps, 'settings' | 'clock'>,
  viewer: Viewer,
  request: FastifyRequest,
  by: 'password' | 'second factor',
): Confirmation {
  const token = { from: hashOf(tokenOf(request, settings) ?? ''), to: newToken() };
  return {
    store: async (trx) => {
      const confirmation = { by, at: clock(), token: { from: token.from, to: hashOf(token.to) } };
      if (!(await confirmSession(trx, viewer.session.id, confirmation))) throw errors.unauthenticated();
    },
    setCookie: (reply) => {
      const cookie = sessionCookie(settings, ABSOLUTE_MS / 1_000);
      reply.setCookie(cookie.name, token.to, cookie.options);
    },
  };
}

/**
 * Ends the viewer's other sessions and replaces this one's token, in the caller's transaction (SRV-13).
 * @returns a function that sets the cookie, to be called after the commit
 * @throws AppError 401 when this session has ended during the request
 */
export async function keepOnlySession(
  trx: Executor,
  settings: Settings,
  viewer: Viewer,
): Promise<(reply: FastifyReply) => void> {
  const token = newToken();
  await deleteSessionsOf(trx, viewer.id, viewer.session.id);
  if (!(await replaceToken(trx, viewer.session.id, hashOf(token)))) throw errors.unauthenticated();
  const cookie = sessionCookie(settings, ABSOLUTE_MS / 1_000);
  return (reply) => void reply.setCookie(cookie.name, token, cookie.options);
}

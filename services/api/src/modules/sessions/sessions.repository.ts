import { limits } from '@cred/contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';

/** An active session with its member: at `at` it has neither expired nor been idle for too long. */
export async function findActiveSession(executor: Executor, tokenHash: Buffer, at: Date, idleSince: Date) {
  return await executor
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('live_counters', 'live_counters.user_id', 'sessions.user_id')
    .select([
      'sessions.id as session_id',
      'live_counters.seq as last_event_seq',
      sql<Date>`greatest(sessions.created_at, sessions.confirmed_at)`.as('confirmed_at'),
      'sessions.last_used_at',
      'sessions.second_factor_at',
      'users.id',
      'users.username',
      'users.full_name',
      'users.profile_img',
      'users.specialty',
      'users.is_verificated',
      'users.verified_until',
      'users.is_health_professional',
      'users.is_reviewer',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', at)
    .where('sessions.last_used_at', '>', idleSince)
    .executeTakeFirst();
}

/** Those of the ids whose sessions are active. */
export async function findActiveIds(
  executor: Executor,
  ids: readonly string[],
  at: Date,
  idleSince: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from sessions
    where id = any(${[...ids]}::uuid[]) and expires_at > ${at} and last_used_at > ${idleSince}`.execute(executor);
  return rows.map(({ id }) => id);
}

const MAX_SESSIONS = 100;

/** Adds a session, and ends the member's oldest ones above 100, so that repeated logins do not fill the table. */
export async function insertSession(
  executor: Executor,
  session: {
    readonly id: string;
    readonly userId: string;
    readonly tokenHash: Buffer;
    readonly device: string | null;
    readonly at: Date;
    readonly expiresAt: Date;
    readonly secondFactorAt: Date | null;
  },
): Promise<void> {
  await executor
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      token_hash: session.tokenHash,
      device: session.device,
      created_at: session.at,
      last_used_at: session.at,
      expires_at: session.expiresAt,
      second_factor_at: session.secondFactorAt,
    })
    .execute();
  await executor
    .deleteFrom('sessions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', session.userId)
        .orderBy('id', 'desc')
        .offset(MAX_SESSIONS),
    )
    .execute();
}

export async function touchSession(executor: Executor, id: string, at: Date): Promise<void> {
  await executor.updateTable('sessions').set({ last_used_at: at }).where('id', '=', id).execute();
}

export async function deleteSessionByToken(executor: Executor, tokenHash: Buffer): Promise<void> {
  await executor.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Deletes a member's expired sessions. */
export async function deleteEndedSessions(
  executor: Executor,
  userId: string,
  at: Date,
  idleSince: Date,
): Promise<void> {
  await executor
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('expires_at', '<=', at), eb('last_used_at', '<=', idleSince)]))
    .execute();
}

export interface SessionRow {
  readonly id: string;
  readonly device: string | null;
  readonly created_at: Date;
  readonly last_used_at: Date;
}

/** A member's active sessions, most recently used first. */
export async function findActiveSessions(
  executor: Executor,
  userId: string,
  at: Date,
  idleSince: Date,
): Promise<SessionRow[]> {
  return await executor
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', at)
    .where('last_used_at', '>', idleSince)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.list.max)
    .execute();
}

/** Ends one session of a member; does nothing for another member's. */
export async function deleteSession(executor: Executor, userId: string, id: string): Promise<void> {
  await executor.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Ends a member's sessions, except `exceptId`. */
export async function deleteSessionsOf(executor: Executor, userId: string, exceptId?: string): Promise<void> {
  await executor
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .execute();
}

/**
 * Records a confirmation of a session and replaces its token. Returns false when the session has ended, or has another
 * token already.
 */
export async function confirmSession(
  executor: Executor,
  id: string,
  {
    by,
    at,
    token,
  }: {
    readonly by: 'password' | 'second factor';
    readonly at: Date;
    readonly token: { readonly from: Buffer; readonly to: Buffer };
  },
): Promise<boolean> {
  const confirmed = await executor
    .updateTable('sessions')
    .set({ token_hash: token.to, ...(by === 'password' ? { confirmed_at: at } : { second_factor_at: at }) })
    .where('id', '=', id)
    .where('token_hash', '=', token.from)
    .returning('id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Ends the confirmation of a member's sessions when neither a passkey nor an authenticator app is left. */
export async function endConfirmationsWithoutFactor(executor: Executor, userId: string): Promise<void> {
  await sql`
    update sessions set second_factor_at = null
    where user_id = ${userId}::uuid
      and not exists (select from passkeys where passkeys.user_id = ${userId}::uuid)
      and not exists (select from totp where totp.user_id = ${userId}::uuid and enabled_at is not null)`.execute(
    executor,
  );
}

/** Whether a member has a passkey or a confirmed authenticator app. */
export async function hasSecondFactor(executor: Executor, userId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from passkeys where passkeys.user_id = ${userId}::uuid)
      or exists (select from totp where totp.user_id = ${userId}::uuid and enabled_at is not null) as found`.execute(
    executor,
  );
  return rows[0]?.found === true;
}

/** Replaces a session's token; the earlier one becomes invalid. Returns false when the session has ended. */
export async function replaceToken(executor: Executor, id: string, tokenHash: Buffer): Promise<boolean> {
  const replaced = await executor
    .updateTable('sessions')
    .set({ token_hash: tokenHash })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

import type { Executor } from '../../core/database';

/** A living session with its member. `at` decides what is living. */
export async function findLivingSession(executor: Executor, tokenHash: Buffer, at: Date, idleSince: Date) {
  return await executor
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as session_id',
      'sessions.created_at as logged_in_at',
      'sessions.last_used_at',
      'users.id',
      'users.username',
      'users.full_name',
      'users.profile_img',
      'users.specialty',
      'users.is_verificated',
      'users.is_health_professional',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', at)
    .where('sessions.last_used_at', '>', idleSince)
    .executeTakeFirst();
}

export async function insertSession(
  executor: Executor,
  session: { readonly id: string; readonly userId: string; readonly tokenHash: Buffer; readonly at: Date; readonly expiresAt: Date },
): Promise<void> {
  await executor
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      token_hash: session.tokenHash,
      created_at: session.at,
      last_used_at: session.at,
      expires_at: session.expiresAt,
    })
    .execute();
}

export async function touchSession(executor: Executor, id: string, at: Date): Promise<void> {
  await executor.updateTable('sessions').set({ last_used_at: at }).where('id', '=', id).execute();
}

export async function deleteSessionByToken(executor: Executor, tokenHash: Buffer): Promise<void> {
  await executor.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Sessions that have ended by themselves, of one member. */
export async function deleteEndedSessions(executor: Executor, userId: string, at: Date, idleSince: Date): Promise<void> {
  await executor
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('expires_at', '<=', at), eb('last_used_at', '<=', idleSince)]))
    .execute();
}

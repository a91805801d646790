import type { Executor } from '../../database/connection';
import type { UserTable } from '../../database/schema/accounts';

export async function findCredentials(
  executor: Executor,
  username: string,
): Promise<Pick<UserTable, 'id' | 'password_hash'> | undefined> {
  return await executor
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('username', '=', username)
    .executeTakeFirst();
}

/**
 * Returns a member's password hash, locked against changes until the transaction ends; undefined for a deleted member.
 */
export async function lockPasswordHashForShare(trx: Executor, id: string): Promise<string | undefined> {
  const row = await trx.selectFrom('users').select('password_hash').where('id', '=', id).forShare().executeTakeFirst();
  return row?.password_hash;
}

export async function setPasswordHash(executor: Executor, id: string, passwordHash: string): Promise<void> {
  await executor.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/**
 * The member who logged in, and the password hash that was verified: `startSession` throws when the hash has changed
 * since then.
 */
export interface Credentials {
  readonly userId: string;
  readonly passwordHash: string;
}

/** Locks a member's row against all other changes until the transaction ends. */
export async function lockMemberForUpdate(trx: Executor, id: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

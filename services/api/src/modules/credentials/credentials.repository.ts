import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import type { Identity } from './password-policy';

export async function findCredentials(
  executor: Executor,
  username: string,
): Promise<{ readonly id: string; readonly password_hash: string; readonly device_generation: number } | undefined> {
  return await executor
    .selectFrom('users')
    .select(['id', 'password_hash', 'device_generation'])
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

/** The generation of a member's valid device cookies; undefined for a deleted member. */
export async function findDeviceGeneration(executor: Executor, id: string): Promise<number | undefined> {
  const row = await executor.selectFrom('users').select('device_generation').where('id', '=', id).executeTakeFirst();
  return row?.device_generation;
}

/** Makes all device cookies of a member invalid; returns the generation of the next ones. */
export async function forgetDevices(executor: Executor, id: string): Promise<number> {
  const { device_generation } = await executor
    .updateTable('users')
    .set({ device_generation: sql<number>`device_generation + 1` })
    .where('id', '=', id)
    .returning('device_generation')
    .executeTakeFirstOrThrow();
  return device_generation;
}

/** What a member's password must not equal. */
export async function findIdentity(executor: Executor, id: string): Promise<Identity | undefined> {
  return await executor
    .selectFrom('users')
    .select(['username', 'email', 'full_name as fullName'])
    .where('id', '=', id)
    .executeTakeFirst();
}

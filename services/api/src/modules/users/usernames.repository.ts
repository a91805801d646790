import { sql } from 'kysely';
import type { Executor } from '../../database/connection';

/** A username that is still reserved after it was given up; undefined when it is not. */
export async function findRetired(
  executor: Executor,
  usernameHash: Buffer,
  at: Date,
): Promise<{ readonly owner_id: string | null } | undefined> {
  return await executor
    .selectFrom('retired_usernames')
    .select('owner_id')
    .where('username_hash', '=', usernameHash)
    .where('until', '>', at)
    .executeTakeFirst();
}

/** How many usernames are reserved for a member. */
export async function countRetired(executor: Executor, ownerId: string, at: Date): Promise<number> {
  const { retired } = await executor
    .selectFrom('retired_usernames')
    .select((eb) => eb.fn.countAll<number>().as('retired'))
    .where('owner_id', '=', ownerId)
    .where('until', '>', at)
    .executeTakeFirstOrThrow();
  return retired;
}

/** Reserves a username, or renews its reservation. */
export async function upsertRetired(
  executor: Executor,
  usernameHash: Buffer,
  ownerId: string | null,
  until: Date,
): Promise<void> {
  const row = { owner_id: ownerId, until };
  await executor
    .insertInto('retired_usernames')
    .values({ username_hash: usernameHash, ...row })
    .onConflict((conflict) => conflict.column('username_hash').doUpdateSet(row))
    .execute();
}

export async function deleteRetired(executor: Executor, usernameHash: Buffer): Promise<void> {
  await executor.deleteFrom('retired_usernames').where('username_hash', '=', usernameHash).execute();
}

export async function deleteExpiredRetired(executor: Executor, at: Date): Promise<void> {
  await executor.deleteFrom('retired_usernames').where('until', '<=', at).execute();
}

/**
 * Whether another member has a username with this skeleton. Locks the skeleton until the transaction ends, so that
 * members who take such names concurrently are serialized.
 */
export async function lockSimilarUsernames(trx: Executor, skeleton: string, userId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`username ${skeleton}`}, 0))`.execute(trx);
  const other = await trx
    .selectFrom('users')
    .select('id')
    .where('username_skeleton', '=', skeleton)
    .where('id', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

import { createHash } from 'node:crypto';
import { errors } from '@cred/service-kit';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import { isReservedUsername } from './reserved-usernames';

/** How long a username that was given up is reserved for its last owner (SRV-6). */
const RETIRED_MS = 90 * 24 * 60 * 60_000;
/** The names that one member can reserve at a time. */
const RETIRED_MAX = 10;

const TAKEN = 'This username is already taken';

/** The refusal of a username that is taken or reserved, without revealing which. */
export const usernameTaken = () => errors.conflict('username_taken', TAKEN, { username: TAKEN });

// Hashed, so that no name of a deleted account is stored.
const hashOf = (username: string): Buffer => createHash('sha256').update(username).digest();

/**
 * Refuses a username that is reserved, that differs from another member's by dots and underscores only, or that another
 * member gave up recently. Call it after the name is stored, in the same transaction.
 * @throws AppError 409 `username_taken`
 */
export async function refuseUnavailableUsername(
  trx: Executor,
  username: string,
  userId: string,
  at: Date,
): Promise<void> {
  if (isReservedUsername(username)) throw usernameTaken();
  await refuseLookAlike(trx, username, userId);
  const retired = await trx
    .selectFrom('retired_usernames')
    .select('owner_id')
    .where('username_hash', '=', hashOf(username))
    .where('until', '>', at)
    .executeTakeFirst();
  if (retired && retired.owner_id !== userId) throw usernameTaken();
}

/** Serializes members who take such names concurrently. */
async function refuseLookAlike(trx: Executor, username: string, userId: string): Promise<void> {
  const skeleton = username.replace(/[._]/g, '');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`username ${skeleton}`}, 0))`.execute(trx);
  const other = await trx
    .selectFrom('users')
    .select('id')
    .where('username_skeleton', '=', skeleton)
    .where('id', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  if (other) throw usernameTaken();
}

/** Reserves a username for its last owner, or for no one (null) when the account is deleted. */
export async function retireUsername(trx: Executor, username: string, ownerId: string | null, at: Date): Promise<void> {
  const row = { owner_id: ownerId, until: new Date(at.getTime() + RETIRED_MS) };
  await trx.deleteFrom('retired_usernames').where('until', '<=', at).execute();
  await trx
    .insertInto('retired_usernames')
    .values({ username_hash: hashOf(username), ...row })
    .onConflict((conflict) => conflict.column('username_hash').doUpdateSet(row))
    .execute();
}

/**
 * Changes a member's username, in the transaction that stores it, after it is stored.
 * @throws AppError 409 for an unavailable name, or after too many changes
 */
export async function changeUsername(
  trx: Executor,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
  at: Date,
): Promise<void> {
  await refuseUnavailableUsername(trx, to, userId, at);
  await trx.deleteFrom('retired_usernames').where('username_hash', '=', hashOf(to)).execute();
  const { retired } = await trx
    .selectFrom('retired_usernames')
    .select((eb) => eb.fn.countAll<number>().as('retired'))
    .where('owner_id', '=', userId)
    .where('until', '>', at)
    .executeTakeFirstOrThrow();
  if (retired >= RETIRED_MAX) {
    const message = 'You have changed your username too often, please keep this one for a while';
    throw errors.conflict('conflict', message, { username: message });
  }
  await retireUsername(trx, from, userId, at);
}

import { createHash } from 'node:crypto';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import { isReservedUsername } from './reserved-usernames';
import {
  countRetired,
  deleteExpiredRetired,
  deleteRetired,
  findRetired,
  lockLookAlikes,
  upsertRetired,
} from './usernames.repository';

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
  if (await lockLookAlikes(trx, username.replace(/[._]/g, ''), userId)) throw usernameTaken();
  const retired = await findRetired(trx, hashOf(username), at);
  if (retired && retired.owner_id !== userId) throw usernameTaken();
}

/** Reserves a username for its last owner, or for no one (null) when the account is deleted. */
export async function retireUsername(trx: Executor, username: string, ownerId: string | null, at: Date): Promise<void> {
  await deleteExpiredRetired(trx, at);
  await upsertRetired(trx, hashOf(username), ownerId, new Date(at.getTime() + RETIRED_MS));
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
  await deleteRetired(trx, hashOf(to));
  if ((await countRetired(trx, userId, at)) >= RETIRED_MAX) {
    const message = 'You have changed your username too often, please keep this one for a while';
    throw errors.conflict('conflict', message, { username: message });
  }
  await retireUsername(trx, from, userId, at);
}

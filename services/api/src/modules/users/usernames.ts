import { createHash } from 'node:crypto';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import { isReservedUsername } from './reserved-usernames';
import {
  countRetired,
  deleteExpiredRetired,
  deleteRetired,
  findRetired,
  lockSimilarUsernames,
  upsertRetired,
} from './usernames.repository';

/** How long a username is reserved for its last owner after a change (SRV-6). */
const RESERVED_MS = 90 * 24 * 60 * 60_000;
/** The maximum number of reserved usernames of one member. */
const MAX_RESERVED = 10;

const TAKEN = 'This username is already taken';

/** The error for a username that is taken or reserved; it does not reveal which. */
export const usernameTakenError = () => errors.conflict('username_taken', TAKEN, { username: TAKEN });

// Hashed, so that no name of a deleted account is stored.
const hashOf = (username: string): Buffer => createHash('sha256').update(username).digest();

/**
 * Requires a username that is not reserved, that differs from all others by more than dots and underscores, and that no
 * other member gave up recently. Call it after the name is stored, in the same transaction.
 * @throws AppError 409 `username_taken`
 */
export async function requireAvailableUsername(
  trx: Executor,
  username: string,
  userId: string,
  at: Date,
): Promise<void> {
  if (isReservedUsername(username)) throw usernameTakenError();
  if (await lockSimilarUsernames(trx, username.replace(/[._]/g, ''), userId)) throw usernameTakenError();
  const retired = await findRetired(trx, hashOf(username), at);
  if (retired && retired.owner_id !== userId) throw usernameTakenError();
}

/** The id of the member who had this username until a change in the last 90 days (SRV-86). */
export async function findFormerOwner(db: Executor, username: string, at: Date): Promise<string | null> {
  return (await findRetired(db, hashOf(username), at))?.owner_id ?? null;
}

/** Reserves a username for its last owner, or for no one (null) when the account is deleted. */
export async function retireUsername(trx: Executor, username: string, ownerId: string | null, at: Date): Promise<void> {
  await deleteExpiredRetired(trx, at);
  await upsertRetired(trx, hashOf(username), ownerId, new Date(at.getTime() + RESERVED_MS));
}

/**
 * Checks a changed username and reserves the previous one for the member. Call it after the new one is stored, in the
 * same transaction.
 * @throws AppError 409 for an unavailable name, or after too many changes
 */
export async function finishUsernameChange(
  trx: Executor,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
  at: Date,
): Promise<void> {
  await requireAvailableUsername(trx, to, userId, at);
  await deleteRetired(trx, hashOf(to));
  if ((await countRetired(trx, userId, at)) >= MAX_RESERVED) {
    const message = 'You have changed your username too often, please keep this one for a while';
    throw errors.conflict('conflict', message, { username: message });
  }
  await retireUsername(trx, from, userId, at);
}

import { sql } from 'kysely';
import type { Executor } from '../../database/connection';

export interface MailAddress {
  readonly email: string;
  readonly confirmedAt: Date | null;
  /** The address that is to replace it after its confirmation. */
  readonly pendingEmail: string | null;
}

/** A member's address, and the newest one that waits for its confirmation. */
export async function findMailAddress(executor: Executor, userId: string, at: Date): Promise<MailAddress | undefined> {
  return await executor
    .selectFrom('users')
    .select(['email', 'email_confirmed_at as confirmedAt'])
    .select((eb) =>
      eb
        .selectFrom('email_confirmations')
        .select('email_confirmations.email')
        .whereRef('user_id', '=', 'users.id')
        .whereRef('email_confirmations.email', '<>', 'users.email')
        .where('expires_at', '>', at)
        .orderBy('email_confirmations.id', 'desc')
        .limit(1)
        .as('pendingEmail'),
    )
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Whether another member has confirmed an address. */
export async function isAddressTaken(executor: Executor, userId: string, email: string): Promise<boolean> {
  const row = await executor
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', userId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertConfirmation(
  trx: Executor,
  confirmation: {
    readonly id: string;
    readonly userId: string;
    readonly email: string;
    readonly tokenHash: Buffer;
    readonly at: Date;
    readonly expiresAt: Date;
    readonly isMailed: boolean;
  },
): Promise<void> {
  await trx
    .insertInto('email_confirmations')
    .values({
      id: confirmation.id,
      user_id: confirmation.userId,
      email: confirmation.email,
      token_hash: confirmation.tokenHash,
      created_at: confirmation.at,
      expires_at: confirmation.expiresAt,
      is_mailed: confirmation.isMailed,
    })
    .execute();
}

/** The number of confirmations that were mailed since a time: of a member, and to an address for any member. */
export async function countMailed(
  executor: Executor,
  { userId, email, since }: { readonly userId: string; readonly email: string; readonly since: Date },
): Promise<{ readonly ofMember: number; readonly ofAddress: number }> {
  return await executor
    .selectFrom('email_confirmations')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('user_id', '=', userId).as('ofMember'),
      eb.fn.countAll<number>().filterWhere('email', '=', email).as('ofAddress'),
    ])
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email)]))
    .where('created_at', '>', since)
    .where('is_mailed', '=', true)
    .executeTakeFirstOrThrow();
}

/** Whether a member has a confirmation of an address, mailed or not. */
export async function hasConfirmation(executor: Executor, userId: string, email: string): Promise<boolean> {
  const row = await executor
    .selectFrom('email_confirmations')
    .select('id')
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a member's expired confirmations. */
export async function deleteExpiredConfirmations(trx: Executor, userId: string, at: Date): Promise<void> {
  await trx.deleteFrom('email_confirmations').where('user_id', '=', userId).where('expires_at', '<=', at).execute();
}

/** The member and the address of a valid link. */
export async function findConfirmation(
  executor: Executor,
  tokenHash: Buffer,
  at: Date,
): Promise<{ readonly userId: string; readonly email: string } | undefined> {
  return await executor
    .selectFrom('email_confirmations')
    .select(['user_id as userId', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
}

/** Stores the confirmed address of a member. Fails with the unique constraint when another member has it. */
export async function setConfirmedAddress(trx: Executor, userId: string, email: string, at: Date): Promise<void> {
  await trx.updateTable('users').set({ email, email_confirmed_at: at }).where('id', '=', userId).execute();
}

/** Uses a link up; false when another request did so first. */
export async function deleteConfirmation(trx: Executor, tokenHash: Buffer): Promise<boolean> {
  const row = await trx
    .deleteFrom('email_confirmations')
    .where('token_hash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes all confirmations of a member. */
export async function deleteConfirmations(trx: Executor, userId: string): Promise<void> {
  await trx.deleteFrom('email_confirmations').where('user_id', '=', userId).execute();
}

/** Deletes the confirmations of addresses other than the account's. */
export async function cancelAddressChange(trx: Executor, userId: string): Promise<void> {
  await trx
    .deleteFrom('email_confirmations')
    .where('user_id', '=', userId)
    .where(sql<boolean>`email <> (select users.email from users where users.id = ${userId})`)
    .execute();
}

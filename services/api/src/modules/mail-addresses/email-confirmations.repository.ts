import { createHash } from 'node:crypto';
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

/** The number of confirmations that were mailed for a member since a time. */
export async function countMailed(executor: Executor, userId: string, since: Date): Promise<number> {
  const { count } = await executor
    .selectFrom('email_confirmations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .where('is_mailed', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Counts a mail to an address unless it got `max` since a time; returns whether it was counted. Not by the rows of the
 * accounts, which end with an account or its change of address: a caller who repeats those could mail the address without limit.
 */
export async function countAddressMail(
  trx: Executor,
  email: string,
  { max, since, at }: { readonly max: number; readonly since: Date; readonly at: Date },
): Promise<boolean> {
  const counted = await trx
    .insertInto('address_mails')
    .values({ address_hash: addressHash(email), started_at: at, count: 1 })
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet({
          started_at: sql<Date>`case when address_mails.started_at <= ${since} then ${at} else address_mails.started_at end`,
          count: sql<number>`case when address_mails.started_at <= ${since} then 1 else address_mails.count + 1 end`,
        })
        .where((eb) => eb.or([eb('address_mails.count', '<', max), eb('address_mails.started_at', '<=', since)])),
    )
    .returning('count')
    .executeTakeFirst();
  return counted !== undefined;
}

const addressHash = (email: string): Buffer => createHash('sha256').update(email).digest();

/** Deletes the counts that began before a time. */
export async function deleteOldAddressMails(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('address_mails').where('started_at', '<', before).execute();
}

/**
 * Members who have entered an address that no one has confirmed, locked until the transaction ends: those first whose
 * last link was mailed first, so that repeated requests reach all of them (AUTH-37).
 */
export async function lockClaimants(trx: Executor, email: string, take: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .orderBy(
      sql`(select max(created_at) from email_confirmations
        where user_id = users.id and email_confirmations.email = users.email and is_mailed) nulls first`,
    )
    .orderBy('id')
    .limit(take)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
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

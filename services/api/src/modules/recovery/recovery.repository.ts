import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import { CODE_TRIES } from './recovery-secrets';

export async function insertRequest(
  executor: Executor,
  request: {
    readonly id: string;
    readonly handleHash: Buffer;
    readonly email: string;
    readonly sourceHash: Buffer;
    readonly at: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await executor
    .insertInto('recoveries')
    .values({
      id: request.id,
      handle_hash: request.handleHash,
      email: request.email,
      source_hash: request.sourceHash,
      created_at: request.at,
      expires_at: request.expiresAt,
    })
    .execute();
}

/** Whether a request has this handle. */
export async function isRequestHandle(executor: Executor, handleHash: Buffer): Promise<boolean> {
  const row = await executor
    .selectFrom('recoveries')
    .select('id')
    .where('handle_hash', '=', handleHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** The oldest request without a code, locked for this transaction. */
export async function lockNextRequest(
  trx: Executor,
): Promise<{ readonly id: string; readonly email: string; readonly sourceHash: Buffer | null } | undefined> {
  const row = await trx
    .selectFrom('recoveries')
    .select(['id', 'email', 'source_hash'])
    .where('email', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && { id: row.id, email: row.email ?? '', sourceHash: row.source_hash };
}

/**
 * The member with a mail address, locked until the transaction ends: the one who confirmed it, otherwise the first who
 * entered it (AUTH-37).
 */
export async function lockAccountOf(trx: Executor, email: string): Promise<string | undefined> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .orderBy(sql`email_confirmed_at is null`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return user?.id;
}

/** Completes a request: stores the code for its member, if there is one, and deletes the address. */
export async function completeRequest(
  trx: Executor,
  id: string,
  code: {
    readonly userId: string;
    readonly codeHash: string;
    readonly expiresAt: Date;
    readonly sharesCode: boolean;
  } | null,
): Promise<void> {
  await trx
    .updateTable('recoveries')
    .set({
      email: null,
      ...(code
        ? {
            user_id: code.userId,
            code_hash: code.codeHash,
            expires_at: code.expiresAt,
            shares_code: code.sharesCode,
          }
        : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** The number of codes that a member got: in the last minutes in total and requested by one source, and in a day. */
export async function countCodes(
  trx: Executor,
  userId: string,
  sourceHash: Buffer | null,
  since: { readonly recently: Date; readonly today: Date },
): Promise<{ readonly recent: number; readonly ofSource: number; readonly ofDay: number }> {
  const recently = sql<boolean>`created_at > ${since.recently}`;
  return await trx
    .selectFrom('recoveries')
    .select((eb) => [
      eb.fn.countAll<number>().as('ofDay'),
      sql<number>`count(*) filter (where ${recently})`.as('recent'),
      sql<number>`count(*) filter (where ${recently} and source_hash is not distinct from ${sourceHash})`.as(
        'ofSource',
      ),
    ])
    .where('user_id', '=', userId)
    .where('created_at', '>', since.today)
    .where('shares_code', '=', false)
    .executeTakeFirstOrThrow();
}

/** The code that was mailed to a member last, if it is still valid. */
export async function findNewestCode(
  trx: Executor,
  userId: string,
  at: Date,
): Promise<{ readonly codeHash: string; readonly expiresAt: Date } | undefined> {
  const row = await trx
    .selectFrom('recoveries')
    .select(['code_hash as codeHash', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', at)
    .where('code_hash', 'is not', null)
    .where('shares_code', '=', false)
    // As the mails: `created_at` is the time of the request, and two processes may take requests in another order.
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { codeHash: row.codeHash ?? '', expiresAt: row.expiresAt };
}

/** Invalidates a member's codes and permissions; the rows stay, since they are counted. */
export async function endRecoveries(trx: Executor, userId: string): Promise<void> {
  await trx
    .updateTable('recoveries')
    .set({ code_hash: null, proof_hash: null })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Counts a try of a code and returns the hash to compare it with: null when there is no valid code. Undefined when no try
 * is left, which does not depend on whether there is a code, and after the code was exchanged.
 */
export async function countTry(
  executor: Executor,
  handleHash: Buffer,
  at: Date,
): Promise<{ readonly id: string; readonly codeHash: string | null } | undefined> {
  return await executor
    .updateTable('recoveries')
    .set({ tries: sql<number>`tries + 1` })
    .where('handle_hash', '=', handleHash)
    .where('tries', '<', CODE_TRIES)
    .where('proof_hash', 'is', null)
    .returning(['id', sql<string | null>`case when expires_at > ${at} then code_hash end`.as('codeHash')])
    .executeTakeFirst();
}

/** Exchanges a code for a proof, whose tries begin at 0; false when a concurrent request did so first. */
export async function exchangeCode(
  executor: Executor,
  {
    id,
    codeHash,
    proofHash,
    expiresAt,
  }: { readonly id: string; readonly codeHash: string; readonly proofHash: Buffer; readonly expiresAt: Date },
): Promise<boolean> {
  const exchanged = await executor
    .updateTable('recoveries')
    .set({ code_hash: null, proof_hash: proofHash, expires_at: expiresAt, tries: 0 })
    .where('id', '=', id)
    .where('code_hash', '=', codeHash)
    .returning('id')
    .executeTakeFirst();
  return exchanged !== undefined;
}

const provenBy = (handleHash: Buffer, proofHash: Buffer, at: Date) =>
  sql<boolean>`handle_hash = ${handleHash} and proof_hash = ${proofHash} and expires_at > ${at}
    and user_id is not null`;

/** Counts a new password before its hash is computed. Returns false when no try is left. */
export async function countPassword(
  executor: Executor,
  handleHash: Buffer,
  proofHash: Buffer,
  at: Date,
): Promise<boolean> {
  const counted = await executor
    .updateTable('recoveries')
    .set({ tries: sql<number>`tries + 1` })
    .where(provenBy(handleHash, proofHash, at))
    .where('tries', '<', CODE_TRIES)
    .returning('id')
    .executeTakeFirst();
  return counted !== undefined;
}

/** The member whose password a proof may set; the proof stays valid. */
export async function findMemberOfProof(
  executor: Executor,
  handleHash: Buffer,
  proofHash: Buffer,
  at: Date,
): Promise<string | null> {
  const proven = await executor
    .selectFrom('recoveries')
    .select('user_id')
    .where(provenBy(handleHash, proofHash, at))
    .executeTakeFirst();
  return proven?.user_id ?? null;
}

/** Invalidates a proof; returns the member whose password it may set. */
export async function consumeProof(
  trx: Executor,
  handleHash: Buffer,
  proofHash: Buffer,
  at: Date,
): Promise<string | null> {
  const used = await trx
    .updateTable('recoveries')
    .set({ proof_hash: null })
    .where(provenBy(handleHash, proofHash, at))
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id ?? null;
}

/** Deletes recoveries that expired before a time. */
export async function deleteOldRecoveries(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('recoveries').where('expires_at', '<', before).execute();
}

import { sql } from 'kysely';
import type { Executor } from '../../core/database';
import { CODE_TRIES } from './recovery-secrets';

export async function insertRequest(
  executor: Executor,
  request: { readonly id: string; readonly handleHash: Buffer; readonly email: string; readonly at: Date; readonly expiresAt: Date },
): Promise<void> {
  await executor
    .insertInto('recoveries')
    .values({
      id: request.id,
      handle_hash: request.handleHash,
      email: request.email,
      created_at: request.at,
      expires_at: request.expiresAt,
    })
    .execute();
}

/** The oldest request without a code, for this transaction alone. */
export async function takeRequest(trx: Executor): Promise<{ readonly id: string; readonly email: string } | undefined> {
  const row = await trx
    .selectFrom('recoveries')
    .select(['id', 'email'])
    .where('email', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && { id: row.id, email: row.email ?? '' };
}

/** Makes of a request what its member, if there is one, needs to go on; the address is forgotten. */
export async function settleRequest(
  trx: Executor,
  id: string,
  code: { readonly userId: string; readonly codeHash: string; readonly expiresAt: Date } | null,
): Promise<void> {
  await trx
    .updateTable('recoveries')
    .set({ email: null, ...(code ? { user_id: code.userId, code_hash: code.codeHash, expires_at: code.expiresAt } : {}) })
    .where('id', '=', id)
    .execute();
}

export async function countCodes(trx: Executor, userId: string, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('recoveries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Ends a member's codes and permissions; their rows stay, since they count. */
export async function endRecoveries(trx: Executor, userId: string): Promise<void> {
  await trx.updateTable('recoveries').set({ code_hash: null, proof_hash: null }).where('user_id', '=', userId).execute();
}

/** Counts a try of a code and gives what it is compared with; undefined when there is nothing to try any more. */
export async function countTry(
  executor: Executor,
  handleHash: Buffer,
  at: Date,
): Promise<{ readonly id: string; readonly code_hash: string | null } | undefined> {
  return await executor
    .updateTable('recoveries')
    .set({ tries: sql<number>`tries + 1` })
    .where('handle_hash', '=', handleHash)
    .where('expires_at', '>', at)
    .where('tries', '<', CODE_TRIES)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
}

/** Trades a code for a proof; false when another request has done so already. */
export async function tradeCode(
  executor: Executor,
  { id, codeHash, proofHash, expiresAt }: { readonly id: string; readonly codeHash: string; readonly proofHash: Buffer; readonly expiresAt: Date },
): Promise<boolean> {
  const traded = await executor
    .updateTable('recoveries')
    .set({ code_hash: null, proof_hash: proofHash, expires_at: expiresAt })
    .where('id', '=', id)
    .where('code_hash', '=', codeHash)
    .returning('id')
    .executeTakeFirst();
  return traded !== undefined;
}

const provenBy = (handleHash: Buffer, proofHash: Buffer, at: Date) =>
  sql<boolean>`handle_hash = ${handleHash} and proof_hash = ${proofHash} and expires_at > ${at} and user_id is not null`;

export async function isProven(executor: Executor, handleHash: Buffer, proofHash: Buffer, at: Date): Promise<boolean> {
  return (await executor.selectFrom('recoveries').select('id').where(provenBy(handleHash, proofHash, at)).executeTakeFirst()) !== undefined;
}

/** Uses a proof up; gives whose password it may set. */
export async function useProof(trx: Executor, handleHash: Buffer, proofHash: Buffer, at: Date): Promise<string | null> {
  const used = await trx
    .updateTable('recoveries')
    .set({ proof_hash: null })
    .where(provenBy(handleHash, proofHash, at))
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id ?? null;
}

/** Removes what has ended before a moment. */
export async function deleteOldRecoveries(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('recoveries').where('expires_at', '<', before).execute();
}

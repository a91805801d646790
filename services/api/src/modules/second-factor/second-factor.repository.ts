import { sql } from 'kysely';
import type { Executor } from '../../database/connection';

export interface TotpRow {
  readonly sealed_secret: Buffer;
  readonly last_step: number;
  readonly created_at: Date;
  readonly enabled_at: Date | null;
}

/** The member's authenticator app, confirmed or not. */
export const findTotp = (executor: Executor, userId: string): Promise<TotpRow | undefined> =>
  executor
    .selectFrom('totp')
    .select(['sealed_secret', sql<number>`last_step::float8`.as('last_step'), 'created_at', 'enabled_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Stores a new secret that awaits its first code. Returns false when a confirmed one exists. */
export async function upsertPendingTotp(
  executor: Executor,
  userId: string,
  sealedSecret: Buffer,
  at: Date,
): Promise<boolean> {
  const row = await executor
    .insertInto('totp')
    .values({ user_id: userId, sealed_secret: sealedSecret, created_at: at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealedSecret, created_at: at, last_step: 0 })
        .where('totp.enabled_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Confirms the secret that the code belonged to. Returns false when it was replaced or confirmed in the meantime. */
export async function enableTotp(
  executor: Executor,
  userId: string,
  { sealedSecret, step, at }: { readonly sealedSecret: Buffer; readonly step: number; readonly at: Date },
): Promise<boolean> {
  const row = await executor
    .updateTable('totp')
    .set({ enabled_at: at, last_step: step })
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', sealedSecret)
    .where('enabled_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Accepts a code's step once. Returns false for a step that is not after the last accepted one. */
export async function markStepUsed(executor: Executor, userId: string, step: number): Promise<boolean> {
  const row = await executor
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a recovery code once. Returns false when the member has no such code. */
export async function deleteRecoveryCode(executor: Executor, userId: string, hash: Buffer): Promise<boolean> {
  const row = await executor
    .deleteFrom('totp_recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(executor: Executor, userId: string): Promise<number> {
  const { count } = await executor
    .selectFrom('totp_recovery_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Replaces a member's recovery codes. */
export async function replaceRecoveryCodes(trx: Executor, userId: string, hashes: readonly Buffer[]): Promise<void> {
  // Locked, because two replacements at once would each leave the codes of the other.
  await trx.selectFrom('totp').select('user_id').where('user_id', '=', userId).forUpdate().execute();
  await trx.deleteFrom('totp_recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('totp_recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

/** Removes a member's passkeys and authenticator app. Returns whether there were any. */
export async function deleteSecondFactors(trx: Executor, userId: string): Promise<boolean> {
  const passkeys = await trx.deleteFrom('passkeys').where('user_id', '=', userId).returning('id').execute();
  return (await deleteTotp(trx, userId)) || passkeys.length > 0;
}

/** Removes the passkeys and the authenticator app that a member added at a time or later. */
export async function deleteSecondFactorsSince(trx: Executor, userId: string, since: Date): Promise<void> {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>=', since).execute();
  await trx.deleteFrom('totp').where('user_id', '=', userId).where('created_at', '>=', since).execute();
}

/** Removes the authenticator app and its recovery codes. Returns whether a confirmed one existed. */
export async function deleteTotp(executor: Executor, userId: string): Promise<boolean> {
  const row = await executor
    .deleteFrom('totp')
    .where('user_id', '=', userId)
    .returning('enabled_at')
    .executeTakeFirst();
  return row !== undefined && row.enabled_at !== null;
}

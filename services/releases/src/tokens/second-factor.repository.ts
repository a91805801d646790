import { sql } from 'kysely';
import type { Database } from '../database/database';

export interface SecondFactorRow {
  readonly sealed_secret: Buffer;
  readonly enabled_at: Date;
}

/** The authenticator app of a token's owner. */
export const findSecondFactor = (db: Database, token: string): Promise<SecondFactorRow | undefined> =>
  db
    .selectFrom('releases.second_factors')
    .select(['sealed_secret', 'enabled_at'])
    .where('token', '=', token)
    .executeTakeFirst();

interface NewSecondFactor {
  readonly sealedSecret: Buffer;
  /** The step of the code that confirmed it. */
  readonly step: number;
  readonly at: Date;
}

/** Stores a token's first app. Returns false when it has one. */
export async function insertSecondFactor(
  trx: Database,
  token: string,
  { sealedSecret, step, at }: NewSecondFactor,
): Promise<boolean> {
  const row = await trx
    .insertInto('releases.second_factors')
    .values({ token, sealed_secret: sealedSecret, last_step: step, enabled_at: at })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .returning('token')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces a token's app. Returns false when it has none. */
export async function replaceSecondFactor(
  trx: Database,
  token: string,
  { sealedSecret, step, at }: NewSecondFactor,
): Promise<boolean> {
  const row = await trx
    .updateTable('releases.second_factors')
    .set({ sealed_secret: sealedSecret, last_step: step, enabled_at: at })
    .where('token', '=', token)
    .returning('token')
    .executeTakeFirst();
  return row !== undefined;
}

/** Accepts a code's step once. Returns false for a step that is not after the last accepted one. */
export async function markStepUsed(trx: Database, token: string, step: number): Promise<boolean> {
  const row = await trx
    .updateTable('releases.second_factors')
    .set({ last_step: step })
    .where('token', '=', token)
    .where('last_step', '<', step)
    .returning('token')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a recovery code once. Returns false when the token has no such code. */
export async function deleteRecoveryCode(trx: Database, token: string, hash: Buffer): Promise<boolean> {
  const row = await trx
    .deleteFrom('releases.recovery_codes')
    .where('token', '=', token)
    .where('code_hash', '=', hash)
    .returning('token')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Database, token: string): Promise<number> {
  const { count } = await db
    .selectFrom('releases.recovery_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  return count;
}

/** Replaces a token's recovery codes. Returns false when it has no app. */
export async function replaceRecoveryCodes(trx: Database, token: string, hashes: readonly Buffer[]): Promise<boolean> {
  // Locked, because two replacements at once would each leave the codes of the other.
  const factor = await trx
    .selectFrom('releases.second_factors')
    .select('token')
    .where('token', '=', token)
    .forUpdate()
    .executeTakeFirst();
  if (!factor) return false;
  await trx.deleteFrom('releases.recovery_codes').where('token', '=', token).execute();
  await trx
    .insertInto('releases.recovery_codes')
    .values(hashes.map((hash) => ({ token, code_hash: hash })))
    .execute();
  return true;
}

/** Removes a token's app, its recovery codes and its sessions of the ops page. Returns whether it had an app. */
export async function deleteSecondFactor(trx: Database, token: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('releases.second_factors')
    .where('token', '=', token)
    .returning('token')
    .executeTakeFirst();
  await trx.deleteFrom('releases.ops_sessions').where('token', '=', token).execute();
  return row !== undefined;
}

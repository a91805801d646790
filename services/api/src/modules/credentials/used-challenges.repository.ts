import type { Executor } from '../../database/connection';

/**
 * Marks a challenge of a passkey or a puzzle as used in all processes, and forgets the expired ones. Returns false when
 * it was used before. Call it only for a challenge that was answered, so that each row costs its sender that work.
 * @param hash separates the kinds of challenges by its input
 */
export async function markChallengeUsed(executor: Executor, hash: Buffer, at: Date, expiresAt: Date): Promise<boolean> {
  await executor.deleteFrom('used_challenges').where('expires_at', '<=', at).execute();
  const row = await executor
    .insertInto('used_challenges')
    .values({ hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

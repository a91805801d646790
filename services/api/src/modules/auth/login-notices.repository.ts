import type { Executor } from '../../database/connection';

/** The links of a member that are valid at the same time, older ones are deleted; and the mails with one in an hour. */
export const MAX_LINKS = 20;

/** Stores the link of a mail about a new device, and deletes the member's oldest ones above the limit. */
export async function insertLoginNotice(
  trx: Executor,
  notice: {
    readonly id: string;
    readonly userId: string;
    readonly tokenHash: Buffer;
    readonly at: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await trx
    .insertInto('login_notices')
    .values({
      id: notice.id,
      user_id: notice.userId,
      token_hash: notice.tokenHash,
      created_at: notice.at,
      expires_at: notice.expiresAt,
    })
    .execute();
  await trx
    .deleteFrom('login_notices')
    .where('user_id', '=', notice.userId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('login_notices')
        .select('id')
        .where('user_id', '=', notice.userId)
        .where('expires_at', '>', notice.at)
        .orderBy('id', 'desc')
        .limit(MAX_LINKS),
    )
    .execute();
}

/** The number of a member's links that were mailed since a time. */
export async function countLoginNotices(executor: Executor, userId: string, since: Date): Promise<number> {
  const { count } = await executor
    .selectFrom('login_notices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** The member of a valid link, and when the mail was written; undefined for an unknown, used or expired one. */
export async function findLoginNotice(
  executor: Executor,
  tokenHash: Buffer,
  at: Date,
): Promise<{ readonly user_id: string; readonly created_at: Date } | undefined> {
  return await executor
    .selectFrom('login_notices')
    .select(['user_id', 'created_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
}

/** Deletes all links of a member; returns how many there were. */
export async function deleteLoginNotices(trx: Executor, userId: string): Promise<number> {
  const deleted = await trx.deleteFrom('login_notices').where('user_id', '=', userId).returning('id').execute();
  return deleted.length;
}

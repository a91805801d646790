import type { Executor } from '../database/connection';
import { sql } from 'kysely';
import { errors } from '@cred/service-kit';

/**
 * Locks one member, so that a block between them and another waits for the transaction. Returns false for an unknown
 * member.
 */
export async function lockMemberForShare(executor: Executor, id: string): Promise<boolean> {
  return (
    (await executor.selectFrom('users').select('id').where('id', '=', id).forShare().executeTakeFirst()) !== undefined
  );
}

export interface BlockStatus {
  /** Whether the first blocks the second. */
  readonly blocks: boolean;
  /** Whether the second blocks the first. */
  readonly blocked: boolean;
}

/** Which of two members blocks the other. */
export async function findBlockStatus(executor: Executor, viewerId: string, memberId: string): Promise<BlockStatus> {
  const { rows } = await sql<BlockStatus>`
    select exists (select from blocks where blocker_id = ${viewerId}::uuid
      and blocked_id = ${memberId}::uuid) as blocks,
      exists (select from blocks where blocker_id = ${memberId}::uuid
        and blocked_id = ${viewerId}::uuid) as blocked`.execute(executor);
  return rows[0] ?? { blocks: false, blocked: false };
}

export async function memberExists(executor: Executor, id: string): Promise<boolean> {
  return (await executor.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/**
 * Requires a member who exists, does not block the viewer and is not blocked by them. In a transaction this stays true
 * until its end: a concurrent block waits.
 * @throws AppError 404, the same for an unknown member and for a block
 */
export async function requireReachable(trx: Executor, viewerId: string, memberId: string): Promise<void> {
  if (!(await lockMemberForShare(trx, memberId))) throw errors.notFound('User not found');
  // A separate statement, since only a new statement reads what was committed while the lock waited.
  const { blocks, blocked } = await findBlockStatus(trx, viewerId, memberId);
  if (blocks || blocked) throw errors.notFound('User not found');
}

/**
 * Whether a member exists and does not block the viewer. A blocked member is still found, so that the block can be
 * ended.
 */
export async function isVisibleMember(db: Executor, viewerId: string, memberId: string): Promise<boolean> {
  return (await memberExists(db, memberId)) && !(await findBlockStatus(db, viewerId, memberId)).blocked;
}

import type { Executor } from '../../database/connection';

export interface Reviewer {
  readonly username: string;
  readonly full_name: string;
}

/** A member by username, with their role. Locks the row, so that the role can be changed. */
export async function lockForRole(trx: Executor, username: string) {
  return await trx
    .selectFrom('users')
    .select(['id', 'username', 'full_name', 'is_reviewer'])
    .where('username', '=', username)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function setReviewerFlag(executor: Executor, id: string, isReviewer: boolean): Promise<void> {
  await executor.updateTable('users').set({ is_reviewer: isReviewer }).where('id', '=', id).execute();
}

/** All reviewers. */
export async function findReviewers(executor: Executor): Promise<Reviewer[]> {
  return await executor
    .selectFrom('users')
    .select(['username', 'full_name'])
    .where('is_reviewer', '=', true)
    .orderBy('username')
    .execute();
}

import type { Executor } from '../../database/connection';
import { insertAudit } from './audit.repository';

export interface Reviewer {
  readonly username: string;
  readonly full_name: string;
}

/** The result of a grant or a revocation; `unchanged`: there was nothing to change, and nothing is recorded. */
export type Outcome =
  | { readonly kind: 'changed' | 'unchanged'; readonly member: Reviewer }
  | { readonly kind: 'unknown' };

/** Grants or revokes the reviewer role, by the command on the server (SRV-19). */
export function setReviewer(db: Executor, username: string, isReviewer: boolean, at: Date): Promise<Outcome> {
  return db.transaction().execute(async (trx) => {
    const member = await trx
      .selectFrom('users')
      .select(['id', 'username', 'full_name', 'is_reviewer'])
      .where('username', '=', username.toLowerCase())
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!member) return { kind: 'unknown' };
    if (member.is_reviewer === isReviewer) return { kind: 'unchanged', member };
    await trx.updateTable('users').set({ is_reviewer: isReviewer }).where('id', '=', member.id).execute();
    const action = isReviewer ? 'reviewer.granted' : 'reviewer.revoked';
    await insertAudit(trx, { at, actorId: null, action, memberId: member.id });
    return { kind: 'changed', member };
  });
}

/** All reviewers. */
export async function findReviewers(db: Executor): Promise<Reviewer[]> {
  return await db
    .selectFrom('users')
    .select(['username', 'full_name'])
    .where('is_reviewer', '=', true)
    .orderBy('username')
    .execute();
}

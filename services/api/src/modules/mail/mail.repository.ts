import { type Insertable, sql } from 'kysely';
import type { Executor } from '../../database/connection';
import type { MailTable } from '../../database/schema/accounts';
import type { OutgoingMail } from './mail-transport';

/** Returns a member's address and name; undefined for a deleted member. */
export async function findRecipient(
  executor: Executor,
  userId: string,
): Promise<{ readonly email: string; readonly full_name: string; readonly isConfirmed: boolean } | undefined> {
  return await executor
    .selectFrom('users')
    .select(['email', 'full_name', sql<boolean>`email_confirmed_at is not null`.as('isConfirmed')])
    .where('id', '=', userId)
    .executeTakeFirst();
}

export async function insertMail(executor: Executor, mail: Insertable<MailTable>): Promise<void> {
  await executor.insertInto('mails').values(mail).execute();
}

/**
 * Claims due mails for this process until a time; `skip locked` lets several processes share the work.
 * @returns the mails, the oldest first, with the number of their tries, this one included
 */
export async function claimDueMails(
  executor: Executor,
  { at, until, take }: { readonly at: Date; readonly until: Date; readonly take: number },
): Promise<(OutgoingMail & { readonly tries: number })[]> {
  const claimed = await executor
    .updateTable('mails')
    .set({ tries: sql<number>`tries + 1`, next_try_at: until })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('next_try_at', '<=', at)
        .orderBy('next_try_at')
        .limit(take)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'body', 'created_at', 'tries'])
    .execute();
  // An update returns its rows in any order.
  return claimed.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

export async function setNextTry(executor: Executor, id: string, at: Date): Promise<void> {
  await executor.updateTable('mails').set({ next_try_at: at }).where('id', '=', id).execute();
}

export async function deleteMail(executor: Executor, id: string): Promise<void> {
  await executor.deleteFrom('mails').where('id', '=', id).execute();
}

/** Deletes expired mails; returns their ids. */
export async function deleteExpiredMails(executor: Executor, at: Date): Promise<string[]> {
  const deleted = await executor.deleteFrom('mails').where('expires_at', '<=', at).returning('id').execute();
  return deleted.map(({ id }) => id);
}

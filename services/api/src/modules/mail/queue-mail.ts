import { sql } from 'kysely';
import type { Executor } from '../../core/database';
import { newId } from '../../core/ids';

const DAY_MS = 24 * 60 * 60_000;

/** A mail to a member, in plain text. */
export interface Mail {
  readonly userId: string;
  /** Absent: the member's address. */
  readonly to?: string;
  readonly subject: string;
  /** Paragraphs; the greeting and the signature are put around them. */
  readonly paragraphs: readonly string[];
  readonly at: Date;
  /** Milliseconds after which sending it is of no use; absent: a day. */
  readonly usefulMs?: number;
}

/**
 * Queues a mail in the transaction of what causes it (SRV-14): it is sent when that is true, and
 * never otherwise.
 */
export async function queueMail(
  trx: Executor,
  { userId, to, subject, paragraphs, at, usefulMs = DAY_MS }: Mail,
): Promise<void> {
  const member = await trx
    .selectFrom('users')
    .select(['email', 'full_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!member) return;
  await trx
    .insertInto('mails')
    .values({
      id: newId(at),
      user_id: userId,
      recipient: to ?? member.email,
      subject: oneLine(subject),
      body: [greeting(member.full_name), ...paragraphs, 'Cred'].join('\n\n'),
      created_at: at,
      expires_at: new Date(at.getTime() + usefulMs),
      next_try_at: at,
    })
    .execute();
}

// Letters in words; a dot only where a word ends, since mail programs make links of `name.example`.
const PLAIN_NAME = /^(?:[\p{L}\p{M} '’-]|\.(?= |$)){1,60}$/u;

/** A name is said only if it is plainly one: the mail may reach a stranger, to whom it must carry nobody's words. */
const greeting = (fullName: string): string => (PLAIN_NAME.test(fullName) ? `Hello ${fullName.trim()},` : 'Hello,');

/** A line break in a subject must not begin a header of its own. */
const oneLine = (value: string): string => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Takes a member's waiting mails of one subject back, such as a code that a newer one replaces. */
export async function dropMails(trx: Executor, userId: string, subject: string): Promise<void> {
  await trx
    .deleteFrom('mails')
    .where('user_id', '=', userId)
    .where('subject', '=', sql.val(oneLine(subject)))
    .execute();
}

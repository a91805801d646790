import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import { findRecipient, insertMail } from './mail.repository';

const DAY_MS = 24 * 60 * 60_000;

/** A plain-text mail to a member. */
export interface Mail {
  readonly userId: string;
  /** Default: the member's address. */
  readonly to?: string;
  readonly subject: string;
  /** The paragraphs between the greeting and the signature. */
  readonly paragraphs: readonly string[];
  readonly at: Date;
  /** The mail that confirms an address; no other one is sent to an account whose address is not confirmed (AUTH-34). */
  readonly confirmsAddress?: true;
  /** Milliseconds after which the mail is dropped; default: a day. */
  readonly expiresInMs?: number;
}

/** Queues a mail in the transaction of its cause (SRV-14): it is sent after the commit, and not after a rollback. */
export async function queueMail(
  trx: Executor,
  { userId, to, subject, paragraphs, at, confirmsAddress, expiresInMs = DAY_MS }: Mail,
): Promise<void> {
  const member = await findRecipient(trx, userId);
  if (!member || (!member.isConfirmed && !confirmsAddress)) return;
  await insertMail(trx, {
    id: newId(at),
    user_id: userId,
    recipient: to ?? member.email,
    subject: oneLine(subject),
    body: [greeting(member.full_name), ...paragraphs, 'Cred'].join('\n\n'),
    created_at: at,
    expires_at: new Date(at.getTime() + expiresInMs),
    next_try_at: at,
  });
}

// Letters in words; a dot only at the end of a word, since mail programs turn `name.example` into a link.
const PLAIN_NAME = /^(?:[\p{L}\p{M} '’-]|\.(?= |$)){1,60}$/u;

/**
 * Greets by name only if the name is plain: the mail may reach another person and must not carry a text that a member
 * chose.
 */
const greeting = (fullName: string): string => (PLAIN_NAME.test(fullName) ? `Hello ${fullName.trim()},` : 'Hello,');

/** Removes line breaks, so that a subject cannot add a header. */
const oneLine = (value: string): string => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

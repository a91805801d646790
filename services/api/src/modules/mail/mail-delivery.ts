import type { Executor } from '../../database/connection';
import type { MailTransport } from './mail-transport';
import { claimDueMails, deleteExpiredMails, deleteMail, setNextTry } from './mail.repository';

/** The log of mail: it never contains an address, a subject or a text (SRV-35). */
export interface MailLog {
  warn(details: object, message: string): void;
}

const BATCH = 10;
/**
 * A process reserves a mail for this time, which a batch of the slowest deliveries does not exceed; if it crashes,
 * another process retries the mail afterwards.
 */
const CLAIM_MS = 6 * 60_000;
const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 60 * 60_000;

/** Milliseconds until the next try after a number of tries: half a minute, doubled each time up to an hour. */
export const pauseAfter = (tries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), MAX_PAUSE_MS);

/**
 * Sends due mails, one after the other, and returns how many were sent. A failed one is retried later until it expires;
 * one that the receiving server rejects permanently is dropped.
 */
export async function deliverDueMails(db: Executor, transport: MailTransport, log: MailLog, at: Date): Promise<number> {
  await dropExpired(db, log, at);
  let sent = 0;
  for (const { tries, ...mail } of await claimDueMails(db, {
    at,
    until: new Date(at.getTime() + CLAIM_MS),
    take: BATCH,
  })) {
    try {
      await transport.send(mail);
      await deleteMail(db, mail.id);
      sent += 1;
    } catch (failure) {
      const reason = reasonOf(failure);
      if (reason.permanent) {
        await deleteMail(db, mail.id);
        log.warn({ mail: mail.id, code: reason.code }, 'the mail server rejected a mail permanently');
        continue;
      }
      const nextTryAt = new Date(at.getTime() + pauseAfter(tries));
      await setNextTry(db, mail.id, nextTryAt);
      log.warn({ mail: mail.id, code: reason.code, tries, nextTryAt }, 'a mail could not be sent, will retry');
    }
  }
  return sent;
}

async function dropExpired(db: Executor, log: MailLog, at: Date): Promise<void> {
  for (const id of await deleteExpiredMails(db, at)) log.warn({ mail: id }, 'a mail expired before it could be sent');
}

/**
 * An error code without the server's text, which may repeat the address. An envelope that is rejected with a 5xx code
 * is rejected permanently; a rejected login or an unreachable server is a fault of the deployment that can be
 * corrected.
 */
function reasonOf(failure: unknown): { readonly code: string; readonly permanent: boolean } {
  if (!(failure instanceof Error)) return { code: 'unknown', permanent: false };
  const name = 'code' in failure && typeof failure.code === 'string' ? failure.code : failure.name;
  const status =
    'responseCode' in failure && typeof failure.responseCode === 'number' ? failure.responseCode : undefined;
  return {
    code: status === undefined ? name : `${name} ${status}`,
    permanent: name === 'EENVELOPE' && (status ?? 0) >= 500,
  };
}

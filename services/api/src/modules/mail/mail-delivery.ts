import { sql } from 'kysely';
import type { Executor } from '../../core/database';
import type { MailTransport, OutgoingMail } from './mail-transport';

/** What is logged of mail: never an address, a subject or a text (SRV-35). */
export interface MailLog {
  warn(details: object, message: string): void;
}

const BATCH = 10;
/** While one process sends a mail, no other takes it; after a crash it is tried again this much later. */
const CLAIM_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** Milliseconds until the next try after so many: half a minute, doubling up to an hour. */
export const pauseAfter = (tries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);

/**
 * Sends what is due, one after the other, and gives how many arrived. What fails stays and is tried again later,
 * until it is of no use; what the receiving server refuses for good is dropped.
 */
export async function deliverDueMails(db: Executor, transport: MailTransport, log: MailLog, at: Date): Promise<number> {
  await dropUseless(db, log, at);
  let sent = 0;
  for (const { tries, ...mail } of await claimDue(db, at)) {
    try {
      await transport.send(mail);
      await deleteMail(db, mail.id);
      sent += 1;
    } catch (failure) {
      const reason = reasonOf(failure);
      if (reason.permanent) {
        await deleteMail(db, mail.id);
        log.warn({ mail: mail.id, code: reason.code }, 'a mail was refused for good');
        continue;
      }
      const nextTryAt = new Date(at.getTime() + pauseAfter(tries));
      await db.updateTable('mails').set({ next_try_at: nextTryAt }).where('id', '=', mail.id).execute();
      log.warn({ mail: mail.id, code: reason.code, tries, nextTryAt }, 'a mail could not be sent, it is tried again');
    }
  }
  return sent;
}

/** Takes due mails for this process; `skip locked` lets several processes share the work. */
async function claimDue(db: Executor, at: Date): Promise<(OutgoingMail & { readonly tries: number })[]> {
  return await db
    .updateTable('mails')
    .set({ tries: sql<number>`tries + 1`, next_try_at: new Date(at.getTime() + CLAIM_MS) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('next_try_at', '<=', at)
        .orderBy('next_try_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'body', 'created_at', 'tries'])
    .execute();
}

async function dropUseless(db: Executor, log: MailLog, at: Date): Promise<void> {
  const dropped = await db.deleteFrom('mails').where('expires_at', '<=', at).returning('id').execute();
  for (const { id } of dropped) log.warn({ mail: id }, 'a mail could not be sent in time and is dropped');
}

const deleteMail = async (db: Executor, id: string): Promise<void> =>
  void (await db.deleteFrom('mails').where('id', '=', id).execute());

/**
 * A code without the server's words, which may repeat the address. An envelope that is refused with a 5xx is
 * refused for good; a refused login or an unreachable server is the deployment's fault and can be mended.
 */
function reasonOf(failure: unknown): { readonly code: string; readonly permanent: boolean } {
  if (!(failure instanceof Error)) return { code: 'unknown', permanent: false };
  const name = 'code' in failure && typeof failure.code === 'string' ? failure.code : failure.name;
  const answer =
    'responseCode' in failure && typeof failure.responseCode === 'number' ? failure.responseCode : undefined;
  return {
    code: answer === undefined ? name : `${name} ${answer}`,
    permanent: name === 'EENVELOPE' && (answer ?? 0) >= 500,
  };
}

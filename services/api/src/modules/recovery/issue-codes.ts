import type { Settings } from '@cred/deployment/settings';
import type { Clock } from '../../core/clock';
import type { Executor } from '../../database/connection';
import { hashPassword } from '../credentials/passwords';
import { queueMail } from '../mail/queue-mail';
import { sendConfirmation } from '../mail-addresses/confirm-address';
import {
  deleteOldAddressMails,
  findMailAddress,
  lockClaimants,
} from '../mail-addresses/email-confirmations.repository';
import { CODES_PER_ACCOUNT, CODES_PER_DAY, CODES_PER_SOURCE, newCode, RECOVERY_MS } from './recovery-secrets';
import {
  countCodes,
  deleteOldRecoveries,
  findNewestCode,
  completeRequest,
  lockAccountOf,
  lockNextRequest,
} from './recovery.repository';

interface Deps {
  readonly db: Executor;
  readonly settings: Pick<Settings, 'PUBLIC_URL'>;
  readonly clock: Clock;
}

const SUBJECT = 'Your code for Cred';
const DAY_MS = 24 * 60 * 60_000;
/** Accounts that a recovery mails a link, when none has confirmed the address. */
const LINKS_PER_REQUEST = 3;

/**
 * Creates the requested codes and queues their mails, each in one transaction. This happens after the response to the
 * request, which therefore takes the same time for every address.
 */
export async function issueRequestedCodes({ db, settings, clock }: Deps): Promise<void> {
  const yesterday = new Date(clock().getTime() - DAY_MS);
  await deleteOldRecoveries(db, yesterday);
  await deleteOldAddressMails(db, yesterday);
  while (await db.transaction().execute((trx) => issueNextCode({ db: trx, settings, clock })));
}

async function issueNextCode({ db: trx, settings, clock }: Deps): Promise<boolean> {
  const request = await lockNextRequest(trx);
  if (!request) return false;
  // Locked, so that two processes cannot both find the account below its limit.
  const userId = await lockAccountOf(trx, request.email);
  // Read for each code, under the account's lock: mailboxes order mails by time, and above the limit the newest mail has to
  // be the one whose code is accepted.
  const at = clock();
  if (userId && (await sendConfirmationInstead(trx, settings, userId, request.email, at))) {
    await completeRequest(trx, request.id, null);
    return true;
  }
  if (!userId) {
    await completeRequest(trx, request.id, null);
    return true;
  }
  if (await hasEnoughCodes(trx, userId, request.sourceHash, at)) {
    // No further mail. The request accepts the code that was mailed last, so that other requests cannot prevent the
    // owner's. There is one within the window of the limit, unless the owner has used it: then a new one is created.
    const newest = await findNewestCode(trx, userId, at);
    if (newest) {
      await completeRequest(trx, request.id, { userId, ...newest, sharesCode: true });
      return true;
    }
  }
  const code = newCode();
  // Earlier codes stay valid (AUTH-31): anyone can request one, and must not replace the owner's.
  await completeRequest(trx, request.id, {
    userId,
    codeHash: await hashPassword(code),
    expiresAt: new Date(at.getTime() + RECOVERY_MS),
    sharesCode: false,
  });
  await queueMail(trx, {
    userId,
    subject: SUBJECT,
    paragraphs: [
      'somebody, hopefully you, wants to set a new password for your account. This is the code:',
      `    ${code}`,
      'Enter it on the page that asked for it. It is good for 15 minutes and for one use.',
      'If it was not you, you need do nothing: without this code your password stays as it is. ' +
        `Nobody from ${new URL(settings.PUBLIC_URL).host} will ever ask you for it.`,
    ],
    at,
    expiresInMs: RECOVERY_MS,
  });
  return true;
}

/** Whether an account has got as many codes as it may, in `RECOVERY_MS` and in a day (AUTH-31). */
async function hasEnoughCodes(trx: Executor, userId: string, sourceHash: Buffer | null, at: Date): Promise<boolean> {
  const issued = await countCodes(trx, userId, sourceHash, {
    recently: new Date(at.getTime() - RECOVERY_MS),
    today: new Date(at.getTime() - DAY_MS),
  });
  const limit = issued.ofDay >= CODES_PER_DAY ? 1 : CODES_PER_ACCOUNT;
  return issued.recent >= limit || issued.ofSource >= CODES_PER_SOURCE;
}

/**
 * Only the mail that confirms an address is sent to one that is not confirmed (AUTH-34); a code can be requested
 * afterwards. Several accounts get one: the first to enter the address need not be its owner's (AUTH-37). Returns whether
 * the address is not confirmed.
 */
async function sendConfirmationInstead(
  trx: Executor,
  settings: Deps['settings'],
  userId: string,
  email: string,
  at: Date,
): Promise<boolean> {
  const address = await findMailAddress(trx, userId, at);
  if (address?.confirmedAt !== null) return false;
  for (const claimant of await lockClaimants(trx, email, LINKS_PER_REQUEST))
    await sendConfirmation(trx, settings, { userId: claimant, email, at });
  return true;
}

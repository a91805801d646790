import type { OutgoingMail } from '../modules/mail/mail-transport';
import { runOnce } from '../modules/mail/mail-worker';
import { issueRequestedCodes } from '../modules/recovery/issue-codes';
import type { TestApi } from './test-api';

/** Runs the mail worker and returns what it would have sent. */
export async function deliveredMails(api: Pick<TestApi, 'db' | 'settings' | 'clock'>): Promise<OutgoingMail[]> {
  const mails: OutgoingMail[] = [];
  const transport = { send: async (mail: OutgoingMail) => void mails.push(mail), close: () => undefined };
  const log = { warn: () => undefined };
  while (
    (await runOnce(
      {
        db: api.db,
        log,
        clock: api.clock.now,
        beforeDelivery: () => issueRequestedCodes({ ...api, clock: api.clock.now }),
      },
      transport,
    )) > 0
  );
  return mails;
}

/** The code in a recovery's mail. */
export function codeIn(mail: Pick<OutgoingMail, 'body'> | undefined): string {
  const code = /^ {4}(\S+)$/m.exec(mail?.body ?? '')?.[1];
  if (!code) throw new Error('This mail has no code');
  return code;
}

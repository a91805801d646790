import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PASSWORD } from '../../product/members';
import type { Outcome } from '../../product/requester';
import type { ScenarioContext } from '../scenario-context';
import { type Attack, flood, hostileAddress } from './attack';

const FORGOT = '/api/user/forgot-password';
const FOREIGN_ORIGIN = 'https://evil.example';
/** A hospital's address, behind which a member opens another website. */
const SHARED_ADDRESS = '198.51.100.40';
const OWNER_ADDRESS = '198.51.100.30';
const MAIL_LIMIT_MS = 10_000;

/** Requests of another website's page, sent by browsers behind an address that members share. */
export const foreignOrigin: Attack = {
  name: 'foreign pages behind a shared address',
  async run({ api }, stop) {
    await flood(2, stop, async (n) => {
      const to = n % 2 === 0 ? { path: FORGOT, json: { email: 'x@y.zz' } } : { path: '/api/user', json: {} };
      await api.send({ method: 'POST', ...to, origin: FOREIGN_ORIGIN, address: SHARED_ADDRESS });
      await delay(40);
    });
  },
  async victim(context) {
    await delay(5_000);
    const [recovery, signUp] = await Promise.all([requestCode(context, 'unknown', SHARED_ADDRESS), signsUp(context)]);
    return [
      ...(recovery.status === 200 ? [] : [`a recovery behind the shared address was refused with ${recovery.status}`]),
      ...(signUp.status === 201 ? [] : [`a sign-up behind the shared address was refused with ${signUp.status}`]),
    ];
  },
};

let signUps = 0;
function signsUp({ api }: ScenarioContext): Promise<Outcome> {
  signUps += 1;
  const username = `shared${process.pid}x${signUps}`;
  const account = { fullName: 'A Member', username, email: `${username}@cred.example`, password: PASSWORD };
  return api.send({
    method: 'POST',
    path: '/api/user',
    address: SHARED_ADDRESS,
    json: { ...account, specialty: 'Nursing' },
  });
}

const requestCode = ({ api }: ScenarioContext, owner: string, address: string): Promise<Outcome> =>
  api.send({ method: 'POST', path: FORGOT, json: { email: `${owner}@demo.cred.example` }, address });

/** Others request codes for a member who is recovering the account. */
export const foreignRecoveries = (owner: string): Attack => ({
  name: 'recoveries of a member by others',
  async run(context, stop) {
    await flood(1, stop, async (n) => {
      await requestCode(context, owner, hostileAddress(n));
      await delay(700);
    });
  },
  async victim(context) {
    const { api, stack } = context;
    const before = mailsTo(stack.data, owner).length;
    const requested = await requestCode(context, owner, OWNER_ADDRESS);
    if (requested.status !== 200) return [`the owner's request was refused with ${requested.status}`];
    const { user } = JSON.parse(requested.body) as { readonly user: string };
    const due = performance.now() + MAIL_LIMIT_MS;
    while (mailsTo(stack.data, owner).length <= before && performance.now() < due) await delay(100);
    // The member reads the mail and types the code.
    await delay(3_000);
    // Above the limit of mails nothing new arrives, and the member types the newest code in the mailbox.
    const mails = mailsTo(stack.data, owner);
    const codes = mails
      .slice(mails.length > before ? before : -1)
      .flatMap((mail) => /^ {4}(\S+)$/m.exec(mail)?.[1] ?? []);
    if (codes.length === 0) return [`no code arrived within ${MAIL_LIMIT_MS / 1_000} s`];
    for (const code of codes) {
      const json = { code, userId: user };
      const { status } = await api.send({
        method: 'POST',
        path: '/api/user/verification-code',
        json,
        address: OWNER_ADDRESS,
      });
      if (status === 200) return [];
    }
    return [`none of the ${codes.length} mailed codes was accepted from the owner`];
  },
});

/** The mails of the local outbox to a member, oldest first. */
function mailsTo(data: string, owner: string): string[] {
  const folder = join(data, 'outbox');
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((mail) => mail.includes(`To: ${owner}@`));
  } catch {
    // Nothing was mailed yet.
    return [];
  }
}

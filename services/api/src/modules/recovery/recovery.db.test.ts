import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallBodyInput } from '@cred/contract';
import { sql } from 'kysely';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import type { TestClient } from '../../testing/test-client';
import { codeIn, deliveredMails } from '../../testing/test-mail';
import { openMailTransport, outboxFolder } from '../mail/mail-transport';
import { runOnce } from '../mail/mail-worker';
import { newId } from '../../core/ids';
import { issueRequestedCodes } from './issue-codes';
import {
  CODE_ALPHABET,
  CODE_TRIES,
  CODES_PER_ACCOUNT,
  CODES_PER_DAY,
  RECOVERY_MS,
  CODES_PER_SOURCE,
  handleHash,
  newCode,
} from './recovery-secrets';

let api: TestApi;
let ana: TestMember;
const email = 'ana@cred.example';

beforeAll(async () => {
  api = await startTestApi();
  ana = await api.member({ username: 'ana', email, password: 'the old one' });
});
beforeEach(async () => {
  await deliveredMails(api);
  // Those of the other tests would count for the day.
  await api.db.deleteFrom('recoveries').execute();
  api.clock.advance(RECOVERY_MS);
});
afterAll(() => api.close());

const requestCode = async (browser: TestClient, address = email): Promise<string> =>
  (await browser.ok('forgotPassword', { body: { email: address } })).user;
const requestCodeFrom = async (remoteAddress: string): Promise<void> => {
  const { statusCode } = await api
    .browser()
    .inject({ method: 'POST', url: '/api/user/forgot-password', payload: { email }, remoteAddress });
  expect(statusCode).toBe(200);
};
const tryCode = (browser: TestClient, userId: string, code: string) =>
  browser.call('checkRecoveryCode', { body: { userId, code } });
const setPassword = (browser: TestClient, userId: string, password = 'a new one') =>
  browser.call('recoverPassword', { params: { userId }, body: { password } });

/** A recovery with its mailed code. */
async function beginRecovery(address = email) {
  const browser = api.browser();
  const handle = await requestCode(browser, address);
  const code = codeIn(
    (await deliveredMails(api)).find((mail) => mail.recipient === address && mail.subject === 'Your code for Cred'),
  );
  return { browser, handle, code };
}

/** A recovery with a verified code; only the new password is missing. */
async function verifiedRecovery(address = email) {
  const recovery = await beginRecovery(address);
  const { token } = await recovery.browser.ok('checkRecoveryCode', {
    body: { userId: recovery.handle, code: recovery.code },
  });
  return { ...recovery, token };
}

const wrongCode = (code: string): string => (code.startsWith('2') ? '3' : '2') + code.slice(1);

describe('a recovery', () => {
  it('sets a new password with the mailed code, and ends all sessions', async () => {
    const member = await api.member({ username: 'bia', email: 'bia@cred.example', password: 'long forgotten' });
    const { browser, handle, code } = await beginRecovery('bia@cred.example');
    expect(code).toMatch(new RegExp(`^[${CODE_ALPHABET}]{8}$`));
    const { headers, body } = await tryCode(browser, handle, ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `);
    expect(headers['set-cookie']).toMatch(/^cred_recovery=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(headers['set-cookie']).not.toContain((body as { token: string }).token);
    expect((await setPassword(browser, handle)).status).toBe(200);
    expect([...browser.cookies.keys()]).toEqual(['cred_device']);
    expect((await member.errorOf('getMe')).status).toBe(401);
    const [mail] = await deliveredMails(api);
    expect(mail).toMatchObject({ recipient: 'bia@cred.example', subject: 'Your password was changed' });
    expect(
      (await api.browser().errorOf('login', { body: { username: 'bia', password: 'long forgotten' } })).status,
    ).toBe(401);
    await api.browser().ok('login', { body: { username: 'bia', password: 'a new one' } });
  });

  it('ignores the case of the address', async () => {
    await requestCode(api.browser(), 'ANA@Cred.Example');
    expect(await deliveredMails(api)).toHaveLength(1);
  });

  it('stores neither handle, code nor cookie, and the address only until it is looked up', async () => {
    const { browser, handle, code } = await verifiedRecovery();
    const stored = JSON.stringify([
      await api.db.selectFrom('recoveries').selectAll().execute(),
      await api.db.selectFrom('mails').selectAll().execute(),
    ]);
    for (const secret of [handle, code, browser.cookies.get('cred_recovery'), email])
      expect(stored).not.toContain(secret);
    expect(api.logs.join('')).not.toMatch(new RegExp(`${code}|${email}|${handle}`));
  });
});

describe('POST /user/forgot-password', () => {
  it('returns the same response for an unknown address', async () => {
    const [known, unknown] = await Promise.all(
      [email, 'unknown@cred.example'].map((address) =>
        api.browser().call('forgotPassword', { body: { email: address } }),
      ),
    );
    const shape = (response: typeof known) => ({
      status: response?.status,
      body: Object.entries(response?.body ?? {}).map(([key, value]) => [key, String(value).length]),
      headers: { ...response?.headers, 'x-request-id': '', date: '' },
    });
    expect(shape(known)).toEqual(shape(unknown));
    expect(known?.body).not.toMatchObject({ user: ana.id });
  });

  it('does the same work for every address, which is looked up after the response', async () => {
    const rename = (from: string, to: string) =>
      sql`alter table users rename column ${sql.ref(from)} to ${sql.ref(to)}`.execute(api.db);
    await rename('email', 'out_of_reach');
    const response = await api
      .browser()
      .call('forgotPassword', { body: { email } })
      .finally(() => rename('out_of_reach', 'email'));
    expect(response.status).toBe(200);
    expect(await deliveredMails(api)).toMatchObject([{ recipient: email }]);
  });

  it('mails nothing to an unknown address, and rejects its later steps like a wrong code', async () => {
    const browser = api.browser();
    const handle = await requestCode(browser, 'unknown@cred.example');
    expect(await deliveredMails(api)).toEqual([]);
    const known = await beginRecovery();
    const errors = [
      await tryCode(browser, handle, 'ABCDEFGH'),
      await tryCode(known.browser, known.handle, wrongCode(known.code)),
    ];
    expect(errors[0]?.body).toEqual(errors[1]?.body);
    expect(errors[0]).toMatchObject({ status: 400, body: { fields: { code: 'This code is wrong or too old' } } });
  });

  it('rejects an invalid address with the form’s message', async () => {
    expect(await api.anonymous.errorOf('forgotPassword', { body: { email: '' } })).toMatchObject({
      status: 400,
      fields: { email: 'Email empty' },
    });
    expect(await api.anonymous.errorOf('forgotPassword', { body: { email: 'a@b\r\nBcc: c@d.example' } })).toMatchObject(
      { fields: { email: 'Insert a valid email' } },
    );
  });

  it('limits the codes per network address: the last code stays valid, and another address can still request one', async () => {
    let last = await beginRecovery();
    for (let count = 1; count < CODES_PER_SOURCE; count += 1) last = await beginRecovery();
    for (let count = 0; count < 3; count += 1) await requestCode(api.browser());
    expect(await deliveredMails(api)).toEqual([]);
    expect((await tryCode(last.browser, last.handle, last.code)).status).toBe(200);
    await requestCodeFrom('203.0.113.9');
    expect(await deliveredMails(api)).toMatchObject([{ recipient: email, subject: 'Your code for Cred' }]);
  });

  it('limits the codes of an account, for all network addresses together', async () => {
    for (let count = 0; count < CODES_PER_ACCOUNT + 3; count += 1) await requestCodeFrom(`198.51.100.${count}`);
    expect(await deliveredMails(api)).toHaveLength(CODES_PER_ACCOUNT);
    const made = await api.db
      .selectFrom('recoveries')
      .select('source_hash')
      .where('user_id', '=', ana.id)
      .where('shares_code', '=', false)
      .where('created_at', '>', new Date(api.clock.now().getTime() - 60_000))
      .execute();
    expect(made).toHaveLength(CODES_PER_ACCOUNT);
    expect(JSON.stringify(made)).not.toContain('198.51');
  });

  it('creates one code in 15 minutes after 40 in a day, which every request accepts, and a new one when it is used', async () => {
    const past = new Date(api.clock.now().getTime() - 2 * RECOVERY_MS);
    const used = Array.from({ length: CODES_PER_DAY }, (_, index) => ({
      id: newId(past),
      handle_hash: handleHash(`earlier ${index}`),
      user_id: ana.id,
      created_at: past,
      expires_at: past,
    }));
    await api.db.insertInto('recoveries').values(used).execute();
    const first = await beginRecovery();
    await requestCodeFrom('203.0.113.1');
    const owner = api.browser();
    const handle = await requestCode(owner);
    expect(await deliveredMails(api)).toEqual([]);
    expect((await tryCode(owner, handle, first.code)).status).toBe(200);
    expect((await tryCode(first.browser, first.handle, first.code)).status).toBe(200);
    const again = await beginRecovery();
    expect((await tryCode(again.browser, again.handle, again.code)).status).toBe(200);
    api.clock.advance(24 * 60 * 60_000);
    const next = [await beginRecovery(), await beginRecovery()];
    expect(next[0]?.code).not.toBe(next[1]?.code);
  });

  it('rejects a request from another origin', async () => {
    for (const origin of ['https://evil.example', 'null', undefined]) {
      expect(await api.anonymous.errorOf('forgotPassword', { body: { email }, headers: { origin } })).toMatchObject({
        status: 403,
        code: 'origin_not_allowed',
      });
    }
  });
});

describe('POST /user/verification-code', () => {
  it('invalidates a code after 5 wrong tries, so that the right code is rejected too', async () => {
    const { browser, handle, code } = await beginRecovery();
    for (let count = 0; count < CODE_TRIES; count += 1)
      expect((await tryCode(browser, handle, wrongCode(code))).status).toBe(400);
    expect((await tryCode(browser, handle, code)).status).toBe(400);
  });

  it('counts each of several concurrent tries', async () => {
    const { browser, handle, code } = await beginRecovery();
    const guesses = Array.from({ length: 40 }, () => tryCode(api.browser(), handle, wrongCode(code)));
    expect((await Promise.all(guesses)).every(({ status }) => status === 400)).toBe(true);
    expect(
      await api.db.selectFrom('recoveries').select('tries').orderBy('id', 'desc').limit(1).executeTakeFirst(),
    ).toEqual({ tries: CODE_TRIES });
    expect((await tryCode(browser, handle, code)).status).toBe(400);
  });

  it('accepts a code once, also for concurrent requests', async () => {
    const { handle, code } = await beginRecovery();
    const both = await Promise.all([tryCode(api.browser(), handle, code), tryCode(api.browser(), handle, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await tryCode(api.browser(), handle, code)).status).toBe(400);
  });

  it('rejects a code after 15 minutes', async () => {
    const { browser, handle, code } = await beginRecovery();
    api.clock.advance(RECOVERY_MS);
    expect((await tryCode(browser, handle, code)).status).toBe(400);
  });

  it('accepts a code after newer requests of others, also after more than the limit of codes', async () => {
    const owner = await beginRecovery();
    for (let count = 0; count < CODES_PER_ACCOUNT + 3; count += 1) await requestCodeFrom(`198.51.100.${count}`);
    await deliveredMails(api);
    expect((await tryCode(owner.browser, owner.handle, owner.code)).status).toBe(200);
  });

  it('accepts the newest mailed code for a request above the limit of codes', async () => {
    for (let count = 0; count < CODES_PER_ACCOUNT; count += 1) await requestCodeFrom(`198.51.100.${count}`);
    const code = codeIn((await deliveredMails(api)).at(-1));
    api.clock.advance(RECOVERY_MS - 60_000);
    const browser = api.browser();
    const handle = await requestCode(browser);
    expect(await deliveredMails(api)).toEqual([]);
    expect((await tryCode(browser, handle, code)).status).toBe(200);
    expect((await setPassword(browser, handle, 'the old one')).status).toBe(200);
  });

  it('accepts the code of the newest mail in the mailbox, also when several are created at the same time', async () => {
    for (let count = 0; count < CODES_PER_ACCOUNT; count += 1) await requestCodeFrom(`198.51.100.${count}`);
    const outbox = outboxFolder(api.settings.CRED_DATA);
    const log = { warn: () => undefined };
    const clock = api.clock.now;
    const deps = { db: api.db, log, clock, beforeDelivery: () => issueRequestedCodes({ ...api, clock }) };
    expect(await runOnce(deps, openMailTransport(api.settings))).toBe(CODES_PER_ACCOUNT);
    const newest = (await readdir(outbox)).sort().at(-1) ?? '';
    const code = codeIn({ body: await readFile(join(outbox, newest), 'utf8') });
    const browser = api.browser();
    const handle = await requestCode(browser);
    expect(await deliveredMails(api)).toEqual([]);
    expect((await tryCode(browser, handle, code)).status).toBe(200);
  });

  it('rejects a code with another handle', async () => {
    const [first, second] = [await beginRecovery(), await beginRecovery()];
    expect((await tryCode(first.browser, first.handle, second.code)).status).toBe(400);
    expect((await tryCode(first.browser, ana.id, second.code)).status).toBe(400);
    expect((await tryCode(second.browser, second.handle, second.code)).status).toBe(200);
  });

  it('rejects an empty code and one that the database cannot store', async () => {
    expect(await api.anonymous.errorOf('checkRecoveryCode', { body: { code: ' ', userId: 'x' } })).toMatchObject({
      status: 400,
      fields: { code: 'Code is empty' },
    });
    expect((await tryCode(api.anonymous, 'a\u0000b', '\u0000')).status).toBe(400);
  });
});

describe('PUT /user/update-password/{handle}', () => {
  const stays = async () =>
    void (await api.browser().ok('login', { body: { username: 'ana', password: 'the old one' } }));

  it('requires the cookie of this handle', async () => {
    const [own, other] = [await verifiedRecovery(), await verifiedRecovery('bia@cred.example')];
    expect(await setPassword(api.browser(), other.handle)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await setPassword(own.browser, other.handle)).status).toBe(403);
    expect((await setPassword(other.browser, own.handle)).status).toBe(403);
    expect((await setPassword(other.browser, ana.id)).status).toBe(403);
    const guesser = api.browser();
    guesser.cookies.set('cred_recovery', own.token);
    expect((await setPassword(guesser, own.handle)).status).toBe(403);
    await stays();
  });

  it('requires a verified code: a request alone is not enough', async () => {
    const { browser, handle } = await beginRecovery();
    browser.cookies.set('cred_recovery', '');
    expect((await setPassword(browser, handle)).status).toBe(403);
    await stays();
  });

  it('accepts one password, also for concurrent requests, and only within 15 minutes', async () => {
    const member = { username: 'caio', email: 'caio@cred.example' };
    await api.member(member);
    const { browser, handle } = await verifiedRecovery(member.email);
    const cookie = browser.cookies.get('cred_recovery') ?? '';
    const copy = api.browser();
    copy.cookies.set('cred_recovery', cookie);
    const both = await Promise.all([setPassword(browser, handle, 'the first'), setPassword(copy, handle, 'the first')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    copy.cookies.set('cred_recovery', cookie);
    expect((await setPassword(copy, handle, 'the second')).status).toBe(403);
    await api.browser().ok('login', { body: { username: 'caio', password: 'the first' } });
    const late = await verifiedRecovery(member.email);
    api.clock.advance(RECOVERY_MS);
    expect((await setPassword(late.browser, late.handle)).status).toBe(403);
  });

  it('describes what is wrong with the password, and keeps the recovery valid', async () => {
    const { browser, handle } = await verifiedRecovery();
    expect(await setPassword(browser, handle, '12345')).toMatchObject({
      status: 400,
      body: { fields: { password: 'Must be at least 6 characters' } },
    });
    expect((await setPassword(browser, handle, 'the old one')).status).toBe(200);
  });

  it('does nothing after the member has changed password or address in another way', async () => {
    const member = await api.member({ username: 'davi', email: 'davi@cred.example' });
    const change: CallBodyInput<'setNewPassword'> = { password: 'cred-secret-2' };
    const first = await verifiedRecovery('davi@cred.example');
    await member.ok('setNewPassword', { params: { userId: member.id }, body: change });
    expect((await setPassword(first.browser, first.handle)).status).toBe(403);
    const second = await beginRecovery('davi@cred.example');
    await member.ok('updateUser', { params: { id: member.id }, body: { email: 'davi2@cred.example' } });
    const mails = (await deliveredMails(api)).map(({ body }) => body).join('\n');
    const token = /confirm-email#([\w-]{43})/.exec(mails)?.[1] ?? '';
    await member.ok('confirmEmail', { body: { token } });
    expect((await tryCode(second.browser, second.handle, second.code)).status).toBe(400);
  });
});

describe('the cookie of a recovery', () => {
  it('is limited to this host, and to https where available', async () => {
    const secure = await startTestApi({ settings: { API_PUBLIC_URL: 'https://api.cred.example' } });
    await secure.member({ username: 'ana', email });
    const handle = await requestCode(secure.anonymous);
    const [mail] = await deliveredMails(secure);
    const { headers } = await tryCode(secure.anonymous, handle, codeIn(mail));
    expect(headers['set-cookie']).toMatch(
      /^__Host-cred_recovery=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await setPassword(secure.anonymous, handle)).status).toBe(200);
    await secure.close();
  });
});

describe('newCode', () => {
  it('uses every character, and none that is easily confused with another', () => {
    const characters = new Set(Array.from({ length: 500 }, newCode).join(''));
    expect([...characters].sort().join('')).toBe(CODE_ALPHABET);
    expect(CODE_ALPHABET).not.toMatch(/[01OILU]/);
  });
});

import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import type { TestClient } from '../../testing/test-client';
import { deliveredMails } from '../../testing/test-mail';

let api: TestApi;
let ana: TestMember;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await deliveredMails(api);
  ana = await api.member();
});
afterAll(() => api.close());

const SUBJECT = 'New sign-in to your account';
const logIn = (client: TestClient, member = ana) =>
  client.ok('login', {
    body: { username: member.username, password: member.password },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' },
  });
const noticesSent = async () => (await deliveredMails(api)).filter(({ subject }) => subject === SUBJECT);
const tokenIn = (body: string): string => /\/auth\/not-me#([\w-]{43})$/m.exec(body)?.[1] ?? '';
/** Logs in from a new browser; returns it with the token of the mail. */
async function newDevice() {
  const browser = api.browser();
  await logIn(browser);
  const [mail] = await noticesSent();
  return { browser, token: tokenIn(mail?.body ?? '') };
}
const endUnknownLogin = (token: string, client = api.browser()) => client.call('endUnknownLogin', { body: { token } });

describe('a login in a browser that was not used for the account before', () => {
  it('mails the owner, with the browser and a link that is no address of a server', async () => {
    await logIn(api.browser());
    const mails = await noticesSent();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain('Firefox on Linux, ');
    expect(mails[0]?.body).toContain('http://localhost:3000/auth/not-me#');
    expect(tokenIn(mails[0]?.body ?? '')).not.toBe('');
  });

  it('mails nothing for the browser of the sign-up, for a later login, and for a failed one', async () => {
    const { browser } = await newDevice();
    await browser.ok('logout');
    await logIn(browser);
    await logIn(ana);
    await api.browser().errorOf('login', { body: { username: ana.username, password: 'a wrong guess' } });
    expect(await noticesSent()).toEqual([]);
  });

  it('mails the owner also in a browser that another member uses', async () => {
    const bia = await api.member();
    await logIn(bia);
    expect(await noticesSent()).toHaveLength(1);
    await logIn(bia, bia);
    expect(await noticesSent()).toEqual([]);
  });
});

describe('POST /auth/not-me', () => {
  it('ends all sessions without a session, once, and makes all browsers new devices', async () => {
    const { browser: thief, token } = await newDevice();
    const stored = JSON.stringify(await api.db.selectFrom('login_notices').selectAll().execute());
    expect(stored).not.toContain(token);
    expect((await endUnknownLogin(token)).status).toBe(200);
    for (const client of [thief, ana]) expect((await client.errorOf('getMe')).status).toBe(401);
    expect(await endUnknownLogin(token)).toMatchObject({
      status: 400,
      body: { fields: { token: 'This link was used already or is too old' } },
    });
    await logIn(thief);
    expect(await noticesSent()).toHaveLength(1);
  });

  it('accepts one of two concurrent requests', async () => {
    const { token } = await newDevice();
    const both = await Promise.all([endUnknownLogin(token), endUnknownLogin(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('removes an authenticator app that was added since, and keeps an earlier one', async () => {
    const remaining = async (createdBefore: boolean): Promise<number> => {
      const { token } = await newDevice();
      const at = new Date(api.clock.now().getTime() + (createdBefore ? -1_000 : 0));
      await api.db
        .insertInto('totp')
        .values({ user_id: ana.id, sealed_secret: Buffer.alloc(8), created_at: at, enabled_at: at, last_step: 1 })
        .execute();
      await endUnknownLogin(token);
      const left = await api.db.deleteFrom('totp').where('user_id', '=', ana.id).returning('user_id').execute();
      return left.length;
    };
    expect(await remaining(false)).toBe(0);
    expect(await remaining(true)).toBe(1);
  });

  it('cancels a change of address and a recovery that the other person began', async () => {
    const { browser: thief, token } = await newDevice();
    await thief.ok('updateUser', { params: { id: ana.id }, body: { email: 'thief@cred.example' } });
    const { user: handle } = await thief.ok('forgotPassword', {
      body: { email: (await ana.ok('getMe')).email },
    });
    const mails = await deliveredMails(api);
    const link = /confirm-email#([\w-]{43})/.exec(mails.map(({ body }) => body).join('\n'))?.[1] ?? '';
    const code = /^ {4}(\S{8})$/m.exec(mails.find(({ subject }) => subject === 'Your code for Cred')?.body ?? '')?.[1];
    await endUnknownLogin(token);
    expect((await thief.errorOf('confirmEmail', { body: { token: link } })).status).toBe(400);
    expect((await thief.errorOf('checkRecoveryCode', { body: { userId: handle, code: code ?? '' } })).status).toBe(400);
  });

  it('rejects an invented link, an expired one and a request from another origin', async () => {
    const { token } = await newDevice();
    const headers = { origin: 'https://evil.example' };
    expect((await api.anonymous.errorOf('endUnknownLogin', { body: { token }, headers })).status).toBe(403);
    expect((await endUnknownLogin('A'.repeat(43))).status).toBe(400);
    expect((await endUnknownLogin('')).status).toBe(400);
    api.clock.advance(7 * 24 * 60 * 60_000);
    expect((await endUnknownLogin(token)).status).toBe(400);
  });

  it('keeps a bounded number of links, and mails as many in an hour, of which the first stays valid', async () => {
    for (let count = 0; count < 23; count += 1) await logIn(api.browser());
    const links = await api.db.selectFrom('login_notices').select('id').where('user_id', '=', ana.id).execute();
    expect(links).toHaveLength(20);
    const sent = await noticesSent();
    expect(sent).toHaveLength(20);
    expect((await endUnknownLogin(tokenIn(sent[0]?.body ?? ''))).status).toBe(200);
    await logIn(api.browser());
    expect(await noticesSent()).toHaveLength(1);
  });
});

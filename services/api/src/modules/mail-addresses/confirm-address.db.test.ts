import { limits } from '@cred/contract';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import type { TestClient } from '../../testing/test-client';
import { deliveredMails } from '../../testing/test-mail';

let api: TestApi;
let count = 0;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await deliveredMails(api);
  count += 1;
});
afterAll(() => api.close());

const CONFIRM = 'Confirm your mail address';
const DAY_MS = 24 * 60 * 60_000;
const linkIn = (body: string | undefined): string => /\/auth\/confirm-email#([\w-]{43})$/m.exec(body ?? '')?.[1] ?? '';
const confirm = (token: string, client = api.browser()) => client.call('confirmEmail', { body: { token } });
const update = (member: TestMember, email: string) =>
  member.ok('updateUser', { params: { id: member.id }, body: { email } });

/** A new member with a session, whose address is not confirmed. */
async function newcomer(): Promise<{ readonly browser: TestClient; readonly id: string; readonly email: string }> {
  const browser = api.browser();
  const account = {
    fullName: 'Zoe Lima',
    username: `zoe${count}`,
    email: `Zoe${count}@cred.example`,
    password: 'cred-secret-1',
    specialty: 'Nursing',
  };
  const { id } = await browser.ok('signUp', { body: account });
  await browser.ok('login', { body: { username: account.username, password: account.password } });
  return { browser, id, email: account.email.toLowerCase() };
}

describe('a sign-up', () => {
  it('mails a link that confirms the address, once and without a session', async () => {
    const { browser, email } = await newcomer();
    expect(await browser.ok('getMe')).toMatchObject({ email, isEmailConfirmed: false, pendingEmail: null });
    const mails = await deliveredMails(api);
    expect(mails).toMatchObject([{ recipient: email, subject: CONFIRM }]);
    const token = linkIn(mails[0]?.body);
    expect(JSON.stringify(await api.db.selectFrom('email_confirmations').selectAll().execute())).not.toContain(token);
    expect((await confirm(token)).status).toBe(200);
    expect(await browser.ok('getMe')).toMatchObject({ email, isEmailConfirmed: true });
    expect(await confirm(token)).toMatchObject({
      status: 400,
      body: { fields: { token: 'This link was used already or is too old' } },
    });
  });

  it('leads to no other mail before the confirmation: new devices, passwords and recoveries', async () => {
    const { browser, id, email } = await newcomer();
    await deliveredMails(api);
    await api.browser().ok('login', { body: { username: `zoe${count}`, password: 'cred-secret-1' } });
    await browser.ok('setNewPassword', { params: { userId: id }, body: { password: 'cred-secret-2' } });
    expect(await deliveredMails(api)).toEqual([]);
    await api.anonymous.ok('forgotPassword', { body: { email } });
    const mails = await deliveredMails(api);
    expect(mails).toMatchObject([{ recipient: email, subject: CONFIRM }]);
    await confirm(linkIn(mails[0]?.body));
    await api.anonymous.ok('forgotPassword', { body: { email } });
    expect(await deliveredMails(api)).toMatchObject([{ recipient: email, subject: 'Your code for Cred' }]);
  });

  it('replaces an address that was never confirmed at once', async () => {
    const { browser, id, email } = await newcomer();
    const first = linkIn((await deliveredMails(api))[0]?.body);
    const corrected = `corrected${count}@cred.example`;
    const body = await browser.ok('updateUser', { params: { id }, body: { email: corrected } });
    expect(body).toMatchObject({ email: corrected, isEmailConfirmed: false });
    const mails = await deliveredMails(api);
    expect(mails).toMatchObject([{ recipient: corrected, subject: CONFIRM }]);
    expect(mails.map(({ recipient }) => recipient)).not.toContain(email);
    expect((await confirm(linkIn(mails[0]?.body))).status).toBe(200);
    expect((await confirm(first)).status).toBe(400);
  });
});

describe('a change of the address', () => {
  it('keeps the earlier address valid until the new one is confirmed', async () => {
    const ana = await api.member();
    const [before, after] = [(await ana.ok('getMe')).email, `new${count}@cred.example`];
    expect(await update(ana, after.toUpperCase())).toMatchObject({ email: before, pendingEmail: after });
    const mails = await deliveredMails(api);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [before, 'A new mail address was entered'],
      [after, CONFIRM],
    ]);
    await api.anonymous.ok('forgotPassword', { body: { email: after } });
    expect(await deliveredMails(api)).toEqual([]);
    expect((await confirm(linkIn(mails[1]?.body))).status).toBe(200);
    expect(await ana.ok('getMe')).toMatchObject({ email: after, isEmailConfirmed: true, pendingEmail: null });
    expect(await deliveredMails(api)).toMatchObject([{ recipient: before, subject: 'Your mail address was changed' }]);
  });

  it('invalidates the link of an earlier change, and is cancelled by the present address', async () => {
    const ana = await api.member();
    const { email } = await ana.ok('getMe');
    await update(ana, `first${count}@cred.example`);
    const first = linkIn((await deliveredMails(api))[1]?.body);
    await update(ana, `second${count}@cred.example`);
    const second = linkIn((await deliveredMails(api))[1]?.body);
    expect((await confirm(first)).status).toBe(400);
    expect(await update(ana, email)).toMatchObject({ email, pendingEmail: null });
    expect((await confirm(second)).status).toBe(400);
    expect((await ana.ok('getMe')).email).toBe(email);
  });

  it('fails when another member has confirmed the address before', async () => {
    const [ana, bia] = [await api.member(), await api.member()];
    const email = `wanted${count}@cred.example`;
    await update(ana, email);
    const own = linkIn((await deliveredMails(api))[1]?.body);
    await update(bia, email);
    await confirm(linkIn((await deliveredMails(api))[1]?.body));
    expect(await confirm(own)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect((await ana.ok('getMe')).email).not.toBe(email);
    expect((await bia.ok('getMe')).email).toBe(email);
  });

  it('is hidden from other members', async () => {
    const [ana, bia] = [await api.member(), await api.member()];
    await update(ana, `hidden${count}@cred.example`);
    const profile = await bia.ok('getUser', { params: { username: ana.username } });
    expect(profile).not.toHaveProperty('pendingEmail');
    expect(profile).not.toHaveProperty('isEmailConfirmed');
  });
});

describe('POST /auth/confirm-email/send', () => {
  it('mails another link and keeps the first valid, and nothing when the address is confirmed', async () => {
    const { browser } = await newcomer();
    const first = linkIn((await deliveredMails(api))[0]?.body);
    await browser.ok('sendEmailConfirmation');
    expect(await deliveredMails(api)).toMatchObject([{ subject: CONFIRM }]);
    expect((await confirm(first)).status).toBe(200);
    await browser.ok('sendEmailConfirmation');
    expect(await deliveredMails(api)).toEqual([]);
  });

  it('is limited to ten mails of an account in a day, and leaves the sent links valid', async () => {
    const { browser, email } = await newcomer();
    const first = linkIn((await deliveredMails(api))[0]?.body);
    for (let again = 0; again < 12; again += 1) await browser.ok('sendEmailConfirmation');
    for (let again = 0; again < 3; again += 1) await api.anonymous.ok('forgotPassword', { body: { email } });
    expect(await deliveredMails(api)).toHaveLength(9);
    api.clock.advance(DAY_MS);
    await browser.ok('sendEmailConfirmation');
    expect(await deliveredMails(api)).toHaveLength(1);
    expect((await confirm(first)).status).toBe(200);
  });
});

describe('POST /auth/confirm-email', () => {
  it('rejects an invented link, one that is a week old, and a request from another origin', async () => {
    await newcomer();
    const token = linkIn((await deliveredMails(api))[0]?.body);
    const headers = { origin: 'https://evil.example' };
    expect((await api.anonymous.errorOf('confirmEmail', { body: { token }, headers })).status).toBe(403);
    expect((await confirm('A'.repeat(43))).status).toBe(400);
    api.clock.advance(7 * DAY_MS);
    expect((await confirm(token)).status).toBe(400);
  });
});

describe('a sensitive call', () => {
  const sensitive: Readonly<Record<string, (member: TestMember) => Promise<{ readonly status: number }>>> = {
    'a new password': (member) =>
      member.call('setNewPassword', { params: { userId: member.id }, body: { password: 'cred-secret-2' } }),
    'a new address': (member) =>
      member.call('updateUser', { params: { id: member.id }, body: { email: `sensitive${count}@cred.example` } }),
    'the export': (member) => member.call('exportAccount', { params: { userId: member.id } }),
  };

  it.each(Object.entries(sensitive))('%s requires the password again ten minutes after the login', async (_, call) => {
    const ana = await api.member();
    api.clock.advance(limits.recentLoginMs + 1);
    expect(await call(ana)).toMatchObject({ status: 403, body: { code: 'reauth_required' } });
    expect(await ana.errorOf('confirmPassword', { body: { currentPassword: 'a wrong guess' } })).toMatchObject({
      status: 400,
      fields: { currentPassword: 'The current password is wrong' },
    });
    expect((await call(ana)).status).toBe(403);
    await ana.ok('confirmPassword', { body: { currentPassword: ana.password } });
    expect((await call(ana)).status).toBe(200);
  });

  it('in another session is not allowed by a confirmation in this one', async () => {
    const ana = await api.member();
    const other = api.browser();
    await other.ok('login', { body: { username: ana.username, password: ana.password } });
    api.clock.advance(limits.recentLoginMs + 1);
    await ana.ok('confirmPassword', { body: { currentPassword: ana.password } });
    expect((await other.errorOf('exportAccount', { params: { userId: ana.id } })).code).toBe('reauth_required');
  });

  it('requires it again ten minutes after the confirmation, and always for the deletion of the account', async () => {
    const ana = await api.member();
    await ana.ok('confirmPassword', { body: { currentPassword: ana.password } });
    api.clock.advance(limits.recentLoginMs + 1);
    expect((await ana.errorOf('exportAccount', { params: { userId: ana.id } })).code).toBe('reauth_required');
    await ana.ok('confirmPassword', { body: { currentPassword: ana.password } });
    expect(
      (await ana.call('deleteAccount', { params: { id: ana.id }, body: { currentPassword: 'guess!' } })).status,
    ).toBe(400);
  });
});

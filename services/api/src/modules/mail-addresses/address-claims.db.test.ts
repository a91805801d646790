import { startTestApi, type TestApi } from '../../testing/test-api';
import type { TestClient } from '../../testing/test-client';
import { codeIn, deliveredMails } from '../../testing/test-mail';

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

const linkIn = (body: string | undefined): string => /\/auth\/confirm-email#([\w-]{43})$/m.exec(body ?? '')?.[1] ?? '';
const confirm = (token: string, client = api.browser()) => client.call('confirmEmail', { body: { token } });
const links = async (): Promise<string[]> => (await deliveredMails(api)).map(({ body }) => linkIn(body));

const signUp = (client: TestClient, username: string, email: string) =>
  client.call('signUp', {
    body: { fullName: 'Zoe Lima', username, email, password: 'cred-secret-1', specialty: 'Nursing' },
  });
/** A new member with a session and an address that is not confirmed. */
async function newcomer(username: string, email: string): Promise<TestClient> {
  const browser = api.browser();
  expect((await signUp(browser, username, email)).status).toBe(201);
  await browser.ok('login', { body: { username, password: 'cred-secret-1' } });
  return browser;
}
/** The address of an owner with which another account has signed up already. */
async function claimed() {
  const email = `owner${count}@cred.example`;
  const other = await newcomer(`other${count}`, email);
  const [link = ''] = await links();
  return { email, other, link };
}

describe('an address that someone else entered without confirming it', () => {
  it('can be used by its owner for a sign-up, and belongs to the account that confirms it first', async () => {
    const { email, other, link } = await claimed();
    const owner = await newcomer(`zoe${count}`, email);
    const [own = ''] = await links();
    expect((await confirm(own)).status).toBe(200);
    expect(await owner.ok('getMe')).toMatchObject({ email, isEmailConfirmed: true });
    expect(await other.ok('getMe')).toMatchObject({ isEmailConfirmed: false });
    expect(await confirm(link)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(await other.errorOf('sendEmailConfirmation')).toMatchObject({ status: 409, code: 'email_taken' });
    expect(await deliveredMails(api)).toEqual([]);
    await api.anonymous.ok('forgotPassword', { body: { email } });
    const [mail] = await deliveredMails(api);
    expect(mail).toMatchObject({ recipient: email, subject: 'Your code for Cred' });
    expect(codeIn(mail)).not.toBe('');
  });

  it('can become the address of another member, and not after its confirmation', async () => {
    const { email } = await claimed();
    const ana = await api.member();
    await ana.ok('updateUser', { params: { id: ana.id }, body: { email } });
    const [, own = ''] = await links();
    expect((await confirm(own)).status).toBe(200);
    expect(await ana.ok('getMe')).toMatchObject({ email, isEmailConfirmed: true });
    expect((await signUp(api.browser(), `late${count}`, email)).body).toMatchObject({ code: 'email_taken' });
  });

  it('is confirmed for the signed-in owner by any link that was mailed to it, once', async () => {
    const { email, other, link } = await claimed();
    const owner = await newcomer(`zoe${count}`, email);
    expect((await confirm(link, owner)).status).toBe(200);
    expect(await owner.ok('getMe')).toMatchObject({ email, isEmailConfirmed: true });
    expect(await other.ok('getMe')).toMatchObject({ isEmailConfirmed: false });
    expect((await confirm(link, other)).status).toBe(400);
  });

  it('is not confirmed for a signed-in member who did not enter it', async () => {
    const { other, link } = await claimed();
    const ana = await api.member();
    const before = (await ana.ok('getMe')).email;
    expect((await confirm(link, ana)).status).toBe(200);
    expect((await ana.ok('getMe')).email).toBe(before);
    expect(await other.ok('getMe')).toMatchObject({ isEmailConfirmed: true });
  });

  it('gets at most ten links in a day, of all accounts, with the username in each; a change waits without a mail', async () => {
    const { email } = await claimed();
    for (let other = 0; other < 12; other += 1) await signUp(api.browser(), `other${count}.${other}`, email);
    const mails = await deliveredMails(api);
    expect(mails).toHaveLength(9);
    expect(mails[0]?.body).toContain(`other${count}.0`);
    const ana = await api.member();
    expect(await ana.ok('updateUser', { params: { id: ana.id }, body: { email } })).toMatchObject({
      pendingEmail: email,
    });
    expect(await deliveredMails(api)).toMatchObject([{ subject: 'A new mail address was entered' }]);
    // Any of the mailed links is enough for the member.
    expect((await confirm(linkIn(mails[8]?.body), ana)).status).toBe(200);
    expect(await ana.ok('getMe')).toMatchObject({ email, pendingEmail: null });
  });

  it('gets no further links when the accounts are deleted or the changes taken back', async () => {
    const email = `owner${count}@cred.example`;
    let mailed = 0;
    for (let round = 0; round < 7; round += 1) {
      const username = `other${count}.${round}`;
      const other = await newcomer(username, email);
      mailed += (await links()).filter((link) => link !== '').length;
      const { id } = await other.ok('getMe');
      await other.ok('deleteAccount', { params: { id }, body: { currentPassword: 'cred-secret-1' } });
    }
    const ana = await api.member();
    const { email: earlier } = await ana.ok('getMe');
    for (let round = 0; round < 5; round += 1) {
      await ana.ok('updateUser', { params: { id: ana.id }, body: { email } });
      mailed += (await links()).filter((link) => link !== '').length;
      await ana.ok('updateUser', { params: { id: ana.id }, body: { email: earlier } });
    }
    expect(mailed).toBe(10);
    api.clock.advance(24 * 60 * 60_000);
    await newcomer(`zoe${count}`, email);
    expect((await links()).filter((link) => link !== '')).toHaveLength(1);
  });

  it('is recovered by its owner, although another account entered it first and the owner did not confirm it', async () => {
    const { email } = await claimed();
    await newcomer(`zoe${count}`, email);
    await deliveredMails(api);
    await api.anonymous.ok('forgotPassword', { body: { email } });
    const mails = await deliveredMails(api);
    expect(mails.every(({ subject }) => subject === 'Confirm your mail address')).toBe(true);
    const own = mails.find(({ body }) => body.includes(`the account zoe${count} of`));
    expect((await confirm(linkIn(own?.body))).status).toBe(200);
    await api.anonymous.ok('forgotPassword', { body: { email } });
    const [mail] = await deliveredMails(api);
    expect(mail).toMatchObject({ recipient: email, subject: 'Your code for Cred' });
  });

  it('does not lose the recovery of its owner when another account with it is deleted', async () => {
    const { email, other } = await claimed();
    const owner = await newcomer(`zoe${count}`, email);
    const [own = ''] = await links();
    await confirm(own, owner);
    await api.anonymous.ok('forgotPassword', { body: { email } });
    const { id } = await other.ok('getMe');
    await other.ok('deleteAccount', { params: { id }, body: { currentPassword: 'cred-secret-1' } });
    expect(await deliveredMails(api)).toMatchObject([{ recipient: email, subject: 'Your code for Cred' }]);
  });

  it('can be confirmed by both at once, for one of them', async () => {
    const { email, link } = await claimed();
    await newcomer(`zoe${count}`, email);
    const [own = ''] = await links();
    const statuses = (await Promise.all([confirm(link), confirm(own)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });
});

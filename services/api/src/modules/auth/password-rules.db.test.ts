import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { codeIn, deliveredMails } from '../../testing/test-mail';

let api: TestApi;
let ana: TestMember;

beforeAll(async () => {
  api = await startTestApi();
  ana = await api.member({ username: 'ana.souza', fullName: 'Ana Souza', email: 'ana@cred.example' });
});
afterAll(() => api.close());

const COMMON = 'This password is one of the most common ones, please choose another';
const REPEATED = 'The password must not repeat one character only';
const IDENTITY = 'The password must not be your name, username or email';
const CHARACTERS = 'Contains characters that are not allowed';
const cases: readonly (readonly [password: string, text: string])[] = [
  ['Iloveyou', COMMON],
  ['zzzzzzzz', REPEATED],
  ['Ana.Souza', IDENTITY],
  ['ana souza', IDENTITY],
  ['ana@cred.example', IDENTITY],
  ['nul\u0000byte', CHARACTERS],
  ['line\nbreak', CHARACTERS],
  ['half \ud800 pair', CHARACTERS],
];

/** What each call responds to a new password. */
const attempts: Readonly<Record<string, (password: string) => Promise<{ status: number; body: unknown }>>> = {
  'sign-up': (password) =>
    api.browser().call('signUp', {
      body: {
        fullName: 'Ana Souza',
        username: 'Ana.Souza',
        email: 'ana@cred.example',
        password,
        specialty: 'Medicine',
      },
    }),
  'a change of the password': (password) =>
    ana.call('setNewPassword', { params: { userId: ana.id }, body: { password } }),
  'a recovery': async (password) => {
    const browser = api.browser();
    const { user: handle } = await browser.ok('forgotPassword', { body: { email: 'ana@cred.example' } });
    const mail = (await deliveredMails(api)).find(({ subject }) => subject === 'Your code for Cred');
    await browser.ok('checkRecoveryCode', { body: { userId: handle, code: codeIn(mail) } });
    const response = await browser.call('recoverPassword', { params: { userId: handle }, body: { password } });
    // The recovery stays valid, so that another password can be chosen.
    expect((await browser.call('recoverPassword', { params: { userId: handle }, body: { password } })).status).toBe(
      400,
    );
    api.clock.advance(15 * 60_000);
    await api.db.deleteFrom('recoveries').execute();
    return response;
  },
};

describe.each(Object.entries(attempts))('%s', (_name, attempt) => {
  it.each(cases)('rejects the password %j with a sentence at its field', async (password, text) => {
    expect(await attempt(password)).toMatchObject({ status: 400, body: { fields: { password: text } } });
  });
});

it('accepts an existing common password at the login', async () => {
  const { hashPassword } = await import('../credentials/passwords');
  const bia = await api.member({ username: 'bia' });
  const password_hash = await hashPassword('iloveyou');
  await api.db.updateTable('users').set({ password_hash }).where('id', '=', bia.id).execute();
  await api.browser().ok('login', { body: { username: 'bia', password: 'iloveyou' } });
});

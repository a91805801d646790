import type * as argon2 from '@node-rs/argon2';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { codeIn, deliveredMails } from '../../testing/test-mail';

/** Pauses the next login between the check of its password and the start of its session. */
let mockPause: (() => Promise<void>) | undefined;
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return {
    ...real,
    verify: async (...args: Parameters<typeof real.verify>) => {
      const pause = mockPause;
      mockPause = undefined;
      const right = await real.verify(...args);
      await pause?.();
      return right;
    },
  };
});

let api: TestApi;
let ana: TestMember;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ana = await api.member();
});
afterAll(() => api.close());

const login = (password: string) => api.browser().call('login', { body: { username: ana.username, password } });
const sessions = () => api.db.selectFrom('sessions').select('id').where('user_id', '=', ana.id).execute();

/** Logs in with the old password, and runs `event` between check and session. */
async function loginDuring(event: () => Promise<unknown>): Promise<number> {
  let resume = (): void => undefined;
  const checked = new Promise<void>((resolve) => {
    mockPause = () => {
      resolve();
      return new Promise<void>((release) => {
        resume = release;
      });
    };
  });
  const begun = login('cred-secret-1');
  await checked;
  await event();
  resume();
  return (await begun).status;
}

async function recover(): Promise<void> {
  const browser = api.browser();
  const { user } = await browser.ok('forgotPassword', { body: { email: `${ana.username}@cred.example` } });
  const code = codeIn((await deliveredMails(api)).find(({ subject }) => subject === 'Your code for Cred'));
  await browser.ok('checkRecoveryCode', { body: { userId: user, code } });
  await browser.ok('recoverPassword', { params: { userId: user }, body: { password: 'cred-secret-2' } });
}

describe('a login with the old password', () => {
  it('starts no session when the password is changed after it was checked', async () => {
    const status = await loginDuring(() =>
      ana.ok('setNewPassword', { params: { userId: ana.id }, body: { password: 'cred-secret-2' } }),
    );
    expect(status).toBe(401);
    expect(await sessions()).toHaveLength(1);
    await ana.ok('getMe');
  });

  it('starts no session when the password is recovered after it was checked', async () => {
    expect(await loginDuring(recover)).toBe(401);
    expect(await sessions()).toEqual([]);
  });

  it('starts no session when the account is deleted after it was checked', async () => {
    expect(
      await loginDuring(() =>
        ana.ok('deleteAccount', { params: { id: ana.id }, body: { currentPassword: 'cred-secret-1' } }),
      ),
    ).toBe(401);
    expect(await sessions()).toEqual([]);
  });

  it('leaves no session after concurrent logins', async () => {
    const tries = Array.from({ length: 12 }, () => login('cred-secret-1'));
    await recover();
    const late = await Promise.all([...tries, login('cred-secret-1')]);
    expect(late.at(-1)?.status).toBe(401);
    expect(await sessions()).toEqual([]);
  });
});

describe('PATCH /user/new-password/{userId}', () => {
  it('changes nothing for a session that ends while the password is checked', async () => {
    const change = async () =>
      ana.call('setNewPassword', {
        params: { userId: ana.id },
        body: { password: 'cred-secret-3', currentPassword: 'cred-secret-1' },
      });
    mockPause = async () => void (await api.db.deleteFrom('sessions').where('user_id', '=', ana.id).execute());
    const response = await change();
    expect(response).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect((await login('cred-secret-1')).status).toBe(200);
  });
});

import { limits } from '@cred/contract';
import type * as argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { deliveredMails } from '../../testing/test-mail';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

let api: TestApi;
let ana: TestMember;
let bia: TestMember;

beforeAll(async () => {
  api = await startTestApi({
    rates: { confirmPassword: { account: { max: 3, seconds: 60 }, address: { max: 1_000, seconds: 60 } } },
  });
});
beforeEach(async () => {
  [ana, bia] = [await api.member(), await api.member()];
});
afterAll(() => api.close());

const expireRecentLogin = () => api.clock.advance(limits.recentLoginMs + 1_000);
const change = (member: TestMember, body: object, of: TestMember = member) =>
  member.call('setNewPassword', { params: { userId: of.id }, body: { ...body } });
const login = (member: TestMember, password: string) =>
  api.browser().call('login', { body: { username: member.username, password } });

describe('PATCH /user/new-password/{userId}', () => {
  it('after a recent login ends the other sessions, replaces the token and mails the owner', async () => {
    const other = api.browser();
    await other.ok('login', { body: { username: ana.username, password: 'cred-secret-1' } });
    const before = String(ana.cookies.get('cred_session'));
    expect((await change(ana, { password: 'cred-secret-2' })).status).toBe(200);
    expect((await other.errorOf('getMe')).status).toBe(401);
    await ana.ok('getMe');
    const copy = api.browser();
    copy.cookies.set('cred_session', before);
    expect((await copy.errorOf('getMe')).status).toBe(401);
    expect([(await login(ana, 'cred-secret-1')).status, (await login(ana, 'cred-secret-2')).status]).toEqual([
      401, 200,
    ]);
    expect((await deliveredMails(api)).filter(({ subject }) => subject === 'Your password was changed')).toHaveLength(
      1,
    );
  });

  it('does not trim a password', async () => {
    await change(ana, { password: '  six  ' });
    expect([(await login(ana, 'six')).status, (await login(ana, '  six  ')).status]).toEqual([400, 200]);
  });

  it('requires the current password when the login is not recent', async () => {
    expireRecentLogin();
    expect(await change(ana, { password: 'cred-secret-2' })).toMatchObject({
      status: 403,
      body: { code: 'reauth_required', message: 'Please confirm your current password' },
    });
    expect(await change(ana, { password: 'cred-secret-2', currentPassword: '' })).toMatchObject({
      status: 403,
      body: { code: 'reauth_required' },
    });
    expect((await login(ana, 'cred-secret-1')).status).toBe(200);
    expect((await change(ana, { password: 'cred-secret-2', currentPassword: 'cred-secret-1' })).status).toBe(200);
  });

  it('does not treat use of a session as a recent login', async () => {
    for (let step = 0; step < 12; step += 1) {
      api.clock.advance(60_000);
      await ana.ok('getMe');
    }
    expect((await change(ana, { password: 'cred-secret-2' })).status).toBe(403);
  });

  it('rejects a wrong current password, also after a recent login, and limits guesses without limiting logins', async () => {
    expect(await change(ana, { password: 'cred-secret-2', currentPassword: 'guess' })).toMatchObject({
      status: 400,
      body: { fields: { currentPassword: 'The current password is wrong' } },
    });
    expireRecentLogin();
    for (let count = 0; count < 2; count += 1)
      await change(ana, { password: 'cred-secret-2', currentPassword: 'guess' });
    await change(ana, { password: 'cred-secret-2', currentPassword: 'guess' });
    expect((await change(ana, { password: 'cred-secret-2', currentPassword: 'cred-secret-1' })).status).toBe(429);
    expect((await login(ana, 'cred-secret-1')).status).toBe(200);
    api.clock.advance(60_000);
    expect((await change(ana, { password: 'cred-secret-2', currentPassword: 'cred-secret-1' })).status).toBe(200);
  });

  it('rejects another member’s account and ignores ids in the body', async () => {
    expect(await change(ana, { password: 'cred-secret-2', userId: bia.id, id: bia.id }, bia)).toMatchObject({
      status: 403,
      body: { code: 'not_yours' },
    });
    expect((await change(ana, { password: 'cred-secret-2', userId: bia.id })).status).toBe(200);
    expect((await login(bia, 'cred-secret-1')).status).toBe(200);
  });

  it('rejects a short password, a visitor and a request from another origin', async () => {
    expect(await change(ana, { password: '12345' })).toMatchObject({
      status: 400,
      body: { fields: { password: 'Must be at least 6 characters' } },
    });
    const call = { params: { userId: ana.id }, body: { password: 'cred-secret-2' } };
    expect((await api.anonymous.errorOf('setNewPassword', call)).status).toBe(401);
    expect((await ana.errorOf('setNewPassword', { ...call, headers: { origin: 'https://evil.example' } })).code).toBe(
      'origin_not_allowed',
    );
  });
});

describe('the cost of a login', () => {
  it('is one password hash with the same parameters for an unknown user and for a wrong password', async () => {
    const costs = async (username: string): Promise<unknown[]> => {
      jest.mocked(verify).mockClear();
      await api.browser().errorOf('login', { body: { username, password: 'not this one' } });
      return jest.mocked(verify).mock.calls.map(([hash]) => /^\$argon2id\$v=19\$[^$]+/.exec(String(hash))?.[0]);
    };
    const costsOfMember = await costs(ana.username);
    expect(costsOfMember).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=\d+,t=\d,p=1$/)]);
    expect(await costs('unknown')).toEqual(costsOfMember);
    expect(await costs('un\u0000known')).toEqual(costsOfMember);
  });
});

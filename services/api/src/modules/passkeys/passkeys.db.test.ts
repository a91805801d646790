import { limits } from '@cred/contract';
import { type Deviations, SoftwareAuthenticator } from '../../testing/software-authenticator';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import type { TestClient } from '../../testing/test-client';
import { deliveredMails } from '../../testing/test-mail';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [ana, bia] = [await api.member(), await api.member()];
});
afterAll(() => api.close());

async function add(member: TestMember, key = new SoftwareAuthenticator()): Promise<SoftwareAuthenticator> {
  const options = await member.ok('startPasskey', { body: {} });
  await member.ok('addPasskey', { body: { name: 'Laptop', response: key.create(options) } });
  return key;
}

/** Signs in with a passkey in a browser; returns the status. */
async function login(key: SoftwareAuthenticator, browser: TestClient, deviations: Deviations = {}): Promise<number> {
  const options = await browser.ok('startPasskeyLogin');
  return (await browser.call('loginWithPasskey', { body: { response: key.get(options, deviations) } })).status;
}

describe('a passkey', () => {
  it('signs in without a username and a password, in a confirmed session (AUTH-15, AUTH-25)', async () => {
    const key = await add(ana);
    const browser = api.browser();
    const options = await browser.ok('startPasskeyLogin');
    const { user } = await browser.ok('loginWithPasskey', { body: { response: key.get(options) } });
    expect(user.id).toBe(ana.id);
    expect((await browser.ok('getMe')).username).toBe(ana.username);
    expect(await browser.ok('getSignInMethods')).toMatchObject({
      confirmed: true,
      passkeys: [{ name: 'Laptop', backedUp: false }],
    });
    expect((await browser.ok('getSignInMethods')).passkeys[0]?.lastUsedAt).not.toBeNull();
    // The owner gets a mail about the new browser, as after a password.
    expect((await deliveredMails(api)).map(({ subject }) => subject)).toContain('New sign-in to your account');
  });

  it('is stored with the member’s id as its handle, verifies the person, and works without a username', async () => {
    const { options } = await ana.ok('startPasskey', { body: {} });
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Cred' },
      user: { id: Buffer.from(ana.id.replaceAll('-', ''), 'hex').toString('base64url'), name: ana.username },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect((await api.anonymous.ok('startPasskeyLogin')).options).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [],
    });
  });

  it('confirms the session that adds it, and notifies the owner by mail', async () => {
    expect((await ana.ok('getSignInMethods')).confirmed).toBe(false);
    const token = ana.cookies.get('cred_session');
    await add(ana);
    expect((await ana.ok('getSignInMethods')).confirmed).toBe(true);
    expect(ana.cookies.get('cred_session')).not.toBe(token);
    expect((await deliveredMails(api)).map(({ subject }) => subject)).toContain('A passkey was added to your account');
  });

  it('can be renamed and removed by its owner; a removed one no longer signs in', async () => {
    const key = await add(ana);
    const { id } = (await ana.ok('getSignInMethods')).passkeys[0] ?? { id: '' };
    expect(await ana.ok('renamePasskey', { params: { id }, body: { name: '  Work key ' } })).toMatchObject({
      name: 'Work key',
    });
    expect((await ana.errorOf('renamePasskey', { params: { id }, body: { name: ' ' } })).status).toBe(400);
    expect((await bia.errorOf('renamePasskey', { params: { id }, body: { name: 'Mine' } })).status).toBe(404);
    await bia.ok('removePasskey', { params: { id }, body: {} });
    expect((await ana.ok('getSignInMethods')).passkeys).toHaveLength(1);
    await ana.ok('removePasskey', { params: { id }, body: {} });
    await ana.ok('removePasskey', { params: { id }, body: {} });
    expect(await ana.ok('getSignInMethods')).toEqual({ passkeys: [], totp: null, confirmed: false });
    expect(await login(key, api.browser())).toBe(401);
  });

  it('needs a recent login or the password to be added and removed (AUTH-24)', async () => {
    await add(ana);
    const { id } = (await ana.ok('getSignInMethods')).passkeys[0] ?? { id: '' };
    api.clock.advance(limits.recentLoginMs + 1_000);
    expect((await ana.errorOf('startPasskey', { body: {} })).code).toBe('reauth_required');
    expect((await ana.errorOf('removePasskey', { params: { id }, body: {} })).code).toBe('reauth_required');
    expect((await ana.errorOf('removePasskey', { params: { id }, body: { currentPassword: 'guess' } })).status).toBe(
      400,
    );
    await ana.ok('startPasskey', { body: { currentPassword: ana.password } });
    await ana.ok('removePasskey', { params: { id }, body: { currentPassword: ana.password } });
  });

  it('is deleted with the account', async () => {
    const key = await add(ana);
    await ana.ok('deleteAccount', { params: { id: ana.id }, body: { currentPassword: ana.password } });
    expect(await login(key, api.browser())).toBe(401);
    expect(
      await api.db.selectFrom('passkeys').select('id').where('credential_id', '=', key.credentialId).execute(),
    ).toEqual([]);
  });

  it('is limited to ten for each member', async () => {
    for (let count = 0; count < limits.passkeys.max; count += 1) await add(ana);
    expect((await ana.errorOf('startPasskey', { body: {} })).status).toBe(409);
  });
});

describe('POST /auth/passkey', () => {
  const other = () => new SoftwareAuthenticator();

  it.each<[string, Deviations]>([
    ['another origin', { origin: 'https://cred.example.evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: Buffer.from('a challenge of another browser').toString('base64url') }],
    ['a person who was not verified', { userVerified: false }],
    ['a wrong signature', { signature: Buffer.alloc(70, 1) }],
    ['another member’s handle', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
  ])('refuses %s', async (_, deviations) => {
    const key = await add(ana);
    const browser = api.browser();
    expect(await login(key, browser, deviations)).toBe(401);
    expect((await browser.errorOf('getMe')).status).toBe(401);
    expect(await login(key, browser)).toBe(200);
  });

  it('refuses an unknown passkey with the same response', async () => {
    const key = await add(ana);
    const unknown = other();
    unknown.create(await ana.ok('startPasskey', { body: {} }));
    const refusal = async (used: SoftwareAuthenticator, deviations: Deviations) => {
      const options = await api.anonymous.ok('startPasskeyLogin');
      const { status, code, message } = await api.anonymous.errorOf('loginWithPasskey', {
        body: { response: used.get(options, deviations) },
      });
      return { status, code, message };
    };
    expect(await refusal(unknown, {})).toEqual(await refusal(key, { userVerified: false }));
  });

  it('refuses a counter that did not grow, such as that of a copied key', async () => {
    const key = await add(ana);
    expect(await login(key, api.browser(), { counter: 9 })).toBe(200);
    expect(await login(key, api.browser(), { counter: 9 })).toBe(401);
    expect(await login(key, api.browser(), { counter: 3 })).toBe(401);
    expect(await login(key, api.browser(), { counter: 10 })).toBe(200);
  });

  it('accepts a challenge once, in the browser that asked for it, for five minutes (AUTH-17)', async () => {
    const key = await add(ana);
    const browser = api.browser();
    const options = await browser.ok('startPasskeyLogin');
    const cookie = String(browser.cookies.get('cred_challenge'));
    const withoutCookie = { body: { response: key.get(options) } };
    expect((await api.browser().errorOf('loginWithPasskey', withoutCookie)).status).toBe(401);
    await browser.ok('loginWithPasskey', { body: { response: key.get(options) } });
    const again = api.browser();
    again.cookies.set('cred_challenge', cookie);
    expect((await again.errorOf('loginWithPasskey', { body: { response: key.get(options) } })).status).toBe(401);

    const late = api.browser();
    const old = await late.ok('startPasskeyLogin');
    api.clock.advance(5 * 60_000);
    expect((await late.errorOf('loginWithPasskey', { body: { response: key.get(old) } })).status).toBe(401);
  });

  it('accepts a concurrent repetition of one response once', async () => {
    const key = await add(ana);
    const browser = api.browser();
    const response = key.get(await browser.ok('startPasskeyLogin'));
    const copies = Array.from({ length: 4 }, () => {
      const copy = api.browser();
      copy.cookies.set('cred_challenge', String(browser.cookies.get('cred_challenge')));
      return copy.call('loginWithPasskey', { body: { response } });
    });
    expect((await Promise.all(copies)).map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('refuses the challenge of an addition, and a forged cookie', async () => {
    const key = await add(ana);
    const options = await ana.ok('startPasskey', { body: {} });
    expect((await ana.errorOf('loginWithPasskey', { body: { response: key.get(options) } })).status).toBe(401);
    const forger = api.browser();
    const known = await forger.ok('startPasskeyLogin');
    const cookie = String(forger.cookies.get('cred_challenge'));
    forger.cookies.set('cred_challenge', `${cookie.slice(0, -2)}xx`);
    expect((await forger.errorOf('loginWithPasskey', { body: { response: key.get(known) } })).status).toBe(401);
  });

  it('names no member and stores nothing for a challenge that is not answered', async () => {
    await api.anonymous.ok('startPasskeyLogin');
    const key = await add(bia);
    api.clock.advance(5 * 60_000);
    await login(key, api.browser());
    // The answered one only: the others have expired, or were never stored.
    expect(await api.db.selectFrom('used_challenges').select('expires_at').execute()).toHaveLength(1);
  });

  it('rejects a response that is not base64url or too long', async () => {
    await api.anonymous.ok('startPasskeyLogin');
    const key = await add(ana);
    const response = key.get(await api.anonymous.ok('startPasskeyLogin'));
    for (const signature of ['?', 'A'.repeat(3_000)])
      expect(
        (
          await api.anonymous.errorOf('loginWithPasskey', {
            body: { response: { ...response, response: { ...response.response, signature } } },
          })
        ).status,
      ).toBe(400);
  });
});

describe('POST /auth/passkeys', () => {
  it.each<[string, Deviations]>([
    ['another origin', { origin: 'http://localhost:4000' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: Buffer.from('another challenge').toString('base64url') }],
    ['a person who was not verified', { userVerified: false }],
    ['an attestation with certificates, whose addresses would be fetched', { withCertificate: true }],
  ])('refuses %s', async (_, deviations) => {
    const options = await ana.ok('startPasskey', { body: {} });
    const response = new SoftwareAuthenticator().create(options, deviations);
    expect(await ana.errorOf('addPasskey', { body: { name: 'Key', response } })).toMatchObject({
      status: 400,
      fields: { response: 'This passkey could not be added. Try again' },
    });
    expect((await ana.ok('getSignInMethods')).passkeys).toEqual([]);
  });

  it('refuses the challenge of another session, a repetition, and a passkey of another account', async () => {
    const options = await ana.ok('startPasskey', { body: {} });
    const key = new SoftwareAuthenticator();
    const response = key.create(options);
    bia.cookies.set('cred_challenge', String(ana.cookies.get('cred_challenge')));
    expect((await bia.errorOf('addPasskey', { body: { name: 'Key', response } })).status).toBe(400);
    const cookie = String(ana.cookies.get('cred_challenge'));
    await ana.ok('addPasskey', { body: { name: 'Key', response } });
    ana.cookies.set('cred_challenge', cookie);
    expect((await ana.errorOf('addPasskey', { body: { name: 'Key', response } })).status).toBe(400);
    const copied = key.create(await bia.ok('startPasskey', { body: {} }));
    expect((await bia.errorOf('addPasskey', { body: { name: 'Key', response: copied } })).status).toBe(409);
  });
});

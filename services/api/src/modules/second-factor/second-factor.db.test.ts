import { limits } from '@cred/contract';
import { eventually } from '@cred/service-kit/testing/eventually';
import { totpBytes, totpCode } from '@cred/service-kit/testing/totp-code';
import { sql } from 'kysely';
import { buckets } from '../../core/rate-limits';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import type { TestClient } from '../../testing/test-client';
import { codeIn, deliveredMails } from '../../testing/test-mail';

let api: TestApi;
let ana: TestMember;

beforeAll(async () => {
  api = await startTestApi({
    rates: { secondFactor: buckets.secondFactor, secondFactorOfNetwork: buckets.secondFactorOfNetwork },
  });
});
beforeEach(async () => {
  ana = await api.member();
});
afterAll(() => api.close());

const STEP_MS = limits.totp.periodSeconds * 1_000;
const codeAt = (secret: string, at = api.clock.now()): string => totpCode(secret, at);
/** A code that is certainly wrong now. */
const wrongCode = (secret: string): string => {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeAt(secret, new Date(api.clock.now().getTime() + steps * STEP_MS)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? '';
};

/** Turns two-step sign-in on. The code of the set-up is used, so the clock moves to the next ones. */
async function turnOn(member: TestMember): Promise<{ readonly secret: string; readonly recoveryCodes: string[] }> {
  const { secret } = await member.ok('startTotp', { body: {} });
  const { recoveryCodes } = await member.ok('confirmTotp', { body: { code: codeAt(secret) } });
  api.clock.advance(2 * STEP_MS);
  return { secret, recoveryCodes };
}

const password = (member: TestMember, browser: TestClient) =>
  browser.call('login', { body: { username: member.username, password: member.password } });

describe('an authenticator app', () => {
  it('is set up with a code, gives ten recovery codes once, and confirms the session (AUTH-19, AUTH-20)', async () => {
    const { secret, uri } = await ana.ok('startTotp', { body: {} });
    expect(uri).toContain(`otpauth://totp/Cred:${ana.username}?issuer=Cred&secret=${secret}`);
    expect((await ana.ok('getSignInMethods')).totp).toBeNull();
    expect((await password(ana, api.browser())).status).toBe(200);
    expect(await ana.errorOf('confirmTotp', { body: { code: wrongCode(secret) } })).toMatchObject({
      status: 400,
      fields: { code: 'This code is wrong, too old, or was used before' },
    });
    const { recoveryCodes } = await ana.ok('confirmTotp', { body: { code: codeAt(secret) } });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/);
    expect(await ana.ok('getSignInMethods')).toMatchObject({ totp: { recoveryCodesLeft: 10 }, confirmed: true });
    expect((await deliveredMails(api)).map(({ subject }) => subject)).toContain('Two-step sign-in is on');
    expect((await ana.errorOf('startTotp', { body: {} })).status).toBe(409);
    expect((await ana.errorOf('confirmTotp', { body: { code: codeAt(secret) } })).status).toBe(409);
  });

  it('is stored encrypted, and the recovery codes hashed', async () => {
    const { secret, recoveryCodes } = await turnOn(ana);
    const stored = JSON.stringify([
      await api.db.selectFrom('totp').selectAll().where('user_id', '=', ana.id).execute(),
      await api.db.selectFrom('totp_recovery_codes').selectAll().where('user_id', '=', ana.id).execute(),
    ]);
    expect(stored).not.toContain(secret);
    const row = await api.db
      .selectFrom('totp')
      .select('sealed_secret')
      .where('user_id', '=', ana.id)
      .executeTakeFirstOrThrow();
    expect(row.sealed_secret.includes(totpBytes(secret))).toBe(false);
    expect(stored).not.toContain(String(recoveryCodes[0]));
    expect(api.logs.join('')).not.toContain(secret);
  });

  it('is asked for after the password: no session before, a confirmed one after (AUTH-18)', async () => {
    const { secret } = await turnOn(ana);
    const browser = api.browser();
    expect(await password(ana, browser)).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
    expect(browser.cookies.has('cred_session')).toBe(false);
    expect((await browser.errorOf('getMe')).status).toBe(401);
    const { user } = await browser.ok('loginWithCode', {
      body: { code: ` ${codeAt(secret).slice(0, 3)} ${codeAt(secret).slice(3)} ` },
    });
    expect(user.id).toBe(ana.id);
    expect((await browser.ok('getSignInMethods')).confirmed).toBe(true);
    expect(browser.cookies.has('cred_login')).toBe(false);
  });

  it('asks for nothing after a wrong password', async () => {
    await turnOn(ana);
    const browser = api.browser();
    expect(
      await browser.errorOf('login', { body: { username: ana.username, password: 'not this one' } }),
    ).toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect(browser.cookies.has('cred_login')).toBe(false);
  });

  it('accepts each code once, and the codes of the steps before and after', async () => {
    const { secret } = await turnOn(ana);
    const browser = api.browser();
    const attempt = async (code: string): Promise<number> => {
      await password(ana, browser);
      return (await browser.call('loginWithCode', { body: { code } })).status;
    };
    const now = api.clock.now();
    const at = (steps: number) => codeAt(secret, new Date(now.getTime() + steps * STEP_MS));
    expect(await attempt(at(-1))).toBe(200);
    expect(await attempt(at(-1))).toBe(400);
    expect(await attempt(at(1))).toBe(200);
    // A step before one that was accepted is refused too.
    expect(await attempt(at(0))).toBe(400);
    const code = codeAt(secret, new Date(now.getTime() + 2 * STEP_MS));
    api.clock.advance(2 * STEP_MS);
    const browsers = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const each = api.browser();
        await password(ana, each);
        return each;
      }),
    );
    const statuses = await Promise.all(
      browsers.map(async (each) => (await each.call('loginWithCode', { body: { code } })).status),
    );
    expect(statuses.sort()).toEqual([200, 400, 400]);
  });

  it('can be replaced by a recovery code, each once, which the owner is notified of', async () => {
    const { recoveryCodes } = await turnOn(ana);
    const [first = '', second = ''] = recoveryCodes;
    const browser = api.browser();
    await password(ana, browser);
    await browser.ok('loginWithCode', { body: { code: first.toLowerCase().replaceAll('-', ' ') } });
    expect((await browser.ok('getSignInMethods')).totp?.recoveryCodesLeft).toBe(9);
    expect((await deliveredMails(api)).map(({ subject }) => subject)).toContain('A recovery code was used');
    await password(ana, browser);
    expect((await browser.errorOf('loginWithCode', { body: { code: first } })).status).toBe(400);
    await browser.ok('loginWithCode', { body: { code: second } });
    const renewed = await browser.ok('renewRecoveryCodes', { body: { currentPassword: ana.password } });
    expect(renewed.recoveryCodes).toHaveLength(10);
    await password(ana, browser);
    expect((await browser.errorOf('loginWithCode', { body: { code: recoveryCodes[2] ?? '' } })).status).toBe(400);
    await browser.ok('loginWithCode', { body: { code: renewed.recoveryCodes[0] ?? '' } });
  });

  it('gets one set of recovery codes from two replacements at once', async () => {
    await turnOn(ana);
    // Both requests wait for this lock, so that neither is finished before the other begins.
    let replaced: Promise<unknown> = Promise.resolve();
    await api.db.transaction().execute(async (trx) => {
      await trx.selectFrom('totp_recovery_codes').select('user_id').where('user_id', '=', ana.id).forUpdate().execute();
      replaced = Promise.all([1, 2].map(() => ana.ok('renewRecoveryCodes', { body: {} })));
      await eventually(async () => {
        const waiting = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`.execute(api.db);
        return waiting.rows.length === 2;
      });
    });
    await replaced;
    expect((await ana.ok('getSignInMethods')).totp?.recoveryCodesLeft).toBe(10);
  });

  it('is turned off after a recent login or with the password', async () => {
    await turnOn(ana);
    api.clock.advance(limits.recentLoginMs);
    for (const name of ['removeTotp', 'renewRecoveryCodes'] as const)
      expect((await ana.errorOf(name, { body: {} })).code).toBe('reauth_required');
    await ana.ok('removeTotp', { body: { currentPassword: ana.password } });
    expect(await ana.ok('getSignInMethods')).toEqual({ passkeys: [], totp: null, confirmed: false });
    expect((await password(ana, api.browser())).status).toBe(200);
    expect((await ana.errorOf('renewRecoveryCodes', { body: { currentPassword: ana.password } })).status).toBe(409);
    expect((await deliveredMails(api)).map(({ subject }) => subject)).toContain('Two-step sign-in is off');
  });

  it('cannot be set up without a recent login, nor later than an hour after the secret', async () => {
    api.clock.advance(limits.recentLoginMs + 1_000);
    expect((await ana.errorOf('startTotp', { body: {} })).code).toBe('reauth_required');
    const { secret } = await ana.ok('startTotp', { body: { currentPassword: ana.password } });
    api.clock.advance(60 * 60_000);
    expect((await ana.errorOf('confirmTotp', { body: { code: codeAt(secret) } })).status).toBe(409);
  });

  it('still protects the account after a recovery by mail (AUTH-23)', async () => {
    const { secret } = await turnOn(ana);
    const recovery = api.browser();
    const { user: handle } = await recovery.ok('forgotPassword', { body: { email: `${ana.username}@cred.example` } });
    const code = codeIn((await deliveredMails(api)).findLast(({ subject }) => subject.includes('code')));
    await recovery.ok('checkRecoveryCode', { body: { userId: handle, code } });
    await recovery.ok('recoverPassword', { params: { userId: handle }, body: { password: 'a new and long one' } });
    const browser = api.browser();
    expect(
      await browser.errorOf('login', { body: { username: ana.username, password: 'a new and long one' } }),
    ).toMatchObject({ status: 403, code: 'second_factor_required' });
    await browser.ok('loginWithCode', { body: { code: codeAt(secret) } });
  });
});

describe('POST /auth/login/code', () => {
  it('needs the password of the last five minutes, in the same browser', async () => {
    const { secret } = await turnOn(ana);
    expect(await api.browser().errorOf('loginWithCode', { body: { code: codeAt(secret) } })).toMatchObject({
      status: 401,
      message: 'Please sign in with your password again',
    });
    const browser = api.browser();
    await password(ana, browser);
    api.clock.advance(5 * 60_000);
    expect((await browser.errorOf('loginWithCode', { body: { code: codeAt(secret) } })).status).toBe(401);
    await password(ana, browser);
    browser.cookies.set('cred_login', `${String(browser.cookies.get('cred_login')).slice(0, -2)}xx`);
    expect((await browser.errorOf('loginWithCode', { body: { code: codeAt(secret) } })).status).toBe(401);
  });

  it('refuses a login that began before the password was changed', async () => {
    const { secret } = await turnOn(ana);
    const browser = api.browser();
    await password(ana, browser);
    await ana.ok('setNewPassword', {
      params: { userId: ana.id },
      body: { password: 'a new and long one', currentPassword: ana.password },
    });
    expect((await browser.errorOf('loginWithCode', { body: { code: codeAt(secret) } })).status).toBe(401);
  });

  it('accepts five wrong codes in 15 minutes from one network, and lets the owner in from another (AUTH-21)', async () => {
    const { secret } = await turnOn(ana);
    const attacker = api.browser();
    await password(ana, attacker);
    const guess = async () => (await attacker.call('loginWithCode', { body: { code: wrongCode(secret) } })).status;
    expect((await Promise.all(Array.from({ length: 6 }, guess))).sort()).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await attacker.errorOf('loginWithCode', { body: { code: codeAt(secret) } })).toMatchObject({ status: 429 });
    const owner = api.browser();
    await password(ana, owner);
    const response = await owner.inject({
      method: 'POST',
      url: '/api/auth/login/code',
      payload: { code: codeAt(secret) },
      remoteAddress: '198.51.100.7',
    });
    expect(response.statusCode).toBe(200);
  });

  it('counts for a browser of the owner alone after others have used up the limit from many networks (AUTH-21)', async () => {
    const { secret } = await turnOn(ana);
    const attacker = api.browser();
    await password(ana, attacker);
    const enterFrom = async (client: TestClient, remoteAddress: string, code: string) => {
      const payload = { code };
      return (await client.inject({ method: 'POST', url: '/api/auth/login/code', payload, remoteAddress })).statusCode;
    };
    for (let count = 0; count < 20; count += 1)
      expect(await enterFrom(attacker, `198.51.100.${count}`, wrongCode(secret))).toBe(400);
    expect(await enterFrom(attacker, '192.0.2.7', codeAt(secret))).toBe(429);
    await ana.ok('logout');
    await password(ana, ana);
    for (let count = 0; count < 4; count += 1) expect(await enterFrom(ana, '192.0.2.8', wrongCode(secret))).toBe(400);
    expect(await enterFrom(ana, '192.0.2.8', codeAt(secret))).toBe(200);
    // The cookie of another member's browser changes nothing.
    const bia = await api.member();
    await password(ana, bia);
    expect(await enterFrom(bia, '192.0.2.9', codeAt(secret))).toBe(429);
  });

  it('works as a plain form: every step redirects to the next one', async () => {
    const { secret } = await turnOn(ana);
    const browser = api.browser();
    const send = async (path: string, fields: Readonly<Record<string, string>>) => {
      const response = await browser.inject({
        method: 'POST',
        url: `/api${path}`,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      return [response.statusCode, String(response.headers.location).replace(/^.*3000/, '')];
    };
    const code = (value: string) => send('/auth/login/code', { code: value });
    expect(await code('123456')).toEqual([303, '/auth/login?failed=code-late']);
    expect(await send('/auth/login', { username: ana.username, password: ana.password })).toEqual([
      303,
      '/auth/login?failed=code',
    ]);
    expect(await code(' ')).toEqual([303, '/auth/login?failed=code-empty']);
    expect(await code(wrongCode(secret))).toEqual([303, '/auth/login?failed=code-wrong']);
    expect(await code(codeAt(secret))).toEqual([303, '/']);
    expect((await browser.ok('getMe')).id).toBe(ana.id);
  });
});

describe('POST /auth/second-factor', () => {
  it('confirms a session from before two-step sign-in, which reviewers need (AUTH-25)', async () => {
    const other = api.browser();
    await password(ana, other);
    const { secret } = await turnOn(ana);
    await api.db.updateTable('users').set({ is_reviewer: true }).where('id', '=', ana.id).execute();
    expect(await other.errorOf('getReports')).toMatchObject({ status: 403, code: 'second_factor_required' });
    expect((await other.errorOf('confirmSecondFactor', { body: { code: wrongCode(secret) } })).status).toBe(400);
    await other.ok('confirmSecondFactor', { body: { code: codeAt(secret) } });
    await other.ok('getReports');
  });

  it('is refused without an authenticator app', async () => {
    expect((await ana.errorOf('confirmSecondFactor', { body: { code: '123456' } })).status).toBe(409);
  });
});

describe('a reviewer', () => {
  it('is refused every reviewers’ call in a session of a password alone, and may make them after a set-up', async () => {
    await api.db.updateTable('users').set({ is_reviewer: true }).where('id', '=', ana.id).execute();
    for (const call of ['getSubmissions', 'getReports', 'getAuditLog'] as const)
      expect(await ana.errorOf(call)).toMatchObject({ status: 403, code: 'second_factor_required' });
    const { secret } = await turnOn(ana);
    await ana.ok('getSubmissions');
    await ana.ok('removeTotp', { body: {} });
    expect((await ana.errorOf('getSubmissions')).code).toBe('second_factor_required');
    expect(secret).not.toBe('');
  });

  it('adds, replaces and removes no factor in a session of a password alone while there is one', async () => {
    const thief = api.browser();
    await password(ana, thief);
    await turnOn(ana);
    await api.db.updateTable('users').set({ is_reviewer: true }).where('id', '=', ana.id).execute();
    for (const call of ['startTotp', 'removeTotp', 'renewRecoveryCodes', 'startPasskey'] as const)
      expect(await thief.errorOf(call, { body: {} })).toMatchObject({ status: 403, code: 'second_factor_required' });
    await ana.ok('renewRecoveryCodes', { body: {} });
  });
});

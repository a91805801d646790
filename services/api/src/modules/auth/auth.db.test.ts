import { type CallDefinition, calls } from '@cred/contract';
import { type LoginFailure, type LoginFailureCode, loginFailures } from '@cred/contract/login-failures';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import type { TestClient } from '../../testing/test-client';
import { ABSOLUTE_MS, IDLE_MS } from '../sessions/sessions.service';

let api: TestApi;
let ana: TestMember;

beforeAll(async () => {
  api = await startTestApi({
    rates: { failedLogin: { account: { max: 3, seconds: 60 }, address: { max: 1_000, seconds: 60 } } },
  });
  ana = await api.member({ username: 'ana', fullName: 'Ana Lima' });
});
afterAll(() => api.close());

const credentials = { username: 'ana', password: 'cred-secret-1' };

describe('POST /auth/login', () => {
  it('returns the member and sets an HttpOnly, SameSite cookie without a prefix over plain http', async () => {
    const { status, body, headers } = await api.browser().call('login', { body: credentials });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { id: ana.id, username: 'ana', email: 'member1@cred.example', isSendVerificate: false },
    });
    expect(String(headers['set-cookie'])).toMatch(
      /^cred_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax,cred_device=/,
    );
  });

  it('ignores the case of the username', async () => {
    expect((await api.browser().ok('login', { body: { ...credentials, username: ' ANA ' } })).user.id).toBe(ana.id);
  });

  it('returns the same response for an unknown user and a wrong password', async () => {
    const wrong = await api.anonymous.errorOf('login', { body: { ...credentials, password: 'cred-secret-2' } });
    const unknown = await api.anonymous.errorOf('login', { body: { username: 'unknown', password: 'cred-secret-2' } });
    expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
  });

  it('treats a username that the database cannot store as unknown', async () => {
    expect(
      await api.anonymous.errorOf('login', { body: { username: 'a\u0000b', password: 'cred-secret-2' } }),
    ).toMatchObject({ status: 401 });
  });

  it('names the fields that are missing or too short', async () => {
    const refusal = await api.anonymous.errorOf('login', { body: { username: '', password: 'short' } });
    expect(refusal).toMatchObject({
      status: 400,
      code: 'validation_failed',
      fields: { username: 'Username is empty', password: 'Minimal 6 caracters' },
    });
  });

  it('rejects a body that is not JSON', async () => {
    const response = await api.anonymous.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: '{"username":',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'malformed_body' });
  });

  it('returns 429 with a waiting time after too many failures, for that account only', async () => {
    await api.member({ username: 'guessed' });
    const guess = { body: { username: 'guessed', password: 'not this' } };
    for (let count = 0; count < 3; count += 1) expect((await api.anonymous.errorOf('login', guess)).status).toBe(401);
    const refusal = await api.anonymous.errorOf('login', guess);
    expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(refusal.retryAfter).toBeGreaterThan(0);
    expect(refusal.retryAfter).toBeLessThanOrEqual(60);
    await api.browser().ok('login', { body: credentials });
    api.clock.advance(60_000);
    await api.browser().ok('login', { body: { username: 'guessed', password: 'cred-secret-1' } });
  });

  it('does not count successes as failures', async () => {
    for (let count = 0; count < 5; count += 1) await api.browser().ok('login', { body: credentials });
  });

  it('ends the browser’s earlier session', async () => {
    const browser = api.browser();
    await browser.ok('login', { body: credentials });
    const before = browser.cookies.get('cred_session');
    await browser.ok('login', { body: credentials });
    expect(browser.cookies.get('cred_session')).not.toBe(before);
    const attacker = api.browser();
    attacker.cookies.set('cred_session', String(before));
    expect((await attacker.errorOf('getMe')).status).toBe(401);
  });
});

describe('POST /auth/login with a form body', () => {
  const page = 'http://localhost:3000';
  const send = (
    client: TestClient,
    fields: Readonly<Record<string, string>> | string,
    headers: Readonly<Record<string, string | undefined>> = {},
  ) =>
    client.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it('starts a session like the JSON call and redirects to the home page', async () => {
    const browser = api.browser();
    const response = await send(browser, credentials, {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    });
    expect([response.statusCode, response.headers.location, response.headers['cache-control'], response.body]).toEqual([
      303,
      `${page}/`,
      'no-store',
      '',
    ]);
    expect(String(response.headers['set-cookie'])).toMatch(
      /^cred_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax,cred_device=/,
    );
    expect((await browser.ok('getMe')).id).toBe(ana.id);
  });

  it('decodes reserved characters and non-ASCII letters', async () => {
    await api.member({ username: 'form.typist', password: 'a+b &=%40 ç€🩺' });
    const browser = api.browser();
    expect((await send(browser, { username: ' FORM.typist ', password: 'a+b &=%40 ç€🩺' })).headers.location).toBe(
      `${page}/`,
    );
    expect((await browser.ok('getMe')).username).toBe('form.typist');
  });

  it.each<[LoginFailureCode, Readonly<Record<string, string>>]>([
    ['credentials', { username: 'ana', password: 'cred-secret-2' }],
    ['credentials', { username: 'unknown', password: 'cred-secret-2' }],
    ['username', { username: ' ', password: 'cred-secret-1' }],
    ['password', { username: 'ana', password: '' }],
    ['short', { username: 'ana', password: '12345' }],
    ['both', { username: '', password: '' }],
    ['username-short', { username: '', password: '12345' }],
    ['other', { username: 'ana', password: 'x'.repeat(5_000) }],
    ['other', {}],
  ])('redirects to the login page with the code %s, whose texts are those of the JSON call', async (code, fields) => {
    const browser = api.browser();
    const response = await send(browser, fields);
    expect([response.statusCode, response.headers.location, response.body]).toEqual([
      303,
      `${page}/auth/login?failed=${code}`,
      '',
    ]);
    expect(response.headers).not.toHaveProperty('set-cookie');
    const refusal = await browser.errorOf('login', { body: fields });
    const expected: LoginFailure = loginFailures[code];
    if (code !== 'other')
      expect(refusal).toMatchObject(expected.fields ? { fields: expected.fields } : { message: expected.text });
  });

  it('shares its failure count and limit with the JSON call', async () => {
    await api.member({ username: 'guessed.twice' });
    const guess = { username: 'guessed.twice', password: 'not this' };
    await api.anonymous.errorOf('login', { body: guess });
    for (let count = 0; count < 2; count += 1)
      expect((await send(api.anonymous, guess)).headers.location).toContain('=credentials');
    expect((await send(api.anonymous, { ...guess, password: 'cred-secret-1' })).headers.location).toBe(
      `${page}/auth/login?failed=rate`,
    );
    expect(await api.anonymous.errorOf('login', { body: guess })).toMatchObject({
      status: 429,
      message: loginFailures.rate.text,
    });
  });

  it.each(['https://elsewhere.example', 'null', undefined])(
    'returns 403 for the origin %s, starts no session, counts no failure and does not redirect',
    async (origin) => {
      for (let count = 0; count < 4; count += 1) {
        const response = await send(api.browser(), credentials, { origin });
        expect([
          response.statusCode,
          response.json().code,
          response.headers.location,
          response.headers['set-cookie'],
        ]).toEqual([403, 'origin_not_allowed', undefined, undefined]);
      }
      await api.browser().ok('login', { body: credentials });
    },
  );

  it('ends the browser’s earlier session', async () => {
    const browser = api.browser();
    await browser.ok('login', { body: credentials });
    const before = String(browser.cookies.get('cred_session'));
    await send(browser, credentials);
    const attacker = api.browser();
    attacker.cookies.set('cred_session', before);
    expect((await attacker.errorOf('getMe')).status).toBe(401);
  });

  it('does not log the submitted fields', async () => {
    await send(api.browser(), { username: 'typed.name', password: 'typed.secret' });
    await send(api.browser(), 'username=typed.name&password=typed.secret&__proto__=x&username=typed.name');
    expect(api.logs.join('')).not.toContain('typed.');
  });

  it('and its second step are the only calls that accept a form body', async () => {
    const others = Object.values<CallDefinition>(calls).filter(
      ({ host, method, path }) => host === 'api' && method !== 'GET' && !path.startsWith('/auth/login'),
    );
    const statuses = await Promise.all(
      others.map(async ({ method, path }) => {
        const url = `/api${path.replace(/:\w+/g, 'x')}`;
        return (
          await ana.inject({
            method,
            url,
            payload: 'userId=x',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          })
        ).statusCode;
      }),
    );
    expect(statuses).toEqual(others.map(({ access }) => (access === 'reviewer' ? 403 : 415)));
  });
});

describe('GET /auth/me', () => {
  it('returns the signed-in member with the private fields', async () => {
    expect(await ana.ok('getMe')).toMatchObject({
      id: ana.id,
      fullName: 'Ana Lima',
      email: 'member1@cred.example',
      isHealthProfessional: true,
    });
  });

  it('returns 401 without a session and with an unknown token', async () => {
    expect(await api.anonymous.errorOf('getMe')).toMatchObject({ status: 401, code: 'unauthenticated' });
    const forger = api.browser();
    forger.cookies.set('cred_session', 'A'.repeat(43));
    expect((await forger.errorOf('getMe')).status).toBe(401);
  });

  it('reads the member from the database at every request', async () => {
    await api.db.updateTable('users').set({ full_name: 'Ana Souza' }).where('id', '=', ana.id).execute();
    expect((await ana.ok('getMe')).fullName).toBe('Ana Souza');
  });
});

describe('POST /auth/logout', () => {
  it('ends the session, also for a copy of its cookie, and is idempotent', async () => {
    const browser = api.browser();
    await browser.ok('login', { body: credentials });
    const copy = api.browser();
    copy.cookies.set('cred_session', String(browser.cookies.get('cred_session')));
    await browser.ok('logout');
    expect(browser.cookies.has('cred_session')).toBe(false);
    expect((await copy.errorOf('getMe')).status).toBe(401);
    await browser.ok('logout');
  });
});

describe('a session', () => {
  it('is stored as a hash only', async () => {
    const [session] = await api.db.selectFrom('sessions').selectAll().where('user_id', '=', ana.id).execute();
    expect(session?.token_hash).toHaveLength(32);
    expect(JSON.stringify(session)).not.toContain(String(ana.cookies.get('cred_session')));
  });

  it('ends after the idle time without use, and is extended by use', async () => {
    const used = await api.member();
    const unused = await api.member();
    for (let step = 0; step < 3; step += 1) {
      api.clock.advance(IDLE_MS / 2);
      await used.ok('getMe');
    }
    expect((await unused.errorOf('getMe')).status).toBe(401);
  });

  it('ends after the absolute time despite use', async () => {
    const member = await api.member();
    const steps = Math.ceil(ABSOLUTE_MS / (IDLE_MS / 2));
    for (let step = 1; step < steps; step += 1) {
      api.clock.advance(IDLE_MS / 2);
      await member.ok('getMe');
    }
    api.clock.advance(IDLE_MS / 2);
    expect((await member.errorOf('getMe')).status).toBe(401);
  });
});

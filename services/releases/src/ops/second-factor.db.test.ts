import { eventually } from '@cred/service-kit/testing/eventually';
import pg from 'pg';
import { appOf, codeNow, makeSecret, OpsBrowser, recoveryCodesOn, secretOn, STEP_MS } from '../testing/ops-browser';
import { makeBuild, startTestRegistry, testClock, type TestRegistry } from '../testing/test-registry';

const MINUTE_MS = 60_000;
const SAME_ORIGIN = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

let registry: TestRegistry;
let made = 0;
beforeAll(async () => {
  registry = await startTestRegistry();
  const build = makeBuild('feed', 'a');
  await registry.publish(build);
  await registry.request('POST', '/areas/feed/promote', { build: build.record.build, actor: 'test' });
});
afterAll(() => registry.close());

/** A new token of ops, with a browser that has logged in with the token alone. */
async function logInOnly() {
  const name = `operator-${(made += 1)}`;
  const token = await makeSecret(registry, name, 'ops');
  const browser = new OpsBrowser(registry.server);
  await browser.logIn(token);
  return { name, token, browser };
}

/** The same, with the second factor set up. */
async function setUp() {
  const each = await logInOnly();
  const { codes } = await each.browser.setUp(each.token);
  return { ...each, codes, app: appOf(each.token) };
}

/** Another browser that has logged in with the token alone. */
async function secondBrowser(token: string, server = registry.server): Promise<OpsBrowser> {
  const browser = new OpsBrowser(server);
  await browser.logIn(token);
  return browser;
}

/** The code of the next time step. */
function nextCode(app: string): string {
  testClock.advance(STEP_MS);
  return codeNow(app);
}

const enter = (browser: OpsBrowser, code: string) => browser.post('/ops/second-factor/code', { code });
const isIn = async (browser: OpsBrowser): Promise<boolean> => (await browser.get('/ops')).statusCode === 200;
const wrong = (app: string): string => (codeNow(app) === '000000' ? '111111' : '000000');
const history = async (name: string): Promise<unknown[][]> =>
  (await registry.request('GET', '/tokens/history'))
    .json()
    .changes.filter(({ token }: { token: string }) => token === name)
    .map(({ action, actor, typedName }: Record<string, unknown>) => [action, actor, typedName]);

async function query<T extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: registry.databaseUrl });
  await client.connect();
  const { rows } = await client.query<T>(text, [...values]);
  await client.end();
  return rows;
}

describe('a session before the second factor', () => {
  it('shows nothing and does nothing but that step and the logout', async () => {
    const { browser } = await logInOnly();
    for (const url of ['/ops', '/ops/areas/feed', '/ops/areas/feed/rollback', '/ops/none']) {
      const { statusCode, headers, body } = await browser.get(url);
      expect([statusCode, headers['location'], body]).toEqual([
        303,
        `/ops/second-factor?next=${encodeURIComponent(url)}`,
        '',
      ]);
    }
    for (const url of ['/ops/now', '/ops/areas/feed/now', '/ops/areas/feed/moved', '/ops/areas/feed/figures'])
      expect((await browser.get(url)).statusCode).toBe(403);
    for (const url of [
      '/ops/areas/feed/rollback',
      '/ops/areas/feed/promote',
      '/ops/second-factor/replace',
      '/ops/second-factor/cancel',
      '/ops/second-factor/recovery-codes',
    ])
      expect([url, (await browser.post(url, { reason: 'x', revision: '1' })).statusCode]).toEqual([url, 403]);
    const page = (await browser.get('/ops/second-factor')).body;
    expect(page).not.toContain('/ops/areas/');
    expect((await browser.post('/ops/logout')).statusCode).toBe(303);
  });

  it('ends after half an hour', async () => {
    const { name, browser } = await logInOnly();
    const [row] = await query<{ minutes: number }>(
      'select extract(epoch from expires_at - created_at) / 60 as minutes from releases.ops_sessions where token = $1',
      [name],
    );
    expect(Number(row?.minutes)).toBe(30);
    await query('update releases.ops_sessions set expires_at = now() where token = $1', [name]);
    expect((await browser.get('/ops/second-factor')).headers['location']).toContain('/ops/login');
  });

  it('gets a new secret when the second factor is passed, and the one from before opens nothing', async () => {
    const { browser, token } = await logInOnly();
    const { cookie } = browser;
    await browser.setUp(token);
    expect(await isIn(browser)).toBe(true);
    browser.cookie = cookie;
    expect((await browser.get('/ops')).headers['location']).toContain('/ops/login');
  });
});

describe('the set-up', () => {
  it('shows a secret as QR code, text and link, the same until a code confirms it, and then recovery codes', async () => {
    const { name, browser } = await logInOnly();
    const page = (await browser.get('/ops/second-factor')).body;
    const secret = secretOn(page);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(page).toContain('aria-label="QR code for your authenticator app"');
    expect(page).toContain(`href="otpauth://totp/Cred:ops%20page%2C%20${name}?issuer=Cred&amp;secret=${secret}`);
    expect(secretOn((await browser.get('/ops/second-factor')).body)).toBe(secret);
    const refused = await browser.post('/ops/second-factor/confirm', { code: wrong(secret) });
    expect([refused.statusCode, secretOn(refused.body)]).toEqual([400, secret]);
    expect(refused.body).toContain('This code is wrong, too old, or was used before');
    expect(await isIn(browser)).toBe(false);
    const { body } = await browser.post('/ops/second-factor/confirm', { code: codeNow(secret) });
    expect(new Set(recoveryCodesOn(body)).size).toBe(10);
    expect(await isIn(browser)).toBe(true);
    expect(await history(name)).toEqual([
      ['second factor set up', name, 'Ana Souza'],
      ['created', 'deployment', 'test'],
    ]);
  });

  it('shows each session its own secret, and ends the other sessions', async () => {
    const { token, browser } = await logInOnly();
    const other = await secondBrowser(token);
    const secret = secretOn((await browser.get('/ops/second-factor')).body);
    const otherSecret = secretOn((await other.get('/ops/second-factor')).body);
    expect(otherSecret).not.toBe(secret);
    await browser.post('/ops/second-factor/confirm', { code: codeNow(secret) });
    expect((await other.post('/ops/second-factor/confirm', { code: codeNow(otherSecret) })).statusCode).toBe(401);
    await other.logIn(token);
    expect((await other.post('/ops/second-factor/confirm', { code: codeNow(otherSecret) })).statusCode).toBe(403);
    expect(await isIn(other)).toBe(false);
  });

  it('stores the app’s secret encrypted and the recovery codes hashed', async () => {
    const { name, app, codes } = await setUp();
    const rows = JSON.stringify([
      ...(await query('select * from releases.second_factors where token = $1', [name])),
      ...(await query('select * from releases.recovery_codes where token = $1', [name])),
    ]);
    expect(rows).not.toContain(app);
    for (const code of codes) {
      const [row] = await query(
        "select 1 from releases.recovery_codes where code_hash = sha256(convert_to($1, 'UTF8'))",
        [code.replaceAll('-', '')],
      );
      expect(row).toBeDefined();
      expect(rows).not.toContain(code);
    }
    expect(codes).toHaveLength(10);
  });
});

describe('POST /ops/second-factor/code', () => {
  it('accepts a code once, also in two sessions at the same time', async () => {
    const { token, app } = await setUp();
    const browsers = await Promise.all([secondBrowser(token), secondBrowser(token)]);
    const code = nextCode(app);
    const statuses = await Promise.all(browsers.map(async (each) => (await enter(each, code)).statusCode));
    expect(statuses.sort()).toEqual([303, 400]);
    const late = await secondBrowser(token);
    expect((await enter(late, code)).statusCode).toBe(400);
    expect(await isIn(late)).toBe(false);
  });

  it('accepts a recovery code once, in any spelling, and then offers to replace the app', async () => {
    const { name, token, codes, browser } = await setUp();
    const other = await secondBrowser(token);
    const typed = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ');
    const response = await enter(other, typed);
    expect([response.statusCode, response.headers['location']]).toEqual([303, '/ops/second-factor']);
    const page = (await other.get('/ops/second-factor')).body;
    expect(page).toContain('9 left');
    expect(page).toContain('Replace the app…');
    expect((await enter(await secondBrowser(token), codes[0] ?? '')).statusCode).toBe(400);
    expect((await history(name))[0]).toEqual(['recovery code used', name, 'Ana Souza']);
    expect(await isIn(browser)).toBe(true);
  });

  it('refuses the code and the recovery codes of another token', async () => {
    const [mine, yours] = [await setUp(), await setUp()];
    const browser = await secondBrowser(mine.token);
    expect((await enter(browser, nextCode(yours.app))).statusCode).toBe(400);
    expect((await enter(browser, yours.codes[0] ?? '')).statusCode).toBe(400);
  });

  it('refuses wrong codes of a network after five, and keeps the owner’s browser out of that limit', async () => {
    const { token, app, browser: known } = await setUp();
    const thief = await secondBrowser(token);
    const statuses = [];
    for (let attempt = 0; attempt < 7; attempt += 1) statuses.push((await enter(thief, wrong(app))).statusCode);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    const late = await enter(thief, nextCode(app));
    expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(late.body).toContain('Too many attempts. Try again in 15 min');
    await known.logIn(token);
    expect((await enter(known, nextCode(app))).statusCode).toBe(303);
  });

  it('refuses six-digit codes of new browsers after twenty from any networks, but no recovery code', async () => {
    const { token, app, codes, browser: known } = await setUp();
    const { cookie } = await secondBrowser(token);
    const enterFrom = (remoteAddress: string, code: string) =>
      registry.server.inject({
        method: 'POST',
        url: '/ops/second-factor/code',
        remoteAddress,
        headers: { ...SAME_ORIGIN, cookie },
        payload: new URLSearchParams({ code }).toString(),
      });
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect((await enterFrom(`198.51.100.${attempt}`, wrong(app))).statusCode).toBe(400);
    expect((await enterFrom('192.0.2.7', nextCode(app))).statusCode).toBe(429);
    await known.logIn(token);
    expect((await enter(known, nextCode(app))).statusCode).toBe(303);
    expect((await enterFrom('192.0.2.7', codes[0] ?? '')).statusCode).toBe(303);
  });

  it('gives a browser no separate limit for a token that it has not completed a login of', async () => {
    const [mine, yours] = [await setUp(), await setUp()];
    const server = await registry.another();
    const thief = new OpsBrowser(server);
    thief.device = mine.browser.device;
    await thief.logIn(yours.token);
    for (let attempt = 0; attempt < 5; attempt += 1) await enter(thief, wrong(yours.app));
    const fresh = await secondBrowser(yours.token, server);
    expect((await enter(fresh, wrong(yours.app))).statusCode).toBe(429);
  });
});

describe('a change of the second factor', () => {
  it('asks for a code again after ten minutes', async () => {
    const { browser, app } = await setUp();
    testClock.advance(10 * MINUTE_MS);
    const page = (await browser.get('/ops/second-factor')).body;
    expect(page).not.toContain('Replace the app');
    expect(page).toContain('To change it, enter a code again');
    expect((await browser.post('/ops/second-factor/recovery-codes')).statusCode).toBe(403);
    await browser.post('/ops/second-factor/replace');
    expect(secretOn((await browser.get('/ops/second-factor')).body)).toBe('');
    expect((await browser.post('/ops/second-factor/confirm', { code: nextCode(app) })).statusCode).toBe(403);
    // The page itself needs no new code.
    expect(await isIn(browser)).toBe(true);
    expect((await enter(browser, nextCode(app))).headers['location']).toBe('/ops/second-factor');
    expect((await browser.post('/ops/second-factor/recovery-codes')).statusCode).toBe(200);
  });

  it('replaces the app, which ends the other sessions, and keeps the present one until then', async () => {
    const { name, token, app, codes, browser } = await setUp();
    const other = await secondBrowser(token);
    await enter(other, nextCode(app));
    expect(await isIn(other)).toBe(true);
    await browser.post('/ops/second-factor/replace');
    const discarded = secretOn((await browser.get('/ops/second-factor')).body);
    await browser.post('/ops/second-factor/cancel');
    await browser.post('/ops/second-factor/replace');
    const secret = secretOn((await browser.get('/ops/second-factor')).body);
    expect(secret).not.toBe(discarded);
    expect(await isIn(other)).toBe(true);
    expect((await browser.post('/ops/second-factor/confirm', { code: codeNow(discarded) })).statusCode).toBe(400);
    const done = await browser.post('/ops/second-factor/confirm', { code: codeNow(secret) });
    expect(recoveryCodesOn(done.body)).toHaveLength(10);
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false]);
    const next = await secondBrowser(token);
    expect((await enter(next, nextCode(app))).statusCode).toBe(400);
    expect((await enter(next, codes[0] ?? '')).statusCode).toBe(400);
    expect((await enter(next, codeNow(secret))).statusCode).toBe(303);
    expect((await history(name))[0]).toEqual(['second factor replaced', name, 'Ana Souza']);
  });

  it('makes new recovery codes, and the old ones no longer work', async () => {
    const { token, codes, browser } = await setUp();
    const renewed = recoveryCodesOn((await browser.post('/ops/second-factor/recovery-codes')).body);
    expect(renewed).toHaveLength(10);
    const other = await secondBrowser(token);
    expect((await enter(other, codes[0] ?? '')).statusCode).toBe(400);
    expect((await enter(other, renewed[0] ?? '')).statusCode).toBe(303);
  });

  it('makes them twice at once, and only the last ones work', async () => {
    const { name, browser } = await setUp();
    // Both requests wait for this lock, so that neither is finished before the other begins.
    const lock = new pg.Client({ connectionString: registry.databaseUrl });
    await lock.connect();
    await lock.query('begin');
    await lock.query('select from releases.recovery_codes where token = $1 for update', [name]);
    const replace = () => browser.post('/ops/second-factor/recovery-codes');
    const replaced = Promise.all([replace(), replace()]);
    const waiting = () =>
      query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'",
      );
    await eventually(async () => (await waiting()).length === 2);
    await lock.query('commit');
    await lock.end();
    expect((await replaced).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const codes = await query('select from releases.recovery_codes where token = $1', [name]);
    expect(codes).toHaveLength(10);
  });
});

describe('POST /tokens/:name/reset-second-factor', () => {
  const reset = (name: string, headers?: Record<string, string>) =>
    registry.request('POST', `/tokens/${name}/reset-second-factor`, { actor: 'ben' }, headers);

  it('removes the second factor, ends the sessions, and is in the audit log', async () => {
    const { name, token, codes, browser } = await setUp();
    expect((await reset(name)).statusCode).toBe(200);
    expect((await browser.get('/ops')).headers['location']).toContain('/ops/login');
    await browser.logIn(token);
    expect(secretOn((await browser.get('/ops/second-factor')).body)).not.toBe('');
    expect((await enter(browser, codes[0] ?? '')).statusCode).toBe(409);
    expect((await history(name))[0]).toEqual(['second factor reset', 'deployment', 'ben']);
    expect((await reset(name)).statusCode).toBe(409);
    expect((await reset('no-such-token')).statusCode).toBe(404);
  });

  it('by another token needs a code of that token’s own app, accepted once', async () => {
    const [lost, other] = [await setUp(), await setUp()];
    const as = { authorization: `Bearer ${other.token}` };
    const resetWith = async (code?: string) => {
      const body = { actor: 'ben', ...(code === undefined ? {} : { code }) };
      return (await registry.request('POST', `/tokens/${lost.name}/reset-second-factor`, body, as)).statusCode;
    };
    expect([await resetWith(), await resetWith(wrong(other.app)), await resetWith(nextCode(lost.app))]).toEqual([
      403, 400, 400,
    ]);
    expect(await isIn(lost.browser)).toBe(true);
    const code = nextCode(other.app);
    expect([await resetWith(code), await resetWith(code)]).toEqual([200, 400]);
    expect(await isIn(lost.browser)).toBe(false);
    expect((await history(lost.name))[0]).toEqual(['second factor reset', other.name, 'ben']);
  });

  it('refuses the token itself', async () => {
    const { name, token, browser } = await setUp();
    const response = await reset(name, { authorization: `Bearer ${token}` });
    expect([response.statusCode, response.json().message]).toEqual([
      403,
      `The token ${name} may not reset its own second factor`,
    ]);
    expect(await isIn(browser)).toBe(true);
  });

  it('is done too when the token is revoked', async () => {
    const { name } = await setUp();
    await registry.request('DELETE', `/tokens/${name}`);
    await registry.request('DELETE', `/tokens/${name}`);
    expect(await query('select 1 from releases.second_factors where token = $1', [name])).toEqual([]);
    expect((await history(name)).map(([action]) => action)).toEqual(['revoked', 'second factor set up', 'created']);
  });
});

describe('POST /tokens', () => {
  const create = async (name: string, token: string, code?: string) => {
    const body = { name, scope: 'ops', actor: 'ben', ...(code === undefined ? {} : { code }) };
    return await registry.request('POST', '/tokens', body, { authorization: `Bearer ${token}` });
  };
  const names = async (): Promise<string[]> =>
    (await registry.request('GET', '/tokens')).json().tokens.map(({ name }: { name: string }) => name);

  it('by a stolen token creates none: it needs a code of the owner’s app, accepted once', async () => {
    const { name, token, app, codes } = await setUp();
    const refused = await create('thief-1', token);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_required']);
    expect(refused.json().message).toBe(
      `This needs a code of the authenticator app of the token ${name}: repeat it with --code`,
    );
    expect((await create('thief-1', token, wrong(app))).statusCode).toBe(400);
    // A recovery code would be in the history of a shell.
    expect((await create('thief-1', token, codes[0])).statusCode).toBe(400);
    expect(await names()).not.toContain('thief-1');
    const code = nextCode(app);
    // As the app shows it, and as it may be copied.
    expect((await create('made-by-owner', token, ` ${code.slice(0, 3)} ${code.slice(3)} `)).statusCode).toBe(201);
    expect((await create('thief-1', token, code)).statusCode).toBe(400);
    expect(await names()).not.toContain('thief-1');
  });

  it('refuses a token whose app is not set up', async () => {
    const { name, token } = await logInOnly();
    const refused = await create('thief-2', token, '000000');
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      `This needs a code of the authenticator app of the token ${name}, which its first login at the ops page sets up`,
    ]);
    expect(await names()).not.toContain('thief-2');
  });

  it('counts wrong codes together with those of the ops page', async () => {
    const { token, app } = await setUp();
    for (let count = 0; count < 5; count += 1)
      expect((await create('thief-3', token, wrong(app))).statusCode).toBe(400);
    expect((await create('thief-3', token, nextCode(app))).statusCode).toBe(429);
    expect((await enter(await secondBrowser(token), codeNow(app))).statusCode).toBe(429);
  });
});

it('does not concern other calls of a token', async () => {
  const { token } = await logInOnly();
  const headers = { authorization: `Bearer ${token}` };
  expect((await registry.request('GET', '/status', undefined, headers)).statusCode).toBe(200);
});

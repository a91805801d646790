import type { ErrorEnvelope } from '@cred/contract';
import { buckets } from '../../core/rate-limits';
import { solvePuzzle } from '../../testing/solve-puzzle';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import type { TestClient } from '../../testing/test-client';
import { codeIn, deliveredMails } from '../../testing/test-mail';

let api: TestApi;
let ana: TestMember;
const delays: number[] = [];

beforeAll(async () => {
  const { failedLogin, deviceLogin, confirmPassword } = buckets;
  // Fewer than in the product, because each costs a solved puzzle.
  const loginWithPuzzle = { account: { max: 9, seconds: 60 }, address: { max: 10, seconds: 60 } };
  api = await startTestApi({
    rates: { failedLogin, loginWithPuzzle, deviceLogin, confirmPassword },
    loginPause: async (ms) => void delays.push(ms),
  });
});
beforeEach(async () => {
  api.clock.advance(60_000);
  ana = await api.member();
  delays.length = 0;
});
afterAll(() => api.close());

const RIGHT = 'correct horse';
const body = (password: string, more: object = {}) => ({
  username: ana.username,
  password: password === RIGHT ? ana.password : password,
  ...more,
});
const logIn = async (client: TestClient, password: string, more: object = {}): Promise<number> =>
  (await client.call('login', { body: body(password, more) })).status;
/** Ten wrong logins from other networks, which use up the budget of new browsers at the account. */
async function attack(failures = 10): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < failures; count += 1) {
    const response = await api.anonymous.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: body('a wrong guess'),
      remoteAddress: `198.51.100.${count}`,
    });
    statuses.push(response.statusCode);
  }
  return statuses;
}

async function solve(client: TestClient, username = ana.username) {
  const puzzle = await client.ok('getLoginPuzzle', { query: { username } });
  return { ...solvePuzzle(puzzle), bits: puzzle.bits };
}

/** Sets a new password with a code by mail. */
async function recover(browser: TestClient): Promise<void> {
  const { user: handle } = await browser.ok('forgotPassword', { body: { email: await emailOf(ana) } });
  const mail = (await deliveredMails(api)).find(({ subject }) => subject === 'Your code for Cred');
  await browser.ok('checkRecoveryCode', { body: { userId: handle, code: codeIn(mail) } });
  await browser.ok('recoverPassword', { params: { userId: handle }, body: { password: 'a fresh password' } });
}

describe('ten wrong logins from new browsers', () => {
  it('do not lock the owner out of a browser in which they were signed in before', async () => {
    await ana.ok('logout');
    expect(await attack(11)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect(await logIn(ana, RIGHT)).toBe(200);
  });

  it('require a puzzle in a new browser, after which the right password is accepted', async () => {
    await attack();
    const browser = api.browser();
    expect(await logIn(browser, RIGHT)).toBe(429);
    const { puzzle, solution } = await solve(browser);
    expect(await logIn(browser, RIGHT, { puzzle, solution })).toBe(200);
  });

  it('at many accounts from the owner’s own network leave a new browser there a puzzle, and then a code by mail', async () => {
    const members = Array.from({ length: 20 }, (_, index) => `stranger${index}`);
    for (const username of members)
      for (let count = 0; count < 5; count += 1)
        await api.anonymous.call('login', { body: { username, password: 'a wrong guess' } });
    const browser = api.browser();
    expect(await logIn(browser, RIGHT)).toBe(429);
    const { bits, puzzle, solution } = await solve(browser);
    // About 65,000 hashes: a browser computes them in about a second.
    expect(bits).toBe(16);
    expect(await logIn(browser, RIGHT, { puzzle, solution })).toBe(200);
    await ana.ok('logout');
    for (const username of members.slice(0, 10)) {
      const guess = { username, password: 'a wrong guess', ...(await solve(api.anonymous, username)) };
      expect((await api.anonymous.call('login', { body: guess })).status).toBe(401);
    }
    // The network's puzzles are used up too: known browsers do not count there, and a code by mail makes one.
    const another = api.browser();
    expect(await logIn(another, RIGHT, await solve(another))).toBe(429);
    expect(await logIn(ana, RIGHT)).toBe(200);
    await recover(another);
    expect(await logIn(another, 'a fresh password')).toBe(200);
  });

  it('let the owner in with a code by mail and without script, while puzzles are used up too', async () => {
    await attack();
    for (let count = 0; count < 9; count += 1)
      expect(await logIn(api.anonymous, 'a wrong guess', await solve(api.anonymous))).toBe(401);
    const browser = api.browser();
    expect(await logIn(browser, RIGHT, await solve(browser))).toBe(429);
    await recover(browser);
    expect(await logIn(browser, 'a fresh password')).toBe(200);
  });

  it('do not prevent a signed-in member from confirming the password', async () => {
    await attack();
    const change = { password: 'another fresh one', currentPassword: ana.password };
    expect((await ana.call('setNewPassword', { params: { userId: ana.id }, body: change })).status).toBe(200);
  });

  it('are delayed after the third, each longer than the one before, up to two seconds', async () => {
    await attack();
    expect(delays).toEqual([250, 500, 1_000, 2_000, 2_000, 2_000, 2_000]);
  });
});

describe('a known device', () => {
  it('has its own limit of failures', async () => {
    await ana.ok('logout');
    for (let count = 0; count < 10; count += 1) expect(await logIn(ana, 'a wrong guess')).toBe(401);
    expect(await logIn(ana, RIGHT)).toBe(429);
    // Another browser of the owner is not affected.
    expect(await logIn(api.browser(), RIGHT)).toBe(200);
  });

  it('is one for the accounts that were signed in there, and not for others', async () => {
    const bia = await api.member();
    await attack();
    const more = { body: { username: ana.username, password: ana.password } };
    expect((await bia.errorOf('login', more)).status).toBe(429);
    const { puzzle, solution } = await solve(bia);
    expect(await logIn(bia, RIGHT, { puzzle, solution })).toBe(200);
    expect(await logIn(bia, RIGHT)).toBe(200);
    expect((await bia.call('login', { body: { username: bia.username, password: bia.password } })).status).toBe(200);
  });

  it('is not one with a changed, invented or expired cookie, and no longer after a new password', async () => {
    const name = 'cred_device';
    const cookie = String(ana.cookies.get(name));
    await attack();
    const withCookie = async (value: string): Promise<number> => {
      const browser = api.browser();
      browser.cookies.set(name, value);
      return await logIn(browser, 'a wrong guess');
    };
    expect(await withCookie(cookie)).toBe(401);
    for (const value of [
      `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'Q' : 'A'}`,
      cookie.replace(/^[0-9a-f]{8}/, '00000000'),
      '~~~~~',
      'x'.repeat(3_000),
    ])
      expect(await withCookie(value)).toBe(429);
    const { headers } = await ana.call('setNewPassword', {
      params: { userId: ana.id },
      body: { password: 'another fresh one' },
    });
    expect(String(headers['set-cookie'])).toContain(name);
    expect(await withCookie(cookie)).toBe(429);
    expect(await withCookie(String(ana.cookies.get(name)))).toBe(401);
    api.clock.advance(366 * 24 * 60 * 60_000);
    await attack();
    expect(await withCookie(String(ana.cookies.get(name)))).toBe(429);
  });

  it('has a cookie for a year that scripts cannot read', async () => {
    const browser = api.browser();
    const { headers } = await browser.call('login', { body: body(RIGHT) });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^cred_session=/),
      expect.stringMatching(
        /^cred_device=[0-9a-f]{32}\.[\w-]{16}\.0\.\w+\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });
});

describe('GET /auth/login-puzzle', () => {
  it('creates puzzles that are accepted once, for one username and five minutes', async () => {
    await attack();
    const bia = await api.member();
    const { puzzle, solution } = await solve(api.anonymous);
    const guess = (more: object) => logIn(api.browser(), 'a wrong guess', more);
    expect(await guess({ puzzle, solution: 'x' })).toBe(429);
    expect(await guess({ puzzle: puzzle.replace(/^\d\d/, '01'), solution })).toBe(429);
    expect(await guess(await solve(api.anonymous, bia.username))).toBe(429);
    expect(await guess({ puzzle, solution })).toBe(401);
    expect(await guess({ puzzle, solution })).toBe(429);
    const late = await solve(api.anonymous);
    api.clock.advance(5 * 60_000);
    await attack();
    expect(await guess(late)).toBe(429);
  });

  it('creates puzzles for the network of the request, and a refusal contains a new one', async () => {
    await attack();
    const solution = await solve(api.anonymous);
    const from = async (remoteAddress: string, more: object) => {
      const payload = body('a wrong guess', more);
      const response = await api.browser().inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress });
      return { status: response.statusCode, ...response.json<ErrorEnvelope>() };
    };
    const refused = await from('203.0.113.9', { puzzle: solution.puzzle, solution: solution.solution });
    expect([refused.status, refused.code, refused.puzzle?.bits]).toEqual([429, 'too_many_requests', 16]);
    expect((await from('203.0.113.9', solvePuzzle(refused.puzzle ?? { puzzle: '', bits: 0 }))).status).toBe(401);
    expect(await logIn(api.browser(), RIGHT, { puzzle: solution.puzzle, solution: solution.solution })).toBe(200);
  });

  it('creates harder ones after more failures, and is the same for unknown usernames', async () => {
    await attack();
    const first = await solve(api.anonymous);
    for (let count = 0; count < 8; count += 1) await logIn(api.anonymous, 'a wrong guess', await solve(api.anonymous));
    expect([first.bits, (await solve(api.anonymous)).bits]).toEqual([16, 17]);
    expect(await api.anonymous.ok('getLoginPuzzle', { query: { username: 'unknown' } })).toMatchObject({ bits: 16 });
  });
});

const emailOf = async (member: TestMember): Promise<string> => (await member.ok('getMe')).email;

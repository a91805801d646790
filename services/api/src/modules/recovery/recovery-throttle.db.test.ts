import type { ErrorEnvelope } from '@cred/contract';
import type * as argon2 from '@node-rs/argon2';
import { hash, verify } from '@node-rs/argon2';
import { buckets } from '../../core/rate-limits';
import { solvePuzzle } from '../../testing/solve-puzzle';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { TestClient } from '../../testing/test-client';
import { codeIn, deliveredMails } from '../../testing/test-mail';
import { CODE_TRIES } from './recovery-secrets';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

let api: TestApi;
let ana: TestMember;
const email = 'ana@cred.example';
const HALF_HOUR_MS = 30 * 60_000;

beforeAll(async () => {
  const { recovery, recoveryWithPuzzle, recoveryCode } = buckets;
  api = await startTestApi({ rates: { recovery, recoveryWithPuzzle, recoveryCode } });
  ana = await api.member({ username: 'ana', email });
});
beforeEach(async () => {
  api.clock.advance(HALF_HOUR_MS);
  await deliveredMails(api);
});
afterAll(() => api.close());

const request = (client: TestClient, more: object = {}, address = email) =>
  client.call('forgotPassword', { body: { email: address, ...more } });
/** Five requests from new browsers of the same network, which use up its limit. */
async function attack(): Promise<void> {
  for (let count = 0; count < 5; count += 1)
    expect((await request(api.browser(), {}, `unknown${count}@cred.example`)).status).toBe(200);
  expect(await request(api.browser())).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
}
const solved = async (client: TestClient) => solvePuzzle(await client.ok('getRecoveryPuzzle'));

describe('requests for codes from one network', () => {
  it('are five in half an hour without a puzzle, and then return the waiting time', async () => {
    await attack();
    const error = await api.browser().errorOf('forgotPassword', { body: { email } });
    expect(error.retryAfter).toBeGreaterThan(1_700);
    expect(error.retryAfter).toBeLessThanOrEqual(1_800);
    api.clock.advance(HALF_HOUR_MS);
    expect((await request(api.browser())).status).toBe(200);
  });

  it('do not prevent the owner in the same network from getting a code: in a new browser a puzzle is enough', async () => {
    await attack();
    const browser = api.browser();
    const { status, body } = await request(browser, await solved(browser));
    expect(status).toBe(200);
    const [mail] = await deliveredMails(api);
    const { user: userId } = body as { user: string };
    expect((await browser.call('checkRecoveryCode', { body: { userId, code: codeIn(mail) } })).status).toBe(200);
  });

  it('need harder puzzles after more of them, and are never refused with a right one', async () => {
    await attack();
    const first = await api.anonymous.ok('getRecoveryPuzzle');
    for (let count = 0; count < 8; count += 1)
      expect((await request(api.browser(), await solved(api.anonymous), `more${count}@cred.example`)).status).toBe(200);
    expect([first.bits, (await api.anonymous.ok('getRecoveryPuzzle')).bits]).toEqual([16, 17]);
  });

  it('need a right solution, once, and not one of a login', async () => {
    await attack();
    const solution = await solved(api.anonymous);
    expect((await request(api.anonymous, { ...solution, solution: 'x' })).status).toBe(429);
    expect((await request(api.anonymous, solution)).status).toBe(200);
    expect((await request(api.anonymous, solution)).status).toBe(429);
    const other = solvePuzzle(await api.anonymous.ok('getLoginPuzzle', { query: { username: 'ana' } }));
    expect((await request(api.anonymous, other)).status).toBe(429);
  });

  it('need a puzzle of the request’s network: a solution from another one is answered with a new puzzle', async () => {
    await attack();
    const solution = await solved(api.anonymous);
    const from = async (remoteAddress: string, more: object) => {
      const response = await api.browser().inject({
        method: 'POST',
        url: '/api/user/forgot-password',
        payload: { email, ...more },
        remoteAddress,
      });
      return { status: response.statusCode, body: response.json<ErrorEnvelope>() };
    };
    for (const address of ['203.0.113.9', '2001:db8:1::5']) {
      const { status, body } = await from(address, solution);
      expect([status, body.message]).toEqual([
        429,
        'This took too long, or your network has changed. Please try again',
      ]);
      const own = body.puzzle ?? { puzzle: '', bits: 0 };
      expect((await from(address.replace(/5$/, '6'), solvePuzzle(own))).status).toBe(200);
    }
    expect((await request(api.browser(), solution)).status).toBe(200);
  });

  it('need a puzzle that no other process has accepted', async () => {
    await attack();
    const solution = await solved(api.anonymous);
    expect((await request(api.browser(), solution)).status).toBe(200);
    const other = new TestClient(await api.another(), api.settings.PUBLIC_URL);
    expect((await request(other, solution)).status).toBe(429);
    expect((await request(other, await solved(other))).status).toBe(200);
  });
});

describe('a browser in which the owner was signed in before', () => {
  it('has its own limit, which other browsers of the network do not use up', async () => {
    await attack();
    for (let count = 0; count < 5; count += 1) expect((await request(ana)).status).toBe(200);
    expect((await request(ana)).status).toBe(429);
    expect((await request(ana, await solved(ana))).status).toBe(200);
  });

  it('counts for the member, so that further browsers of an attacker’s account add nothing', async () => {
    const eva = await api.member();
    for (let count = 0; count < 5; count += 1) expect((await request(eva)).status).toBe(200);
    const again = api.browser();
    await again.ok('login', { body: { username: eva.username, password: eva.password } });
    expect((await request(again)).status).toBe(429);
  });
});

describe('the steps with a code', () => {
  it('are counted for their recovery: invented handles of the same network do not use up the limit', async () => {
    const { body } = await request(ana);
    const [mail] = await deliveredMails(api);
    const guess = () => api.browser().call('checkRecoveryCode', { body: { userId: 'invented', code: 'ABCDEFGH' } });
    for (let count = 0; count < 30; count += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
    const { user: userId } = body as { user: string };
    expect((await ana.call('checkRecoveryCode', { body: { userId, code: codeIn(mail) } })).status).toBe(200);
    const password = 'a fresh password';
    expect((await ana.call('recoverPassword', { params: { userId }, body: { password } })).status).toBe(200);
  });

  it('are at most 30 of one recovery in half an hour, of which 5 compute a password hash, with and without an account', async () => {
    for (const address of [email, 'unknown@cred.example']) {
      const { body } = await request(api.anonymous, {}, address);
      await deliveredMails(api);
      const { user: userId } = body as { user: string };
      const guess = () => api.browser().call('checkRecoveryCode', { body: { userId, code: 'ABCDEFGH' } });
      jest.mocked(verify).mockClear();
      for (let count = 0; count < 30; count += 1) expect((await guess()).status).toBe(400);
      expect((await guess()).status).toBe(429);
      expect(jest.mocked(verify)).toHaveBeenCalledTimes(CODE_TRIES);
    }
  });

  it('compute no password hash with an invented handle', async () => {
    jest.mocked(verify).mockClear();
    const { status } = await api.anonymous.call('checkRecoveryCode', { body: { userId: 'another', code: 'ABCDEFGH' } });
    expect([status, jest.mocked(verify).mock.calls]).toEqual([400, []]);
  });

  it('compute a hash for 5 new passwords at most, also when they are sent at the same time', async () => {
    const { body } = await request(ana);
    const [mail] = await deliveredMails(api);
    const { user: userId } = body as { user: string };
    await ana.ok('checkRecoveryCode', { body: { userId, code: codeIn(mail) } });
    jest.mocked(hash).mockClear();
    const set = () => ana.call('recoverPassword', { params: { userId }, body: { password: 'a fresh password' } });
    const statuses = (await Promise.all(Array.from({ length: 12 }, set))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(jest.mocked(hash).mock.calls.length).toBeLessThanOrEqual(CODE_TRIES);
  });
});

import { PAGE_CLIENT_HEADER, PAGE_SERVER_PURPOSE } from '@cred/deployment/page-client';
import { internalToken } from '@cred/service-kit';
import { startTestApi, type TestApi } from '../testing/test-api';
import type { TestClient } from '../testing/test-client';
import { buckets } from './rate-limits';

let api: TestApi;
const { recovery, signUp, failedLogin, refused } = buckets;
beforeEach(async () => {
  api = await startTestApi({ rates: { recovery, signUp, failedLogin, refused } });
});
afterEach(() => api.close());

const FOREIGN = 'https://evil.example';
const forgot = { url: '/api/user/forgot-password', payload: { email: 'ana@cred.example' } };
const post = async (
  { url, payload }: { readonly url: string; readonly payload: object },
  remoteAddress: string,
  origin = api.settings.PUBLIC_URL,
): Promise<number> =>
  (await api.anonymous.inject({ method: 'POST', url, payload, remoteAddress, headers: { origin } })).statusCode;

/** The statuses of one request from each address, in order. */
async function statusesFrom(addresses: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) statuses.push(await post(forgot, address));
  return statuses;
}

describe('limits by address', () => {
  it('do not count requests of other websites, which have a separate small limit', async () => {
    const statuses: number[] = [];
    for (let each = 0; each < 70; each += 1) statuses.push(await post(forgot, '192.0.2.1', FOREIGN));
    expect(statuses.filter((status) => status === 403)).toHaveLength(refused.address.max);
    expect(statuses.filter((status) => status === 429)).toHaveLength(70 - refused.address.max);
    expect(await post(forgot, '192.0.2.1')).toBe(200);
    const account = { fullName: 'Ana', username: 'ana', email: 'ana@cred.example', password: 'cred-secret-1' };
    const signUpCall = { url: '/api/user', payload: { ...account, specialty: 'Medicine' } };
    for (let each = 0; each < 70; each += 1) await post(signUpCall, '192.0.2.2', FOREIGN);
    expect(await post(signUpCall, '192.0.2.2')).toBe(201);
  });

  it('do not count reads that other websites cause', async () => {
    const one = { account: { max: 1, seconds: 60 }, address: { max: 1, seconds: 60 } };
    const narrow = await startTestApi({ rates: { read: one, refused } });
    const read = async (headers: Record<string, string>): Promise<number> =>
      (await narrow.anonymous.inject({ url: '/api/user/unknown', headers })).statusCode;
    for (let each = 0; each < 10; each += 1)
      expect(await read({ origin: FOREIGN, 'sec-fetch-site': 'cross-site' })).toBe(401);
    expect(await read({})).toBe(401);
    expect(await read({})).toBe(429);
    await narrow.close();
  });

  it('count reads of the page server for the member whose page it makes, and for no other client', async () => {
    const narrow = await startTestApi({
      rates: { read: { account: { max: 100, seconds: 60 }, address: { max: 1, seconds: 60 } } },
    });
    const token = internalToken(narrow.settings.INTERNAL_SECRET ?? '', PAGE_SERVER_PURPOSE);
    const read = async (client: string, authorization = `Bearer ${token}`): Promise<number> =>
      (
        await narrow.anonymous.inject({
          url: '/api/user/unknown',
          headers: { [PAGE_CLIENT_HEADER]: client, authorization },
        })
      ).statusCode;
    expect([await read('192.0.2.1'), await read('192.0.2.2'), await read('192.0.2.1')]).toEqual([401, 401, 429]);
    // Without the token, or with a name that is no address, the request counts for the address that it comes from.
    expect([await read('192.0.2.3', 'Bearer other'), await read('192.0.2.4', 'Bearer other')]).toEqual([401, 429]);
    expect(await read('not an address')).toBe(429);
    await narrow.close();
  });

  it('count calls that the page server forwards for the member’s address, which no other client can name', async () => {
    const token = internalToken(api.settings.INTERNAL_SECRET ?? '', PAGE_SERVER_PURPOSE);
    const forwarded = async (client: string, authorization = `Bearer ${token}`): Promise<number> => {
      const headers = { origin: api.settings.PUBLIC_URL, [PAGE_CLIENT_HEADER]: client, authorization };
      return (await api.anonymous.inject({ method: 'POST', ...forgot, remoteAddress: '192.0.2.99', headers }))
        .statusCode;
    };
    for (let each = 0; each < recovery.address.max; each += 1) expect(await forwarded('192.0.2.1')).toBe(200);
    expect([await forwarded('192.0.2.1'), await forwarded('192.0.2.2')]).toEqual([429, 200]);
    // Without the token a request counts for the address that it comes from.
    expect(await forwarded('192.0.2.1', 'Bearer forged')).toBe(200);
    expect(await statusesFrom(['192.0.2.1'])).toEqual([429]);
  });

  it('count unknown clients and the browsers of members separately, those of one account up to its limit', async () => {
    const read = { account: { max: 2, seconds: 60 }, address: { max: 4, seconds: 60 } };
    const narrow = await startTestApi({ rates: { read } });
    const [ana, bia] = [await narrow.member(), await narrow.member()];
    const statusFor = async (client: TestClient): Promise<number> => (await client.call('getMe')).status;
    const statuses = async (client: TestClient, count: number): Promise<number[]> => {
      const all: number[] = [];
      for (let each = 0; each < count; each += 1) all.push(await statusFor(client));
      return all;
    };
    expect(await statuses(narrow.anonymous, 5)).toEqual([401, 401, 401, 401, 429]);
    // An account of this week counts with unknown clients: everyone can have as many as they like.
    expect(await statusFor(ana)).toBe(429);
    narrow.clock.advance(8 * 24 * 3_600_000);
    for (const member of [ana, bia])
      await member.ok('login', { body: { username: member.username, password: member.password } });
    expect(await statuses(narrow.anonymous, 5)).toEqual([401, 401, 401, 401, 429]);
    expect(await statuses(ana, 2)).toEqual([200, 200]);
    // The cookie of the browser without a session counts there too, for its account only.
    ana.cookies.delete('cred_session');
    expect(await statuses(ana, 2)).toEqual([429, 429]);
    expect(await statuses(bia, 2)).toEqual([200, 200]);
    const forged = narrow.browser();
    forged.cookies.set('cred_device', String(bia.cookies.get('cred_device')).replace(/^[0-9a-f]{8}/, '00000000'));
    expect(await statusFor(forged)).toBe(429);
    await narrow.close();
  });

  it('count a /64 of IPv6 as one address, and a /48 with four times the limit', async () => {
    const hosts = Array.from({ length: 7 }, (_, index) => `2001:db8:1:2::${index + 1}`);
    expect(await statusesFrom(hosts)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const sites = Array.from({ length: 20 }, (_, index) => `2001:db8:1:${(index + 1).toString(16)}00::1`);
    expect((await statusesFrom(sites)).filter((status) => status === 200)).toHaveLength(15);
    expect(await statusesFrom(['2001:db8:2::1'])).toEqual([200]);
  });

  it('count an IPv4 address alone, in both of its notations', async () => {
    const both = ['192.0.2.9', '::ffff:192.0.2.9', '192.0.2.9', '::ffff:c000:209', '192.0.2.9', '::ffff:192.0.2.9'];
    expect(await statusesFrom(both)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statusesFrom(['192.0.2.10'])).toEqual([200]);
  });

  it('count failed logins of a /64 together', async () => {
    const login = { url: '/api/auth/login', payload: { username: 'unknown', password: 'wrong1' } };
    const statuses: number[] = [];
    for (let index = 0; index < failedLogin.address.max + 2; index += 1) {
      const payload = { ...login.payload, username: `unknown${index}` };
      statuses.push(await post({ ...login, payload }, `2001:db8:1:2::${(index + 1).toString(16)}`));
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

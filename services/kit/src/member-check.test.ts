import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MemberCheck } from './member-check';
import { fakeApi } from './testing/fake-api';

const good = 'theme=dark; cred_session=a-good-one; other=x';

describe('MemberCheck', () => {
  it('sends the session cookie to the API and no other cookie', async () => {
    const api = fakeApi();
    const members = new MemberCheck({ apiUrl: 'http://api.test', fetch: api.fetch });
    expect(await members.memberOf(good, { recent: false })).toBe('member');
    expect(api.cookies).toEqual(['cred_session=a-good-one']);
  });

  it.each(['__Host-cred_session', '__Secure-cred_session'])('accepts the cookie name %s', async (name) => {
    const api = fakeApi();
    await expect(
      new MemberCheck({ apiUrl: 'http://api.test', fetch: api.fetch }).memberOf(`${name}=abc`, { recent: false }),
    ).rejects.toMatchObject({ statusCode: 401 });
    expect(api.cookies).toEqual([`${name}=abc`]);
  });

  it.each([
    undefined,
    '',
    'a=b',
    'cred_session=',
    'xcred_session=a',
    'cred_session=a b',
    'cred_session="a"',
    'cred_session=a\r\nx: y',
    'cred_session=é',
    `cred_session=${'a'.repeat(201)}`,
  ])('sends no request for %j', async (cookies) => {
    const api = fakeApi();
    await expect(
      new MemberCheck({ apiUrl: 'http://api.test', fetch: api.fetch }).memberOf(cookies, { recent: true }),
    ).rejects.toMatchObject({ statusCode: 401 });
    expect(api.requests).toBe(0);
  });

  it('caches for a minute where the caller allows it, and requests each time otherwise', async () => {
    let time = 0;
    const api = fakeApi();
    const members = new MemberCheck({ apiUrl: 'http://api.test', fetch: api.fetch, now: () => time });
    await members.memberOf(good, { recent: false });
    await members.memberOf(good, { recent: false });
    expect(api.requests).toBe(2);
    time += 59_999;
    await members.memberOf(good, { recent: true });
    expect(api.requests).toBe(2);
    time += 1;
    await members.memberOf(good, { recent: true });
    expect(api.requests).toBe(3);
    api.status = 401;
    await expect(members.memberOf(good, { recent: false })).rejects.toMatchObject({ statusCode: 401 });
    await expect(members.memberOf(good, { recent: true })).rejects.toMatchObject({ statusCode: 401 });
  });

  it('shares one request between concurrent calls', async () => {
    const api = fakeApi();
    const members = new MemberCheck({ apiUrl: 'http://api.test', fetch: api.fetch });
    await Promise.all(Array.from({ length: 20 }, (_, each) => members.memberOf(good, { recent: each % 2 === 0 })));
    expect(api.requests).toBe(1);
  });

  it.each([-1, 429, 500, 502, 503, 302])(
    'returns 503 when the API returns %d, and does not cache it',
    async (status) => {
      const api = fakeApi();
      const onFailure = jest.fn();
      const members = new MemberCheck({ apiUrl: 'http://api.test', fetch: api.fetch, onFailure });
      api.status = status;
      await expect(members.memberOf(good, { recent: true })).rejects.toMatchObject({ statusCode: 503 });
      expect(onFailure).toHaveBeenCalledTimes(1);
      api.status = 0;
      expect(await members.memberOf(good, { recent: true })).toBe('member');
    },
  );

  it.each(['', '[]', '{}', '{"id":""}', '{"id":7}', '<html>'])(
    'returns 503 when the API’s 200 has the body %j',
    async (body) => {
      const members = new MemberCheck({
        apiUrl: 'http://api.test',
        fetch: (async () => new Response(body)) as typeof fetch,
      });
      await expect(members.memberOf(good, { recent: true })).rejects.toMatchObject({ statusCode: 503 });
    },
  );

  it('calls an API over HTTP and follows no redirect', async () => {
    const requests: unknown[] = [];
    const server = createServer((request, response) => {
      requests.push([request.method, request.url, request.headers.cookie]);
      if (request.headers.cookie === 'cred_session=moved') response.writeHead(302, { location: '/elsewhere' }).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"7"}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const members = new MemberCheck({ apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    expect(await members.memberOf(good, { recent: false })).toBe('7');
    await expect(members.memberOf('cred_session=moved', { recent: false })).rejects.toMatchObject({ statusCode: 503 });
    expect(requests).toEqual([
      ['GET', '/api/auth/me', 'cred_session=a-good-one'],
      ['GET', '/api/auth/me', 'cred_session=moved'],
    ]);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await expect(members.memberOf('cred_session=gone', { recent: false })).rejects.toMatchObject({ statusCode: 503 });
  });
});

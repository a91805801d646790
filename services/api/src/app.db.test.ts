import { type CallDefinition, type CallName, calls } from '@cred/contract';
import { startTestApi, type TestApi, type TestMember } from './testing/test-api';
import { reviewer } from './testing/test-certificates';
import { createTestDatabase } from './testing/test-database';
import { createApp } from './app';

let api: TestApi;
/** A reviewer, so that no call is rejected because of her role. */
let ana: TestMember;

beforeAll(async () => {
  api = await startTestApi();
  ana = await reviewer(api, { username: 'ana', email: 'ana@cred.example' });
});
afterAll(() => api.close());

const apiCalls = (Object.entries(calls) as [CallName, CallDefinition][]).filter(([, call]) => call.host === 'api');
const anyId = '00000000-0000-7000-8000-000000000000';
const ids = { id: anyId, userId: anyId, chatId: anyId, messageId: anyId, username: 'ana', term: 'ana' };
const body = (call: CallDefinition) => (call.body || call.files ? { body: {} } : {});

describe('every call of the API', () => {
  it.each(apiCalls.filter(([, call]) => call.access !== 'public'))(
    '%s returns 401 without a session',
    async (name, call) => {
      expect(await api.anonymous.errorOf(name, { params: ids, ...body(call) })).toMatchObject({
        status: 401,
        code: 'unauthenticated',
      });
    },
  );

  it.each(apiCalls.filter(([, call]) => call.access === 'reviewer'))(
    '%s returns 403 to a member, for any body',
    async (name, call) => {
      const member = await api.member();
      expect(await member.errorOf(name, { params: ids, ...body(call) })).toMatchObject({
        status: 403,
        code: 'forbidden',
      });
    },
  );

  it.each(apiCalls.filter(([, call]) => call.method !== 'GET'))(
    '%s rejects a foreign origin and a missing one',
    async (name, call) => {
      for (const origin of ['https://evil.example', 'null', undefined]) {
        const error = await ana.errorOf(name, { params: ids, ...body(call), headers: { origin } });
        expect(error).toMatchObject({ status: 403, code: 'origin_not_allowed' });
      }
    },
  );

  it.each(apiCalls.filter(([, call]) => call.body ?? call.files))('%s rejects a body of another type', async (name) => {
    const error = await ana.errorOf(name, { params: ids, body: {}, headers: { 'content-type': 'text/plain' } });
    expect(error).toMatchObject({ status: 415, code: 'unsupported_media_type' });
  });

  it.each(apiCalls.filter(([, call]) => call.body && !call.files))(
    '%s rejects a body that is too large',
    async (name) => {
      expect(await ana.errorOf(name, { params: ids, body: { text: 'x'.repeat(110 * 1024) } })).toMatchObject({
        status: 413,
        code: 'payload_too_large',
      });
    },
  );
});

describe('the envelope', () => {
  it('hides the cause of a 500, which is in the log with the request id', async () => {
    const broken = await startTestApi();
    const member = await broken.member();
    await broken.db.schema.dropTable('notifications').execute();
    const error = await member.errorOf('getNotifications');
    expect(error).toMatchObject({ status: 500, code: 'internal', message: 'Something went wrong on our side' });
    expect(broken.logs.find((line) => line.includes('42P01'))).toContain(String(error.headers['x-request-id']));
    await broken.close();
  });

  it('is sent for an unknown path, with the CORS headers that let the page read it', async () => {
    const response = await ana.inject({ method: 'GET', url: '/api/nothing' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'Not found', error: 'Not found', code: 'not_found' });
    expect(response.headers['access-control-allow-origin']).toBe(api.settings.PUBLIC_URL);
  });
});

describe('headers', () => {
  it('allow only the page’s origin to read responses, with credentials', async () => {
    const { headers } = await ana.call('getMe');
    expect(headers).toMatchObject({
      'access-control-allow-origin': api.settings.PUBLIC_URL,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Link, Retry-After, x-request-id',
      'cross-origin-resource-policy': 'same-site',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const foreign = await ana.call('getMe', { headers: { origin: 'https://evil.example' } });
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('allow a preflight request', async () => {
    const response = await api.anonymous.inject({
      method: 'OPTIONS',
      url: '/api/user/unfollow',
      headers: { 'access-control-request-method': 'DELETE', 'access-control-request-headers': 'content-type' },
    });
    expect(response.statusCode).toBe(204);
    expect(response.headers['access-control-allow-methods']).toContain('DELETE');
  });

  it('name the session cookie by scheme and domain, and have HSTS of one year under https', async () => {
    for (const [settings, cookie] of [
      [
        { API_PUBLIC_URL: 'https://api.cred.example' },
        /^__Host-cred_session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ],
      [
        { API_PUBLIC_URL: 'https://api.cred.example', COOKIE_DOMAIN: 'cred.example' },
        /^__Secure-cred_session=[^;]+; Max-Age=\d+; Domain=cred.example; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ],
    ] as const) {
      const other = await startTestApi({ settings });
      await other.member({ username: 'bia' });
      const response = await other.browser().call('login', { body: { username: 'bia', password: 'cred-secret-1' } });
      expect([response.headers['set-cookie']].flat()[0]).toMatch(cookie);
      expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      await other.close();
    }
  });
});

describe('rates', () => {
  it('are counted per account and per address, in separate buckets', async () => {
    const narrow = { account: { max: 2, seconds: 60 }, address: { max: 5, seconds: 60 } };
    const limited = await startTestApi({ rates: { read: narrow } });
    const bia = await limited.member();
    const caio = await limited.member();
    await bia.ok('getMe');
    await bia.ok('getMe');
    expect(await bia.errorOf('getMe')).toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 60 });
    await bia.ok('logout');
    await caio.ok('getMe');
    expect((await limited.anonymous.errorOf('getMe')).status).toBe(401);
    expect((await limited.anonymous.errorOf('getMe')).status).toBe(429);
    limited.clock.advance(60_000);
    await caio.ok('getMe');
    await limited.close();
  });
});

describe('under pressure', () => {
  it('returns 503 with the envelope, and stays live', async () => {
    const busy = await startTestApi({ pressure: { isHealthy: async () => false } });
    expect(await busy.anonymous.errorOf('getMe')).toMatchObject({ status: 503, code: 'overloaded', retryAfter: 5 });
    expect((await busy.anonymous.inject({ method: 'GET', url: '/health/live' })).statusCode).toBe(200);
    // A browser without a script cannot read the envelope.
    const form = await busy.anonymous.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: 'username=ana&password=cred-secret-1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([form.statusCode, form.headers.location]).toEqual([
      303,
      `${api.settings.PUBLIC_URL}/auth/login?failed=other`,
    ]);
    await busy.close();
  });
});

describe('the log', () => {
  it('contains no mail address, password, cookie or message', async () => {
    const bia = await api.member({ email: 'bia@private.example', password: 'very secret' });
    await ana.errorOf('signUp', {
      body: {
        fullName: 'B',
        username: 'bia2',
        email: 'bia@private.example',
        password: 'very secret',
        specialty: 'Nursing',
      },
    });
    const chat = await ana.ok('openChat', { body: { otherUserId: bia.id } });
    await ana.ok('sendMessage', { body: { chatId: chat.id, text: 'between us' } });
    await ana.ok('searchUsers', { params: { term: 'bia@private.example' } });
    const log = api.logs.join('');
    expect(log).toContain('/api/user/search-users/:term');
    expect(log).not.toMatch(/private\.example|very secret|between us|cred_session/);
  });
});

describe('readiness', () => {
  it('requires a migrated database', async () => {
    expect((await api.anonymous.inject({ method: 'GET', url: '/health/ready' })).json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', migrations: 'ok' },
    });
    const empty = await createTestDatabase({ migrated: false });
    const app = await createApp({
      settings: api.settings,
      db: empty.db,
      pressure: {},
      log: { write: () => undefined },
    });
    const response = await app.inject('/health/ready');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ status: 'not ready', checks: { database: 'ok', migrations: 'failed' } });
    await app.close();
    await empty.drop();
  });
});

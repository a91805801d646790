import { randomBytes } from 'node:crypto';
import { newId } from '../../core/ids';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { ABSOLUTE_MS, IDLE_MS } from './sessions.service';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [ana, bia] = [await api.member(), await api.member()];
});
afterAll(() => api.close());

async function anotherBrowserOf(member: TestMember) {
  const browser = api.browser();
  await browser.ok('login', {
    body: { username: member.username, password: member.password },
    headers: { 'user-agent': firefox },
  });
  return browser;
}

describe('GET /auth/sessions', () => {
  it('lists the member’s active sessions, most recently used first, with a short description of the device', async () => {
    await api
      .browser()
      .ok('login', { body: { username: ana.username, password: ana.password }, headers: { 'user-agent': undefined } });
    api.clock.advance(IDLE_MS / 2);
    await ana.ok('getMe');
    api.clock.advance(IDLE_MS / 2);
    const other = await anotherBrowserOf(ana);
    const sessions = await other.ok('getSessions');
    expect(sessions).toMatchObject([{ current: true, device: 'Firefox on Linux' }, { current: false }]);
    expect(String(sessions[0]?.lastUsedAt) > String(sessions[1]?.lastUsedAt)).toBe(true);
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(['createdAt', 'current', 'device', 'id', 'lastUsedAt']);
    expect(await bia.errorOf('getSessions')).toMatchObject({ status: 401 });
  });

  it('lists at most 100: a further login ends the oldest', async () => {
    const at = api.clock.now();
    const rows = Array.from({ length: 99 }, () => ({
      id: newId(at),
      user_id: ana.id,
      token_hash: randomBytes(32),
      created_at: at,
      last_used_at: at,
      expires_at: new Date(at.getTime() + ABSOLUTE_MS),
    }));
    await api.db.insertInto('sessions').values(rows).execute();
    const other = await anotherBrowserOf(ana);
    expect(await other.ok('getSessions')).toHaveLength(100);
    expect((await ana.errorOf('getMe')).status).toBe(401);
  });

  it('returns 401 without a session', async () => {
    expect((await api.anonymous.errorOf('getSessions')).status).toBe(401);
  });
});

describe('DELETE /auth/sessions/{id}', () => {
  it('ends another browser’s session at once, and is idempotent', async () => {
    const other = await anotherBrowserOf(ana);
    const id = String((await ana.ok('getSessions')).find(({ current }) => !current)?.id);
    await ana.ok('endSession', { params: { id } });
    await ana.ok('endSession', { params: { id } });
    expect((await other.errorOf('getMe')).status).toBe(401);
    await ana.ok('getMe');
  });

  it('ends the current session and clears its cookie', async () => {
    const id = String((await ana.ok('getSessions'))[0]?.id);
    await ana.ok('endSession', { params: { id } });
    expect(ana.cookies.has('cred_session')).toBe(false);
  });

  it('does not end sessions of other members', async () => {
    const id = String((await bia.ok('getSessions'))[0]?.id);
    await ana.ok('endSession', { params: { id } });
    await bia.ok('getMe');
  });

  it('rejects an invalid id, a request from another origin and a visitor', async () => {
    const id = String((await ana.ok('getSessions'))[0]?.id);
    expect((await ana.errorOf('endSession', { params: { id: 'x' } })).status).toBe(400);
    expect(
      (await ana.errorOf('endSession', { params: { id }, headers: { origin: 'https://evil.example' } })).code,
    ).toBe('origin_not_allowed');
    expect((await api.anonymous.errorOf('endSession', { params: { id } })).status).toBe(401);
  });
});

describe('DELETE /auth/sessions', () => {
  it('ends all of the member’s sessions, including the current one, and none of other members', async () => {
    const other = await anotherBrowserOf(ana);
    const copy = api.browser();
    copy.cookies.set('cred_session', String(ana.cookies.get('cred_session')));
    await ana.ok('endAllSessions');
    expect(ana.cookies.has('cred_session')).toBe(false);
    for (const browser of [other, copy]) expect((await browser.errorOf('getMe')).status).toBe(401);
    await bia.ok('getMe');
    expect((await ana.errorOf('endAllSessions')).status).toBe(401);
  });
});

describe('session fixation', () => {
  it('ignores a token that an attacker set before the login', async () => {
    const planted = 'P'.repeat(43);
    const victim = api.browser();
    victim.cookies.set('cred_session', planted);
    await victim.ok('login', { body: { username: ana.username, password: ana.password } });
    expect(victim.cookies.get('cred_session')).not.toBe(planted);
    const attacker = api.browser();
    attacker.cookies.set('cred_session', planted);
    expect((await attacker.errorOf('getMe')).status).toBe(401);
  });

  it('does not turn the attacker’s active session into the victim’s', async () => {
    const token = String(bia.cookies.get('cred_session'));
    const victim = api.browser();
    victim.cookies.set('cred_session', token);
    await victim.ok('login', { body: { username: ana.username, password: ana.password } });
    expect(victim.cookies.get('cred_session')).not.toBe(token);
    expect((await bia.errorOf('getMe')).status).toBe(401);
  });

  it('accepts a token from the cookie only', async () => {
    const token = String(ana.cookies.get('cred_session'));
    const response = await api.anonymous.inject({
      method: 'GET',
      url: `/api/auth/me?cred_session=${token}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(401);
  });
});

describe('an expired session', () => {
  it('is not listed, and its token stays invalid', async () => {
    api.clock.advance(ABSOLUTE_MS);
    expect((await ana.errorOf('getMe')).status).toBe(401);
    const again = await anotherBrowserOf(ana);
    expect(await again.ok('getSessions')).toHaveLength(1);
    expect((await ana.errorOf('getSessions')).status).toBe(401);
  });
});

import { limits } from '@cred/contract';
import { totpCode } from '@cred/service-kit/testing/totp-code';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';

let api: TestApi;
let ana: TestMember;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ana = await api.member();
});
afterAll(() => api.close());

const code = (secret: string): string => totpCode(secret, api.clock.now());

/** Calls that give a session more rights than it had. */
const calls: Readonly<Record<string, (member: TestMember) => Promise<() => Promise<{ readonly status: number }>>>> = {
  'a confirmed password': async (member) => () =>
    member.call('confirmPassword', { body: { currentPassword: member.password } }),
  'the first code of an authenticator app': async (member) => {
    const { secret } = await member.ok('startTotp', { body: {} });
    return () => member.call('confirmTotp', { body: { code: code(secret) } });
  },
  'a code as the second factor': async (member) => {
    const { secret } = await member.ok('startTotp', { body: {} });
    await member.ok('confirmTotp', { body: { code: code(secret) } });
    api.clock.advance(2 * limits.totp.periodSeconds * 1_000);
    return () => member.call('confirmSecondFactor', { body: { code: code(secret) } });
  },
};

describe('a session that gets more rights', () => {
  it.each(Object.entries(calls))('has a new token after %s, and the earlier one stops working', async (_, prepare) => {
    const confirm = await prepare(ana);
    const copy = api.browser();
    copy.cookies.set('cred_session', String(ana.cookies.get('cred_session')));
    await copy.ok('getMe');
    const before = (await ana.ok('getSessions')).find(({ current }) => current)?.id;
    expect((await confirm()).status).toBe(200);
    expect((await copy.errorOf('getMe')).status).toBe(401);
    expect((await ana.ok('getSessions')).find(({ current }) => current)?.id).toBe(before);
  });

  it('keeps its token when the confirmation fails', async () => {
    const token = ana.cookies.get('cred_session');
    expect((await ana.errorOf('confirmPassword', { body: { currentPassword: 'a wrong guess' } })).status).toBe(400);
    expect(ana.cookies.get('cred_session')).toBe(token);
    await ana.ok('getMe');
  });

  it('gets one new token from two confirmations at once', async () => {
    const send = () => ana.call('confirmPassword', { body: { currentPassword: ana.password } });
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(statuses).toContain(200);
    await ana.ok('getMe');
  });
});

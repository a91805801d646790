import { startTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

interface Line {
  readonly operation?: string;
  readonly member?: string;
  readonly code?: string;
  readonly msg: string;
}
const lines = () =>
  api.logs
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg.startsWith('authentication '))
    .map(({ operation, member, code, msg }) => [operation, msg.slice('authentication '.length), member, code]);

describe('an authentication', () => {
  it('is logged with its outcome, the member and no secret', async () => {
    const ana = await api.member();
    api.logs.length = 0;
    const browser = api.browser();
    const typed = { username: 'typed-secret', password: 'a wrong guess' };
    await browser.call('login', { body: typed });
    await browser.call('login', { body: { username: ana.username, password: ana.password } });
    await browser.call('confirmPassword', { body: { currentPassword: 'a wrong guess' } });
    await browser.call('confirmPassword', { body: { currentPassword: ana.password } });
    await browser.call('checkRecoveryCode', { body: { userId: 'secret-handle', code: 'SECRETXX' } });
    await browser.call('logout');
    expect(lines()).toEqual([
      ['login', 'failed', undefined, 'invalid_credentials'],
      ['login', 'succeeded', ana.id, undefined],
      ['confirmPassword', 'failed', ana.id, 'validation_failed'],
      ['confirmPassword', 'succeeded', ana.id, undefined],
      ['checkRecoveryCode', 'failed', ana.id, 'validation_failed'],
      ['logout', 'succeeded', ana.id, undefined],
    ]);
    const text = api.logs.join('');
    for (const secret of [...Object.values(typed), ana.password, ana.username, 'secret-handle', 'SECRETXX'])
      expect(text).not.toContain(secret);
  });
});

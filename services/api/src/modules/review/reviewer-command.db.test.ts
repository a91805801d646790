import { totpCode } from '@cred/service-kit/testing/totp-code';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { confirmSessions } from '../../testing/test-certificates';
import { createTestDatabase } from '../../testing/test-database';
import { deliveredMails } from '../../testing/test-mail';
import { reviewerUsage, runReviewerCommand } from './reviewer-command';

let api: TestApi;
let ana: TestMember;

beforeEach(async () => {
  api = await startTestApi();
  ana = await api.member({ username: 'ana.souza', fullName: 'Ana Souza' });
});
afterEach(() => api.close());

const run = (line: string) => runReviewerCommand({ db: api.db, clock: api.clock.now }, line.split(' ').filter(Boolean));

const hint = '\nThe review page needs a passkey or an authenticator app: Settings > Passkeys and two-step sign-in.';

describe('reviewer', () => {
  it('grants and revokes the role, also for an open session, and records each change once', async () => {
    expect(await run('list')).toEqual({ done: true, text: 'There are no reviewers.' });
    expect(await run('grant ana.souza')).toEqual({
      done: true,
      text: `@ana.souza (Ana Souza) is a reviewer now.${hint}`,
    });
    expect(await run('grant @ANA.souza')).toEqual({
      done: true,
      text: `@ana.souza (Ana Souza) is a reviewer already.${hint}`,
    });
    expect(await run('list')).toEqual({ done: true, text: '@ana.souza (Ana Souza)' });
    expect((await ana.ok('getMe')).isReviewer).toBe(true);
    await confirmSessions(api, ana);
    expect(await ana.ok('getAuditLog')).toMatchObject([
      { action: 'reviewer.granted', actor: null, subject: '@ana.souza', detail: '' },
    ]);
    expect(await run('revoke ana.souza')).toEqual({
      done: true,
      text: '@ana.souza (Ana Souza) is no longer a reviewer.',
    });
    expect(await run('revoke ana.souza')).toEqual({ done: true, text: '@ana.souza (Ana Souza) is not a reviewer.' });
    expect((await ana.errorOf('getAuditLog')).status).toBe(403);
    expect(await api.db.selectFrom('audit_log').select('action').orderBy('id').execute()).toEqual([
      { action: 'reviewer.granted' },
      { action: 'reviewer.revoked' },
    ]);
  });

  it('removes the second factors of a member who lost them, and ends their sessions (AUTH-26)', async () => {
    const { secret } = await ana.ok('startTotp', { body: {} });
    await ana.ok('confirmTotp', { body: { code: totpCode(secret, api.clock.now()) } });
    expect(
      (await api.browser().errorOf('login', { body: { username: 'ana.souza', password: ana.password } })).code,
    ).toBe('second_factor_required');
    expect(await run('reset-second-factor ana.souza')).toEqual({
      done: true,
      text: '@ana.souza (Ana Souza) signs in with the password alone now; all sessions are ended.',
    });
    expect((await ana.errorOf('getMe')).status).toBe(401);
    await api.browser().ok('login', { body: { username: 'ana.souza', password: ana.password } });
    expect(await run('reset-second-factor ana.souza')).toEqual({
      done: true,
      text: '@ana.souza (Ana Souza) has neither a passkey nor an authenticator app.',
    });
    expect((await deliveredMails(api)).map(({ subject }) => subject)).toContain(
      'Your passkeys and two-step sign-in were removed',
    );
    expect(await api.db.selectFrom('audit_log').select('action').execute()).toEqual([
      { action: 'second_factor.reset' },
    ]);
  });

  it('is not granted by any request of a member', async () => {
    const account = {
      fullName: 'Eve',
      username: 'eve',
      email: 'eve@cred.example',
      password: 'cred-secret-1',
      specialty: 'Nursing',
      isReviewer: true,
    };
    expect((await api.browser().ok('signUp', { body: account })).isReviewer).toBe(false);
    await ana.call('updateUser', { params: { id: ana.id }, body: { isReviewer: true, is_reviewer: true, bio: 'Hi' } });
    expect((await ana.ok('getMe')).isReviewer).toBe(false);
  });

  it('shows the role to the reviewer only', async () => {
    await run('grant ana.souza');
    expect(await (await api.member()).ok('getUser', { params: { username: 'ana.souza' } })).not.toHaveProperty(
      'isReviewer',
    );
  });

  it('explains what is wrong with a command or a username', async () => {
    expect(await run('grant nobody')).toEqual({
      done: false,
      text: 'There is no member @nobody. Use the username, not the name or the mail address.',
    });
    for (const line of ['', 'grant', 'list ana.souza', 'crown ana.souza', 'grant ana.souza tom'])
      expect(await run(line)).toEqual({ done: false, text: reviewerUsage });
    expect(await run('list')).toMatchObject({ text: 'There are no reviewers.' });
  });

  it('fails on a database with pending migrations', async () => {
    const empty = await createTestDatabase({ migrated: false });
    const { done, text } = await runReviewerCommand({ db: empty.db, clock: api.clock.now }, ['list']);
    expect([done, text]).toEqual([false, expect.stringMatching(/migrations are not applied/)]);
    await empty.drop();
  });
});

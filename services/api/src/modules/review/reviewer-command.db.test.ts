import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { createTestDatabase } from '../../testing/test-database';
import { reviewerUsage, runReviewerCommand } from './reviewer-command';

let api: TestApi;
let ana: TestMember;

beforeEach(async () => {
  api = await startTestApi();
  ana = await api.member({ username: 'ana.souza', fullName: 'Ana Souza' });
});
afterEach(() => api.close());

const run = (line: string) => runReviewerCommand({ db: api.db, clock: api.clock.now }, line.split(' ').filter(Boolean));

describe('reviewer', () => {
  it('grants and revokes the role, also for an open session, and records each change once', async () => {
    expect(await run('list')).toEqual({ done: true, text: 'There are no reviewers.' });
    expect(await run('grant ana.souza')).toEqual({ done: true, text: '@ana.souza (Ana Souza) is a reviewer now.' });
    expect(await run('grant @ANA.souza')).toEqual({
      done: true,
      text: '@ana.souza (Ana Souza) is a reviewer already.',
    });
    expect(await run('list')).toEqual({ done: true, text: '@ana.souza (Ana Souza)' });
    expect((await ana.ok('getMe')).isReviewer).toBe(true);
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

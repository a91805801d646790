import { denialReasons } from '@cred/contract';
import { deny, licenceFields } from '../../testing/licences';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { confirmSessions, reviewer, submissionOf, submit } from '../../testing/test-certificates';

const DAY_MS = 24 * 60 * 60_000;

let api: TestApi;
let ana: TestMember;
let first: TestMember;
let second: TestMember;
let third: TestMember;

beforeEach(async () => {
  api = await startTestApi();
  ana = await api.member({ fullName: 'Ana Souza' });
  first = await reviewer(api);
  second = await reviewer(api);
  third = await reviewer(api);
});
afterEach(() => api.close());

const statusOf = () => ana.ok('getVerificationStatus', { params: { userId: ana.id } });
const appeal = (text = 'The scan is sharp') => ana.call('appealDenial', { params: { userId: ana.id }, body: { text } });
const decide = (by: TestMember, id: string, decision: 'APPROVED' | 'DENIED', words = 'I agree') =>
  by.call('decideSubmission', { params: { id }, body: { decision, reason: words } });
const queueOf = async (by: TestMember) => (await by.ok('getSubmissions')).map(({ id }) => id);
const logOf = async () =>
  (await first.ok('getAuditLog')).map(({ action, actor, detail }) => [action, actor?.id, detail]);
const subjects = async () =>
  (await api.db.selectFrom('mails').select('subject').where('user_id', '=', ana.id).orderBy('id').execute()).map(
    ({ subject }) => subject,
  );

describe('a denial', () => {
  it('has the text of its standard reason, with the reviewer’s words', async () => {
    await submit(ana);
    const id = await submissionOf(api, ana);
    await first.ok('decideSubmission', {
      params: { id },
      body: { decision: 'DENIED', template: 'name_differs', reason: 'It says Ana Lima.' },
    });
    const reason = `${denialReasons.name_differs}\n\nIt says Ana Lima.`;
    expect(await statusOf()).toEqual({ status: 'DENIED', reason, appeal: 'available' });
    expect(await logOf()).toEqual([['submission.denied', first.id, reason]]);
  });

  it('needs a known reason', async () => {
    await submit(ana);
    const params = { id: await submissionOf(api, ana) };
    for (const body of [{ decision: 'DENIED' }, { decision: 'DENIED', template: 'disliked' }])
      expect((await first.errorOf('decideSubmission', { params, body })).status).toBe(400);
  });
});

describe('an appeal against a denial', () => {
  it('is possible once, with a text', async () => {
    expect((await appeal()).status).toBe(409);
    await deny(api, ana, first);
    for (const text of ['', ' \n', 'x'.repeat(1_001)]) expect((await appeal(text)).status).toBe(400);
    expect(await appeal()).toMatchObject({ status: 201, body: { status: 'DENIED', appeal: 'open' } });
    expect(await statusOf()).toMatchObject({ status: 'DENIED', appeal: 'open' });
    expect(await appeal()).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await Promise.all([appeal(), appeal()])).map(({ status }) => status)).toEqual([409, 409]);
  });

  it('is stored once when it is sent twice at the same time', async () => {
    await deny(api, ana, first);
    expect((await Promise.all([appeal(), appeal()])).map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is in the queue of every other reviewer, with the denial', async () => {
    const id = await deny(api, ana, first);
    await appeal();
    expect(await queueOf(first)).toEqual([]);
    expect((await second.ok('getSubmissions'))[0]).toMatchObject({
      id,
      licence: { number: '123456' },
      appeal: { text: 'The scan is sharp', reason: denialReasons.unreadable, confirmations: 0 },
    });
    expect(await decide(first, id, 'DENIED')).toMatchObject({ status: 403 });
    expect(await decide(first, id, 'APPROVED')).toMatchObject({ status: 403 });
    await api.db.updateTable('users').set({ is_reviewer: true }).where('id', '=', ana.id).execute();
    await confirmSessions(api, ana);
    expect(await queueOf(ana)).toEqual([]);
    expect(await decide(ana, id, 'APPROVED')).toMatchObject({ status: 403 });
  });

  it('fails after two other reviewers have confirmed the denial', async () => {
    const id = await deny(api, ana, first);
    await appeal();
    expect((await decide(second, id, 'DENIED', 'It is blurred')).status).toBe(200);
    expect(await statusOf()).toMatchObject({ status: 'DENIED', appeal: 'open' });
    expect(await queueOf(second)).toEqual([]);
    expect(await decide(second, id, 'DENIED')).toMatchObject({ status: 409 });
    expect((await third.ok('getSubmissions'))[0]?.appeal?.confirmations).toBe(1);
    expect((await decide(third, id, 'DENIED', 'I cannot read it')).status).toBe(200);
    expect(await statusOf()).toEqual({ status: 'DENIED', reason: denialReasons.unreadable, appeal: 'upheld' });
    expect((await appeal()).status).toBe(409);
    expect(await decide(await reviewer(api), id, 'APPROVED')).toMatchObject({ status: 409 });
    expect((await ana.ok('getNotifications')).items.map(({ payload }) => payload?.preview)).toEqual([
      'Your appeal was decided: the denial stays',
      'Your verification was denied',
    ]);
    expect(await subjects()).toEqual(['Your verification was denied', 'Your appeal was decided']);
    expect(await logOf()).toEqual([
      ['submission_appeal.upheld', third.id, 'I cannot read it'],
      ['submission_appeal.confirmed', second.id, 'It is blurred'],
      ['submission.appealed', ana.id, 'The scan is sharp'],
      ['submission.denied', first.id, denialReasons.unreadable],
    ]);
  });

  it('succeeds with one approval, also after a confirmation', async () => {
    const id = await deny(api, ana, first);
    await appeal();
    await decide(second, id, 'DENIED');
    expect((await decide(third, id, 'APPROVED', '')).status).toBe(200);
    expect(await statusOf()).toEqual({ status: 'APPROVED', reason: null });
    expect(await ana.ok('getMe')).toMatchObject({ isVerificated: true, isSendVerificate: true });
    expect((await ana.ok('getNotifications')).items.map(({ payload }) => payload?.preview)).toEqual([
      'Your account was verified',
      'Your verification was denied',
    ]);
    expect((await logOf())[0]).toEqual(['submission_appeal.granted', third.id, '']);
  });

  it('has one result when two reviewers decide at the same time', async () => {
    const id = await deny(api, ana, first);
    await appeal();
    await Promise.all([decide(second, id, 'DENIED'), decide(third, id, 'APPROVED')]);
    const { status } = await statusOf();
    expect(status).toBe('APPROVED');
    expect((await ana.ok('getMe')).isVerificated).toBe(true);
  });

  it('keeps the certificate until it is decided, and is possible as long as the certificate is stored', async () => {
    const id = await deny(api, ana, first);
    await appeal();
    api.clock.advance(40 * DAY_MS);
    for (const member of [second, third]) {
      await member.ok('login', { body: { username: member.username, password: member.password } });
      await confirmSessions(api, member);
      expect((await member.inject({ url: `/api/review/submissions/${id}/certificate` })).statusCode).toBe(200);
      await decide(member, id, 'DENIED');
    }
    api.clock.advance(30 * DAY_MS);
    await ana.ok('login', { body: { username: ana.username, password: ana.password } });
    await submit(ana, licenceFields());
    await first.ok('login', { body: { username: first.username, password: first.password } });
    await confirmSessions(api, first);
    await first.ok('decideSubmission', {
      params: { id: await submissionOf(api, ana) },
      body: { decision: 'DENIED', template: 'unreadable' },
    });
    api.clock.advance(30 * DAY_MS);
    await ana.ok('login', { body: { username: ana.username, password: ana.password } });
    expect((await statusOf()).appeal).toBe('unavailable');
    expect((await appeal()).status).toBe(409);
  });

  it('is withdrawn by another submission or another name', async () => {
    const id = await deny(api, ana, first);
    await appeal();
    await submit(ana);
    expect(await decide(second, id, 'APPROVED')).toMatchObject({ status: 409 });
    const other = await submissionOf(api, ana);
    await decide(first, other, 'DENIED');
    await appeal();
    await ana.ok('updateUser', { params: { id: ana.id }, body: { fullName: 'Another Name' } });
    expect(await queueOf(second)).toEqual([]);
    expect(await decide(second, other, 'APPROVED')).toMatchObject({ status: 409 });
    expect((await ana.ok('getMe')).isVerificated).toBe(false);
  });
});

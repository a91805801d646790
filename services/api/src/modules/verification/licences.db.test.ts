import { licenceForms } from '@cred/contract/licence';
import { eventually } from '@cred/service-kit/testing/eventually';
import { withFakeIntervals } from '../../testing/fake-intervals';
import { approveWithLicence, licenceFields } from '../../testing/licences';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { confirmSessions, formOf, reviewer, smallPdf, submissionOf, submit } from '../../testing/test-certificates';
import { unzip } from '../../testing/unzip';
import { removeEndedBadges } from './verification.service';

const DAY_MS = 24 * 60 * 60_000;

let api: TestApi;
let ana: TestMember;
let boss: TestMember;

beforeEach(async () => {
  api = await startTestApi({ settings: { HEALTH_AUDIENCE: 'verified' } });
  ana = await api.member({ fullName: 'Ana Souza', specialty: 'Nursing' });
  boss = await reviewer(api);
});
afterEach(() => api.close());

const statusOf = (member: TestMember) => member.ok('getVerificationStatus', { params: { userId: member.id } });
const logIn = (member: TestMember) =>
  member.ok('login', { body: { username: member.username, password: member.password } });
const previewsOf = async (member: TestMember) =>
  (await member.ok('getNotifications')).items.map(({ payload }) => payload?.preview);
const subjectsOf = async (member: TestMember) =>
  (await api.db.selectFrom('mails').select('subject').where('user_id', '=', member.id).orderBy('id').execute()).map(
    ({ subject }) => subject,
  );

describe('the licence of a certificate', () => {
  it('is stored in its canonical form and shown to reviewers only', async () => {
    await submit(ana, { ...licenceFields('2027-01-31'), licenceNumber: ' 0123.456-p ' });
    const [first] = await boss.ok('getSubmissions');
    expect(first?.licence).toEqual({
      authority: 'CRM',
      authorityName: null,
      number: '123456P',
      state: 'SP',
      category: null,
      expiresOn: '2027-01-31',
      lookup: { result: 'no_registry', record: null },
    });
    for (const body of [
      await statusOf(ana),
      await ana.ok('getMe'),
      await boss.ok('getUser', { params: { username: ana.username } }),
    ])
      expect(JSON.stringify(body)).not.toContain('123456');
  });

  it('is optional for earlier clients, and its absence is shown', async () => {
    await submit(ana);
    expect((await boss.ok('getSubmissions'))[0]?.licence).toBeNull();
  });

  it.each([
    [{ licenceAuthority: 'CRM', licenceNumber: '12a', licenceState: 'SP' }, 'licenceNumber', licenceForms.CRM.hint],
    [{ licenceAuthority: 'CRM', licenceNumber: '123', licenceState: 'XX' }, 'licenceState', 'Choose one from the list'],
    [{ licenceAuthority: 'KING', licenceNumber: '1' }, 'licenceAuthority', 'Choose one of the listed'],
    [{ licenceNumber: '1' }, 'licenceAuthority', 'Choose the authority'],
    [{ ...licenceFields('2026-02-28') }, 'licenceExpiresOn', 'This licence has expired'],
    [{ ...licenceFields('2026-02-30') }, 'licenceExpiresOn', 'Not a date'],
  ])('rejects %j with 400, and stores nothing', async (fields, field, message) => {
    const error = await ana.errorOf('submitCertificate', {
      body: formOf(ana, fields),
      files: { certificate: smallPdf() },
    });
    expect(error).toMatchObject({ status: 400, fields: { [field]: expect.stringContaining(message) } });
    expect(await statusOf(ana)).toEqual({ status: null, reason: null });
    expect(await api.db.selectFrom('certificates').select('id').execute()).toEqual([]);
  });

  it('is in the export of the account, and deleted with it', async () => {
    await submit(ana, licenceFields());
    const files = await unzip((await ana.inject({ url: `/api/user/export/${ana.id}` })).rawPayload);
    const text = String(files.get('verification.json'));
    expect(JSON.parse(text)).toMatchObject([
      { licence: { authority: 'CRM', number: '123456', state: 'SP' }, appeal: null },
    ]);
    await ana.ok('deleteAccount', { params: { id: ana.id }, body: { currentPassword: ana.password } });
    expect(await api.db.selectFrom('submissions').select('id').execute()).toEqual([]);
  });
});

describe('an approved licence that expires', () => {
  beforeEach(() => approveWithLicence(api, ana, '2026-03-10'));

  it('ends the access of the health audience at once, before any job runs', async () => {
    expect(await ana.ok('getMe')).toMatchObject({ isVerificated: true, isHealthProfessional: true });
    expect(await statusOf(ana)).toEqual({ status: 'APPROVED', reason: null, validUntil: '2026-03-10' });
    api.clock.advance(Date.parse('2026-03-11T00:00:00Z') - api.clock.now().getTime() - 1_000);
    expect((await ana.ok('getMe')).isHealthProfessional).toBe(true);
    api.clock.advance(1_000);
    const me = { isVerificated: false, isHealthProfessional: false, isSendVerificate: false };
    expect(await ana.ok('getMe')).toMatchObject(me);
    expect(await statusOf(ana)).toEqual({ status: null, reason: null });
    expect((await boss.ok('getUser', { params: { username: ana.username } })).isVerificated).toBe(false);
    const body = { userId: ana.id, text: 'Among us', audience: '["health"]' };
    expect((await ana.errorOf('createPost', { body })).status).toBe(403);
  });

  it('removes the badge once with a notification, a mail and an audit entry, and allows another certificate', async () => {
    api.clock.advance(20 * DAY_MS);
    const removed = await Promise.all([1, 2].map(() => removeEndedBadges(api.db, api.clock.now())));
    expect(removed.sort()).toEqual([0, 1]);
    expect(await removeEndedBadges(api.db, api.clock.now())).toBe(0);
    await logIn(ana);
    expect((await previewsOf(ana))[0]).toBe('Your licence has expired: the verified badge was removed');
    expect(await subjectsOf(ana)).toEqual(['Your account was verified', 'Your licence has expired']);
    await logIn(boss);
    await confirmSessions(api, boss);
    expect((await boss.ok('getAuditLog'))[0]).toMatchObject({
      action: 'badge.expired',
      actor: null,
      subject: `@${ana.username}`,
    });
    expect((await boss.ok('searchUsers', { params: { term: 'ana' } }))[0]?.isVerificated).toBe(false);
    expect(await submit(ana, licenceFields('2027-03-10'))).toMatchObject({ status: 'PENDING' });
  });

  it('keeps a badge without an end', async () => {
    const bia = await api.member();
    await approveWithLicence(api, bia);
    api.clock.advance(20 * DAY_MS);
    await removeEndedBadges(api.db, api.clock.now());
    await logIn(bia);
    expect((await bia.ok('getMe')).isVerificated).toBe(true);
  });
});

describe('the API', () => {
  it('removes the badges of expired licences by itself, each minute', () =>
    withFakeIntervals(async () => {
      const own = await startTestApi();
      const bia = await own.member();
      await approveWithLicence(own, bia, '2026-03-10');
      own.clock.advance(20 * DAY_MS);
      jest.advanceTimersByTime(60_000);
      const hasEnded = () =>
        own.db.selectFrom('audit_log').select('action').where('action', '=', 'badge.expired').executeTakeFirst();
      await eventually(async () => (await hasEnded()) !== undefined);
      await own.close();
    }));
});

describe('a licence that expires before the decision', () => {
  it('cannot be approved', async () => {
    await submit(ana, licenceFields('2026-03-02'));
    const id = await submissionOf(api, ana);
    api.clock.advance(3 * DAY_MS);
    expect(await boss.errorOf('decideSubmission', { params: { id }, body: { decision: 'APPROVED' } })).toMatchObject({
      status: 400,
      fields: { decision: 'The licence has expired' },
    });
    expect((await ana.ok('getMe')).isVerificated).toBe(false);
  });
});

describe('a change of name or specialty', () => {
  it('removes the badge with a notification, a mail and an audit entry', async () => {
    await approveWithLicence(api, ana);
    const me = await ana.ok('updateUser', { params: { id: ana.id }, body: { fullName: 'Ana Lima' } });
    expect(me).toMatchObject({ isVerificated: false, isHealthProfessional: false });
    expect(await previewsOf(ana)).toEqual([
      'Your name or specialty changed: the verified badge was removed',
      'Your account was verified',
    ]);
    expect(await subjectsOf(ana)).toEqual(['Your account was verified', 'Your verified badge was removed']);
    expect((await boss.ok('getAuditLog'))[0]).toMatchObject({ action: 'badge.removed', actor: { id: ana.id } });
  });

  it('is not notified to a member without a badge', async () => {
    await submit(ana);
    await ana.ok('updateUser', { params: { id: ana.id }, body: { fullName: 'Ana Lima' } });
    expect([await previewsOf(ana), await subjectsOf(ana)]).toEqual([[], []]);
  });

  it('records each change of the specialty for the reviewers, and in the export', async () => {
    const change = (specialty: 'Medicine' | 'Physical_Therapy') =>
      ana.ok('updateUser', { params: { id: ana.id }, body: { specialty } });
    await change('Medicine');
    await change('Medicine');
    await change('Physical_Therapy');
    expect(await boss.ok('getAuditLog')).toMatchObject([
      {
        action: 'specialty.changed',
        actor: { id: ana.id },
        subject: `@${ana.username}`,
        detail: 'Medicine to Physical Therapy',
      },
      { action: 'specialty.changed', detail: 'Nursing to Medicine' },
    ]);
    const files = await unzip((await ana.inject({ url: `/api/user/export/${ana.id}` })).rawPayload);
    expect(String(files.get('specialties.json'))).toContain('Nursing to Medicine');
  });
});

import { newId } from '../../core/ids';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { reviewer, smallPdf, submissionOf, submit } from '../../testing/test-certificates';
import { walkPages } from '../../testing/walk-pages';

let api: TestApi;
let ana: TestMember;
let boss: TestMember;

beforeEach(async () => {
  api = await startTestApi();
  ana = await api.member({ fullName: 'Ana Souza', specialty: 'Nursing' });
  boss = await reviewer(api);
});
afterEach(() => api.close());

const decide = (id: string, body: object, by = boss) =>
  by.call('decideSubmission', { params: { id }, body: body as Record<string, unknown> });
const certificate = (client: TestMember, id: string) =>
  client.inject({ url: `/api/review/submissions/${id}/certificate` });
const mailsOf = (member: TestMember) =>
  api.db.selectFrom('mails').select(['subject', 'body']).where('user_id', '=', member.id).execute();

describe('the reviewers’ calls', () => {
  const reviewerCalls = [
    ['getSubmissions', {}],
    ['getCertificate', { params: { id: newId() } }],
    ['decideSubmission', { params: { id: newId() }, body: { decision: 'APPROVED' } }],
    ['getReports', {}],
    ['decideReport', { params: { id: newId() }, body: { outcome: 'dismissed' } }],
    ['getAuditLog', {}],
  ] as const;

  it.each(reviewerCalls)('%s returns 403 to a member and 401 to a visitor', async (name, input) => {
    expect(await ana.errorOf(name, input)).toMatchObject({
      status: 403,
      code: 'forbidden',
      message: 'Only reviewers can do this',
    });
    expect(await api.anonymous.errorOf(name, input)).toMatchObject({ status: 401 });
  });

  it('are rejected immediately after the role is revoked', async () => {
    expect((await boss.ok('getMe')).isReviewer).toBe(true);
    await api.db.updateTable('users').set({ is_reviewer: false }).where('id', '=', boss.id).execute();
    expect((await boss.errorOf('getSubmissions')).status).toBe(403);
    expect((await boss.ok('getMe')).isReviewer).toBe(false);
  });
});

describe('GET /review/submissions', () => {
  it('lists pending submissions, oldest first, with the data that the reviewer needs', async () => {
    const bia = await api.member();
    await submit(ana, { fullName: 'Ana de Souza' });
    await submit(bia);
    const [first, second, ...rest] = await boss.ok('getSubmissions');
    expect(first).toEqual({
      id: await submissionOf(api, ana),
      specialty: 'Nursing',
      fullName: 'Ana de Souza',
      submittedAt: expect.any(String),
      member: {
        id: ana.id,
        username: ana.username,
        fullName: 'Ana Souza',
        profileImg: null,
        isVerificated: false,
        specialty: 'Nursing',
      },
      certificate: { type: 'application/pdf', bytes: smallPdf().bytes.length },
      licence: null,
    });
    expect(second).toMatchObject({ member: { id: bia.id } });
    expect(rest).toEqual([]);
    await decide(first?.id ?? '', { decision: 'APPROVED' });
    expect(await boss.ok('getSubmissions')).toHaveLength(1);
  });

  it('omits the reviewer’s own submissions, and returns pages', async () => {
    await submit(boss);
    const waiting: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const member = await api.member();
      await submit(member);
      waiting.push(await submissionOf(api, member));
    }
    expect((await walkPages(boss, 'getSubmissions', { query: { take: '2' } })).map(({ id }) => id)).toEqual(waiting);
    expect(await boss.errorOf('getSubmissions', { query: { cursor: 'x' } })).toMatchObject({
      status: 400,
      fields: { cursor: 'Invalid cursor' },
    });
    expect(await (await reviewer(api)).ok('getSubmissions')).toHaveLength(4);
  });
});

describe('GET /review/submissions/{id}/certificate', () => {
  it('is a download that no browser renders or runs', async () => {
    await submit(ana);
    const id = await submissionOf(api, ana);
    const response = await certificate(boss, id);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toEqual(smallPdf().bytes);
    expect(response.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="certificate-${id}.pdf"`,
      'content-length': String(smallPdf().bytes.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
  });

  it('is not available to members, not even its owner, nor by guessing its path', async () => {
    const [png, bia] = [await api.member(), await api.member()];
    await submit(ana);
    await submit(png);
    const id = await submissionOf(api, ana);
    for (const client of [ana, bia]) expect((await certificate(client, id)).statusCode).toBe(403);
    const { id: file } = await api.db
      .selectFrom('certificates')
      .select('id')
      .where('submission_id', '=', id)
      .executeTakeFirstOrThrow();
    const key = `certificates/${file.slice(-2)}/${file}.bin`;
    const guesses = [
      `/api/media/${file}/card.webp`,
      `/api/media/${file}/full.webp`,
      `/api/media/${file}/video.mp4`,
      `/api/media/${file}/${file}.bin`,
      `/api/media/certificates/${file}.bin`,
      `/api/media/${key}`,
      `/api/media/${encodeURIComponent(`../${key}`)}/card.webp`,
      `/api/media/${file}/..%2f..%2f${encodeURIComponent(key)}`,
      `/api/verification-account/${id}`,
      `/api/review/submissions/${file}/certificate`,
    ];
    for (const url of guesses) expect([url, (await boss.inject({ url })).statusCode]).toEqual([url, 404]);
  });

  it('returns 403 for the reviewer’s own, 404 for an unknown one, 400 for an invalid id, and records every read', async () => {
    await submit(boss);
    await submit(ana);
    expect(await boss.errorOf('getCertificate', { params: { id: await submissionOf(api, boss) } })).toMatchObject({
      status: 403,
    });
    expect(await boss.errorOf('getCertificate', { params: { id: newId() } })).toMatchObject({ status: 404 });
    expect(await boss.errorOf('getCertificate', { params: { id: 'x' } })).toMatchObject({
      status: 400,
      fields: { id: 'Invalid id' },
    });
    expect(await boss.ok('getAuditLog')).toEqual([]);
    await certificate(boss, await submissionOf(api, ana));
    expect(await boss.ok('getAuditLog')).toMatchObject([
      { action: 'certificate.read', actor: { id: boss.id }, subject: `@${ana.username}`, detail: '' },
    ]);
  });
});

describe('POST /review/submissions/{id}/decision', () => {
  it('approves with badge, status, notification, mail and audit entry', async () => {
    await submit(ana);
    expect(await decide(await submissionOf(api, ana), { decision: 'APPROVED' })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect(await ana.ok('getMe')).toMatchObject({ isVerificated: true, isSendVerificate: true });
    expect(await ana.ok('getVerificationStatus', { params: { userId: ana.id } })).toEqual({
      status: 'APPROVED',
      reason: null,
    });
    const { items } = await ana.ok('getNotifications');
    expect(items).toMatchObject([
      {
        type: 'verification',
        read: false,
        fromUser: { id: ana.id },
        payload: { preview: 'Your account was verified' },
        chatId: null,
        postId: null,
      },
    ]);
    expect(items[0]).not.toHaveProperty('quote');
    expect(await mailsOf(ana)).toMatchObject([{ subject: 'Your account was verified' }]);
    expect(await boss.ok('getAuditLog')).toMatchObject([
      { action: 'submission.approved', actor: { id: boss.id }, subject: `@${ana.username}`, detail: '' },
    ]);
    // Only reviewers may see who decided.
    expect(JSON.stringify([items, await mailsOf(ana)])).not.toContain(boss.username);
  });

  it('denies with a reason that the member can read', async () => {
    await submit(ana);
    await decide(await submissionOf(api, ana), { decision: 'DENIED', reason: 'The name differs' });
    expect(await ana.ok('getMe')).toMatchObject({ isVerificated: false, isSendVerificate: true });
    expect(await ana.ok('getVerificationStatus', { params: { userId: ana.id } })).toEqual({
      status: 'DENIED',
      reason: 'The name differs',
      appeal: 'available',
    });
    expect((await ana.ok('getNotifications')).items).toMatchObject([
      { payload: { preview: 'Your verification was denied' }, quote: 'The name differs' },
    ]);
    const [mail] = await mailsOf(ana);
    expect(mail).toMatchObject({
      subject: 'Your verification was denied',
      body: expect.stringContaining('The name differs'),
    });
    expect(await boss.ok('getAuditLog')).toMatchObject([{ action: 'submission.denied', detail: 'The name differs' }]);
  });

  it('keeps earlier notifications unchanged when a second submission is decided differently', async () => {
    await submit(ana);
    await decide(await submissionOf(api, ana), { decision: 'DENIED', reason: 'Unreadable' });
    await submit(ana);
    await decide(await submissionOf(api, ana), { decision: 'APPROVED' });
    const { items } = await ana.ok('getNotifications');
    expect(items.map(({ payload }) => payload?.preview)).toEqual([
      'Your account was verified',
      'Your verification was denied',
    ]);
  });

  it('lets exactly one of two concurrent reviewers decide', async () => {
    const other = await reviewer(api);
    await submit(ana);
    const id = await submissionOf(api, ana);
    const both = await Promise.all([
      decide(id, { decision: 'APPROVED' }),
      decide(id, { decision: 'DENIED', reason: 'No' }, other),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status } = await ana.ok('getVerificationStatus', { params: { userId: ana.id } });
    expect((await ana.ok('getMe')).isVerificated).toBe(status === 'APPROVED');
    expect((await ana.ok('getNotifications')).items).toHaveLength(1);
    expect(await mailsOf(ana)).toHaveLength(1);
    expect(await boss.ok('getAuditLog')).toHaveLength(1);
    expect(await decide(id, { decision: 'APPROVED' })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('rejects the reviewer’s own with 403, a denial without a reason with 400, an unknown one with 404', async () => {
    await submit(boss);
    await submit(ana);
    const id = await submissionOf(api, ana);
    expect(await decide(await submissionOf(api, boss), { decision: 'APPROVED' })).toMatchObject({
      status: 403,
      body: { message: 'You cannot decide on your own certificate' },
    });
    expect((await boss.ok('getMe')).isVerificated).toBe(false);
    for (const reason of [undefined, '', ' \n']) {
      expect(await decide(id, { decision: 'DENIED', reason })).toMatchObject({
        status: 400,
        body: { fields: { reason: 'A denial needs a reason' } },
      });
    }
    expect(await decide(id, { decision: 'PENDING' })).toMatchObject({ status: 400 });
    expect(await decide(newId(), { decision: 'APPROVED' })).toMatchObject({ status: 404 });
    expect(await boss.ok('getSubmissions')).toHaveLength(1);
  });
});

describe('GET /review/audit', () => {
  it('pages newest first, and does not name deleted accounts', async () => {
    for (let count = 0; count < 3; count += 1) {
      const member = await api.member();
      await submit(member);
      await decide(await submissionOf(api, member), { decision: 'DENIED', reason: `Reason ${count}` });
      if (count === 2) await api.db.deleteFrom('users').where('id', '=', member.id).execute();
    }
    const entries = await walkPages<'getAuditLog', { subject: string; detail: string }>(boss, 'getAuditLog', {
      query: { take: '2' },
    });
    expect(entries.map(({ detail }) => detail)).toEqual(['', 'Reason 1', 'Reason 0']);
    expect(entries[0]?.subject).toBe('a deleted member');
    await api.db.deleteFrom('users').where('id', '=', boss.id).execute();
    expect(await (await reviewer(api)).ok('getAuditLog')).toMatchObject([
      { actor: null },
      { actor: null },
      { actor: null },
    ]);
  });
});

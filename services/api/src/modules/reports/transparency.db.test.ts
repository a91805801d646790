import type { schemas } from '@cred/contract';
import { publish } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { reviewer, submissionOf, submit } from '../../testing/test-certificates';
import { insertModerationEvents } from './moderation-events.repository';
import { purgeOldEvents } from './transparency';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let api: TestApi;
let ana: TestMember;
let bia: TestMember;
let boss: TestMember;

beforeEach(async () => {
  api = await startTestApi({ at: new Date('2026-03-30T10:00:00.000Z') });
  ana = await api.member();
  bia = await api.member();
  boss = await reviewer(api);
});
afterEach(() => api.close());

async function reportAndDecide(reason: string, hours: number, outcome: string): Promise<void> {
  await bia.ok('report', { body: { postId: (await publish(ana, 'Text')).id, reason } });
  const [open] = await boss.ok('getReports');
  api.clock.advance(hours * HOUR_MS);
  await boss.ok('decideReport', { params: { id: open?.id ?? '' }, body: { outcome } });
}
const none = { reports: 0, dismissed: 0, removed: 0, warned: 0, appeals: 0, reversed: 0, medianHours: null };

describe('GET /transparency without a session', () => {
  const reports = async (reason: schemas.ReportReason, take: number): Promise<void> => {
    const at = api.clock.now();
    const events = Array.from({ length: take }, () => ({ kind: 'reported' as const, reason }));
    await insertModerationEvents(api.db, events, at);
  };

  it('shows every count in full tens only, so that no single report can be recognised', async () => {
    await reports('spam', 23);
    await reports('harassment', 9);
    await reportAndDecide('spam', 2, 'dismissed');
    // 33 reports in all.
    expect(await api.anonymous.ok('getTransparency')).toEqual({
      total: { ...none, reports: 30 },
      reasons: [{ ...none, reason: 'spam', reports: 20 }],
      months: [{ ...none, month: '2026-03', reports: 30, certificatesApproved: 0, certificatesDenied: 0 }],
    });
    expect((await ana.ok('getTransparency')).total).toMatchObject({ reports: 33, dismissed: 1, medianHours: 2 });
  });

  it('shows nothing of months and reasons with few reports', async () => {
    await reports('spam', 9);
    expect(await api.anonymous.ok('getTransparency')).toEqual({ total: none, reasons: [], months: [] });
  });
});

describe('GET /transparency', () => {
  it('counts by month and by reason, with the median time to a decision', async () => {
    expect(await ana.ok('getTransparency')).toEqual({ total: none, reasons: [], months: [] });
    await reportAndDecide('spam', 1, 'dismissed');
    await reportAndDecide('spam', 3, 'removed');
    const [latest] = await ana.ok('getModeration');
    await ana.ok('appealModeration', { params: { id: latest?.decision?.id ?? '' }, body: { text: 'No' } });
    await submit(ana);
    await boss.ok('decideSubmission', { params: { id: await submissionOf(api, ana) }, body: { decision: 'APPROVED' } });
    api.clock.advance(3 * DAY_MS);
    await reportAndDecide('harassment', 5, 'warned');
    await bia.ok('report', { body: { userId: ana.id, reason: 'other' } });
    const counts = await ana.ok('getTransparency');
    expect(counts.total).toEqual({
      ...none,
      reports: 4,
      dismissed: 1,
      removed: 1,
      warned: 1,
      appeals: 1,
      medianHours: 3,
    });
    expect(counts.months).toEqual([
      {
        month: '2026-04',
        ...none,
        reports: 2,
        warned: 1,
        medianHours: 5,
        certificatesApproved: 0,
        certificatesDenied: 0,
      },
      {
        month: '2026-03',
        ...none,
        reports: 2,
        dismissed: 1,
        removed: 1,
        appeals: 1,
        medianHours: 2,
        certificatesApproved: 1,
        certificatesDenied: 0,
      },
    ]);
    expect(counts.reasons.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      { reason: 'harassment', ...none, reports: 1, warned: 1, medianHours: 5 },
      { reason: 'other', ...none, reports: 1 },
      { reason: 'spam', ...none, reports: 2, dismissed: 1, removed: 1, appeals: 1, medianHours: 2 },
    ]);
  });

  it('reads the counts once in 10 minutes, and contains no id', async () => {
    await ana.ok('getTransparency');
    await reportAndDecide('spam', 0, 'dismissed');
    expect((await bia.ok('getTransparency')).total.reports).toBe(0);
    api.clock.advance(10 * 60_000);
    const counts = await bia.ok('getTransparency');
    expect(counts.total.reports).toBe(1);
    expect(JSON.stringify(counts)).not.toMatch(/[0-9a-f]{8}-/);
  });

  it('leaves out events from before the 12 previous months, which are deleted', async () => {
    await reportAndDecide('spam', 0, 'dismissed');
    api.clock.advance(400 * DAY_MS);
    await ana.ok('login', { body: { username: ana.username, password: ana.password } });
    expect((await ana.ok('getTransparency')).total).toEqual(none);
    expect(await purgeOldEvents(api.db, api.clock.now())).toBe(2);
    expect(await api.db.selectFrom('moderation_events').selectAll().execute()).toEqual([]);
  });
});

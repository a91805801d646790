import { formOf, reviewer, smallPdf, submissionOf, submit } from '../test-certificates';
import { publish } from '../member-actions';
import {
  created,
  forEveryone,
  forMembers,
  forOwner,
  forReviewers,
  hiddenFromOthers,
  ownUser,
  type Entries,
  type World,
} from './entry';

async function submission(world: World): Promise<string> {
  if ((await world.owner.ok('getVerificationStatus', ownUser(world))).status === null) await submit(world.owner);
  return submissionOf(world.api, world.owner);
}

/** A new report of the owner about a post of the friend. */
async function reportOf({ api, owner, friend }: World) {
  await owner.ok('report', { body: { postId: (await publish(friend, 'Spam')).id, reason: 'spam' } });
  const { id } = await api.db
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', owner.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** The decision on a report of the owner that another reviewer dismissed. */
async function dismissedReport(world: World): Promise<string> {
  const params = { id: await reportOf(world) };
  await world.firstReviewer.ok('decideReport', { params, body: { outcome: 'dismissed' } });
  const [latest] = await world.owner.ok('getModeration');
  return latest?.decision?.id ?? '';
}

/** Certificates, reports, decisions and appeals. */
export const reviewCalls = {
  submitCertificate: {
    input: ({ owner }) => ({ body: formOf(owner), files: { certificate: smallPdf() } }),
    expected: created(forOwner),
    needsNewWorld: true,
  },
  getVerificationStatus: { input: ownUser, expected: forOwner },
  appealDenial: {
    input: async (world) => {
      if ((await world.owner.ok('getVerificationStatus', ownUser(world))).status !== 'DENIED') {
        const params = { id: await submission(world) };
        const body = { decision: 'DENIED', template: 'unreadable' };
        await (await reviewer(world.api)).ok('decideSubmission', { params, body });
      }
      return { ...ownUser(world), body: { text: 'It can be read' } };
    },
    expected: created(forOwner),
    needsNewWorld: true,
  },
  report: {
    input: async ({ friend }) => ({ body: { postId: (await publish(friend, 'Spam')).id, reason: 'spam' } }),
    expected: created(forMembers),
  },
  getSubmissions: { expected: forReviewers },
  getCertificate: {
    input: async (world) => ({ params: { id: await submission(world) } }),
    expected: forReviewers,
    needsNewWorld: true,
  },
  decideSubmission: {
    input: async (world) => ({ params: { id: await submission(world) }, body: { decision: 'APPROVED' } }),
    expected: forReviewers,
    needsNewWorld: true,
  },
  getReports: { expected: forReviewers },
  decideReport: {
    input: async (world) => ({ params: { id: await reportOf(world) }, body: { outcome: 'dismissed' } }),
    expected: forReviewers,
  },
  getAuditLog: { expected: forReviewers },
  getReportAppeals: { expected: forReviewers },
  decideReportAppeal: {
    input: async (world) => {
      const decisionId = await dismissedReport(world);
      await world.owner.ok('appealModeration', { params: { id: decisionId }, body: { text: 'Look again' } });
      const { id } = await world.api.db
        .selectFrom('report_appeals')
        .select('id')
        .where('decision_id', '=', decisionId)
        .executeTakeFirstOrThrow();
      return { params: { id }, body: { outcome: 'upheld' } };
    },
    expected: forReviewers,
  },
  getModeration: { expected: forMembers },
  appealModeration: {
    input: async (world) => ({ params: { id: await dismissedReport(world) }, body: { text: 'Look again' } }),
    expected: created(hiddenFromOthers),
  },
  getTransparency: { expected: forEveryone },
} satisfies Entries;

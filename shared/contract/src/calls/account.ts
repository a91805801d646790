import * as z from 'zod';
import { limits } from '../limits';
import {
  auditEntry, decisionBody, report, reportBody, reportDecisionBody, submission, verificationBody, verificationStatus,
} from '../schemas/account';
import { done, id, page } from '../schemas/common';
import { defineCalls } from './define';

const byId = z.object({ id });

export const accountCalls = defineCalls({
  submitCertificate: {
    host: 'api', method: 'POST', path: '/verification-account', access: 'member',
    summary: 'Submits a professional certificate',
    body: verificationBody,
    files: {
      certificate: {
        types: ['application/pdf', 'image/png', 'image/jpeg'], maxBytes: limits.certificateBytes, required: true,
      },
    },
    answers: { 201: verificationStatus }, errors: [400, 401, 403, 409, 413, 415, 429],
  },
  getVerificationStatus: {
    host: 'api', method: 'GET', path: '/verification-account/status/:userId', access: 'member',
    summary: 'The state of the own submission; null without one',
    params: z.object({ userId: id }), answers: { 200: verificationStatus }, errors: [400, 401, 403, 429],
  },
  report: {
    host: 'api', method: 'POST', path: '/report', access: 'member',
    summary: 'Reports a post or a member to the reviewers; one open report each',
    body: reportBody, answers: { 201: done }, errors: [400, 401, 403, 404, 413, 415, 429],
  },
  getSubmissions: {
    host: 'api', method: 'GET', path: '/review/submissions', access: 'reviewer',
    summary: 'Certificates that wait for a decision, oldest first; never the reviewer’s own',
    query: page, answers: { 200: z.array(submission) }, errors: [400, 401, 403, 429],
  },
  getCertificate: {
    host: 'api', method: 'GET', path: '/review/submissions/:id/certificate', access: 'reviewer',
    summary: 'A certificate, as a download',
    params: byId, download: 'application/octet-stream', answers: { 200: z.unknown() }, errors: [400, 401, 403, 404, 429],
  },
  decideSubmission: {
    host: 'api', method: 'POST', path: '/review/submissions/:id/decision', access: 'reviewer',
    summary: 'Approves or denies; the member is told',
    params: byId, body: decisionBody, answers: { 200: done }, errors: [400, 401, 403, 404, 409, 413, 415, 429],
  },
  getReports: {
    host: 'api', method: 'GET', path: '/review/reports', access: 'reviewer',
    summary: 'Open reports, oldest first; never about the reviewer',
    query: page, answers: { 200: z.array(report) }, errors: [400, 401, 403, 429],
  },
  decideReport: {
    host: 'api', method: 'POST', path: '/review/reports/:id/decision', access: 'reviewer',
    summary: 'Dismisses a report, or removes the post that it is about',
    params: byId, body: reportDecisionBody, answers: { 200: done }, errors: [400, 401, 403, 404, 409, 413, 415, 429],
  },
  getAuditLog: {
    host: 'api', method: 'GET', path: '/review/audit', access: 'reviewer',
    summary: 'What reviewers have decided, newest first',
    query: page, answers: { 200: z.array(auditEntry) }, errors: [400, 401, 403, 429],
  },
});

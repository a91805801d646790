import * as z from 'zod';
import { limits } from '../limits';
import {
  auditEntry,
  decisionBody,
  report,
  reportBody,
  submission,
  verificationBody,
  verificationStatus,
} from '../schemas/account';
import { done, id, page } from '../schemas/common';
import { defineCalls } from './define';

const byId = z.object({ id });

export const accountCalls = defineCalls({
  submitCertificate: {
    host: 'api',
    method: 'POST',
    path: '/verification-account',
    access: 'member',
    summary: 'Submits a professional certificate',
    body: verificationBody,
    files: {
      certificate: {
        types: ['application/pdf', 'image/png', 'image/jpeg'],
        maxBytes: limits.certificateBytes,
        required: true,
      },
    },
    responses: { 201: verificationStatus },
    errors: [400, 401, 403, 409, 413, 415, 429],
  },
  getVerificationStatus: {
    host: 'api',
    method: 'GET',
    path: '/verification-account/status/:userId',
    access: 'member',
    summary: 'The status of the member’s own submission; null without one',
    params: z.object({ userId: id }),
    responses: { 200: verificationStatus },
    errors: [400, 401, 403, 429],
  },
  report: {
    host: 'api',
    method: 'POST',
    path: '/report',
    access: 'member',
    summary: 'Reports a post or a member to the reviewers; one open report each',
    body: reportBody,
    responses: { 201: done },
    errors: [400, 401, 403, 404, 413, 415, 429],
  },
  getSubmissions: {
    host: 'api',
    method: 'GET',
    path: '/review/submissions',
    access: 'reviewer',
    summary: 'Certificates that await a decision, oldest first; never the reviewer’s own',
    query: page,
    responses: { 200: z.array(submission) },
    errors: [400, 401, 403, 429],
  },
  getCertificate: {
    host: 'api',
    method: 'GET',
    path: '/review/submissions/:id/certificate',
    access: 'reviewer',
    summary: 'A certificate, as a download',
    params: byId,
    download: 'application/octet-stream',
    responses: { 200: z.unknown() },
    errors: [400, 401, 403, 404, 429],
  },
  decideSubmission: {
    host: 'api',
    method: 'POST',
    path: '/review/submissions/:id/decision',
    access: 'reviewer',
    summary: 'Approves or denies a certificate and notifies the member',
    params: byId,
    body: decisionBody,
    responses: { 200: done },
    errors: [400, 401, 403, 404, 409, 413, 415, 429],
  },
  getReports: {
    host: 'api',
    method: 'GET',
    path: '/review/reports',
    access: 'reviewer',
    summary: 'Open reports, oldest first; never about the reviewer',
    query: page,
    responses: { 200: z.array(report) },
    errors: [400, 401, 403, 429],
  },
  getAuditLog: {
    host: 'api',
    method: 'GET',
    path: '/review/audit',
    access: 'reviewer',
    summary: 'Decisions of reviewers, newest first',
    query: page,
    responses: { 200: z.array(auditEntry) },
    errors: [400, 401, 403, 429],
  },
});

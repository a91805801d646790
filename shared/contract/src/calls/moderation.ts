import * as z from 'zod';
import { done, id, page } from '../schemas/common';
import {
  appealBody,
  appealDecisionBody,
  moderationCase,
  reportAppeal,
  reportDecisionBody,
  transparency,
} from '../schemas/moderation';
import { defineCalls } from './define';

const byId = z.object({ id });

export const moderationCalls = defineCalls({
  decideReport: {
    host: 'api',
    method: 'POST',
    path: '/review/reports/:id/decision',
    access: 'reviewer',
    summary: 'Dismisses a report, removes the post that it is about, or warns the member; notifies both sides',
    params: byId,
    body: reportDecisionBody,
    responses: { 200: done },
    errors: [400, 401, 403, 404, 409, 413, 415, 429],
  },
  getReportAppeals: {
    host: 'api',
    method: 'GET',
    path: '/review/report-appeals',
    access: 'reviewer',
    summary: 'Open appeals against decisions on reports, oldest first, that the reviewer may decide',
    query: page,
    responses: { 200: z.array(reportAppeal) },
    errors: [400, 401, 403, 429],
  },
  decideReportAppeal: {
    host: 'api',
    method: 'POST',
    path: '/review/report-appeals/:id/decision',
    access: 'reviewer',
    summary: 'Upholds or reverses a decision on a report; the reviewer who made it may do so only if there is no other',
    params: byId,
    body: appealDecisionBody,
    responses: { 200: done },
    errors: [400, 401, 403, 404, 409, 413, 415, 429],
  },
  getModeration: {
    host: 'api',
    method: 'GET',
    path: '/moderation',
    access: 'member',
    summary: 'The viewer’s reports and the decisions about the viewer, newest first',
    query: page,
    responses: { 200: z.array(moderationCase) },
    errors: [400, 401, 429],
  },
  appealModeration: {
    host: 'api',
    method: 'POST',
    path: '/moderation/:id/appeal',
    access: 'member',
    summary: 'Appeals a decision, once; the id is the decision’s',
    params: byId,
    body: appealBody,
    responses: { 201: done },
    errors: [400, 401, 403, 404, 409, 413, 415, 429],
  },
  getTransparency: {
    host: 'api',
    method: 'GET',
    path: '/transparency',
    access: 'public',
    summary: 'Counts of reports, decisions and appeals by month and reason; without a session in full tens',
    responses: { 200: transparency },
    errors: [429],
  },
});

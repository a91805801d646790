import { callApi } from '@cred/api-client';
import type { CallBodyInput } from '@cred/contract';
import { useDecide } from './decide';
import { reportsQuery } from './get-reports';

export type ReportDecision = CallBodyInput<'decideReport'>;

/** Dismisses a report, or removes the post that it is about. */
export const useDecideReport = () =>
  useDecide({
    query: reportsQuery(),
    send: (id, body: ReportDecision) => callApi('decideReport', { params: { id }, body }),
    successMessage: ({ outcome }) => (outcome === 'removed' ? 'Post removed' : 'Report dismissed'),
  });

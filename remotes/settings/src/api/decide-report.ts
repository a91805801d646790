import { callApi } from '@cred/api-client';
import type { CallBodyInput } from '@cred/contract';
import { useDecide } from './decide';
import { reportsQuery } from './get-reports';

type ReportDecision = CallBodyInput<'decideReport'>;

const successMessages: Readonly<Record<ReportDecision['outcome'], string>> = {
  dismissed: 'Report dismissed',
  removed: 'Post removed',
  warned: 'Member warned',
};

/** Dismisses a report, removes the post that it is about, or warns the member. */
export const useDecideReport = () =>
  useDecide({
    query: reportsQuery(),
    send: (id, body: ReportDecision) => callApi('decideReport', { params: { id }, body }),
    successMessage: ({ outcome }) => successMessages[outcome],
  });

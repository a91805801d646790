import { callApi } from '@cred/api-client';
import type { CallBodyInput } from '@cred/contract';
import { useDecide } from './decide';
import { reportAppealsQuery } from './get-report-appeals';

type AppealDecision = CallBodyInput<'decideReportAppeal'>;

/** Upholds or reverses a decision that was appealed. */
export const useDecideReportAppeal = () =>
  useDecide({
    query: reportAppealsQuery(),
    send: (id, body: AppealDecision) => callApi('decideReportAppeal', { params: { id }, body }),
    successMessage: ({ outcome }) => (outcome === 'upheld' ? 'Decision upheld' : 'Decision reversed'),
  });

import { callApi } from '@cred/api-client';
import type { CallBodyInput } from '@cred/contract';
import { useDecide } from './decide';
import { submissionsQuery } from './get-submissions';

export type SubmissionDecision = CallBodyInput<'decideSubmission'>;

/** Approves or denies a certificate. */
export const useDecideSubmission = () =>
  useDecide({
    query: submissionsQuery(),
    send: (id, body: SubmissionDecision) => callApi('decideSubmission', { params: { id }, body }),
    successMessage: ({ decision }) => (decision === 'APPROVED' ? 'Certificate approved' : 'Certificate denied'),
  });

import { callApi } from '@cred/api-client';
import type { CallResponse } from '@cred/contract';
import { useMe } from '@cred/platform';
import { queryOptions, useQuery } from '@cred/vendor';

const getVerificationStatus = (userId: string, signal: AbortSignal): Promise<CallResponse<'getVerificationStatus'>> =>
  callApi('getVerificationStatus', { params: { userId } }, { signal });

export const verificationStatusQuery = (userId: string) =>
  queryOptions({
    queryKey: ['settings', 'verification-status', userId],
    queryFn: ({ signal }) => getVerificationStatus(userId, signal),
  });

/** The status of the member's verification. Refetched on focus, because a reviewer may have decided. */
export const useVerificationStatus = () =>
  useQuery({ ...verificationStatusQuery(useMe().id), refetchOnWindowFocus: true });

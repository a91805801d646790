import { callApi } from '@cred/api-client';
import type { CallResponse } from '@cred/contract';
import { notify } from '@cred/ui';
import { useMutation } from '@cred/vendor';

const endAllSessions = (): Promise<CallResponse<'endAllSessions'>> => callApi('endAllSessions', {});

/** Ends all sessions of the member, including this one. */
export const useEndAllSessions = () =>
  useMutation({
    mutationFn: endAllSessions,
    onError: (error) => notify.error(`You are still logged in. ${error.message}`),
  });

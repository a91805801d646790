import { callApi } from '@cred/api-client';
import type { CallResponse } from '@cred/contract';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { sessionsQuery } from './get-sessions';

const endSession = (id: string): Promise<CallResponse<'endSession'>> => callApi('endSession', { params: { id } });

/** Ends the session of one browser; after the server's response it is removed from the list. */
export function useEndSession() {
  const client = useQueryClient();
  const { queryKey } = sessionsQuery();
  return useMutation({
    mutationFn: endSession,
    onSuccess: async (_, id) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (sessions) => sessions?.filter((session) => session.id !== id));
    },
    onError: (error) => notify.error(`That browser is still logged in. ${error.message}`),
  });
}

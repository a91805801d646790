import { callApi } from '@cred/api-client';
import type { CallResponse } from '@cred/contract';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { sessionsQuery } from './get-sessions';

const endSession = (id: string): Promise<CallResponse<'endSession'>> => callApi('endSession', { params: { id } });

/** Logs one browser out; it is removed from the list after the server's response. */
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

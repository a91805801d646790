import { callApi } from '@cred/api-client';
import type { CallAnswer } from '@cred/contract';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient, type UseMutationResult } from '@cred/vendor';
import { serverSentence } from '../logic/server-sentence';
import { notificationsOptions } from './get-notifications';
import { changesKey, settle } from './keep-current';

const deleteNotification = (id: string): Promise<CallAnswer<'deleteNotification'>> =>
  callApi('deleteNotification', { params: { id } });

/** Deletes one notification; it leaves the list when the server has agreed. */
export function useDeleteNotification(): UseMutationResult<CallAnswer<'deleteNotification'>, Error, string> {
  const client = useQueryClient();
  const { queryKey } = notificationsOptions();
  return useMutation({
    mutationKey: [...changesKey, 'delete'],
    mutationFn: deleteNotification,
    onSuccess: async (_, id) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (items) => items?.filter((item) => item.id !== id));
      notify.success('Notifications deleted');
    },
    onError: (error) => notify.error(serverSentence(error)),
    // Behind the first 30 the next one moves up.
    onSettled: () => settle(client),
  });
}

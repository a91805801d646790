import { callApi, serverMessage } from '@cred/api-client';
import type { CallResponse } from '@cred/contract';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient, type UseMutationResult } from '@cred/vendor';
import { notificationsKey } from './get-notifications';
import { changesKey, refetchAfterLastChange } from './refetch';
import { removeItem } from './update-notifications';

const deleteNotification = (id: string): Promise<CallResponse<'deleteNotification'>> =>
  callApi('deleteNotification', { params: { id } });

/** Deletes one notification; it is removed from the list once the server has deleted it. */
export function useDeleteNotification(): UseMutationResult<CallResponse<'deleteNotification'>, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...changesKey, 'delete'],
    mutationFn: deleteNotification,
    onSuccess: async (_, id) => {
      await client.cancelQueries({ queryKey: notificationsKey });
      removeItem(client, id);
      notify.success('Notifications deleted');
    },
    onError: (error) => notify.error(serverMessage(error) ?? 'Error'),
    // After one of a page is deleted, the next one moves up.
    onSettled: () => refetchAfterLastChange(client),
  });
}

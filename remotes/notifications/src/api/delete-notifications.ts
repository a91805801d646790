import { callApi, serverMessage } from '@cred/api-client';
import type { CallResponse } from '@cred/contract';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient, type UseMutationResult } from '@cred/vendor';
import { forgetOlderPages, notificationsKey } from './get-notifications';
import { changesKey, refetchAfterLastChange } from './refetch';
import { removeAllItems } from './update-notifications';

const deleteNotifications = (): Promise<CallResponse<'deleteNotifications'>> => callApi('deleteNotifications', {});

/** Deletes all of the viewer's notifications, including those that are not listed. */
export function useDeleteNotifications(): UseMutationResult<CallResponse<'deleteNotifications'>, Error, void> {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...changesKey, 'delete-all'],
    mutationFn: deleteNotifications,
    onSuccess: async () => {
      await client.cancelQueries({ queryKey: notificationsKey });
      forgetOlderPages(client);
      removeAllItems(client);
      notify.success('Notifications deleted');
    },
    onError: (error) => notify.error(serverMessage(error) ?? 'Error'),
    // A new one may have arrived in the meantime.
    onSettled: () => refetchAfterLastChange(client),
  });
}

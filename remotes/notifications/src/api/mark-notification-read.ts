import { callApi } from '@cred/api-client';
import type { Notification } from '@cred/contract';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient, type UseMutationResult } from '@cred/vendor';
import { notificationsKey } from './get-notifications';
import { changesKey, refetchAfterLastChange } from './refetch';
import { setRead } from './update-notifications';

const markNotificationRead = (id: string): Promise<Notification> => callApi('markNotificationRead', { params: { id } });

/** Marks a notification as read at once; if the server rejects it, the change is undone with a toast. */
export function useMarkNotificationRead(): UseMutationResult<Notification, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...changesKey, 'mark-read'],
    mutationFn: markNotificationRead,
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: notificationsKey });
      setRead(client, [id], true);
    },
    onError: (_, id) => {
      // Undoes this one only, since others may have been marked in the meantime.
      setRead(client, [id], false);
      notify.error('Could not mark as read');
    },
    onSettled: () => refetchAfterLastChange(client),
  });
}

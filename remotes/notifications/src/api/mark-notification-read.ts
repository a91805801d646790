import { callApi } from '@cred/api-client';
import type { Notification } from '@cred/contract';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient, type UseMutationResult } from '@cred/vendor';
import { notificationListQuery } from './get-notifications';
import { changesKey, refetchAfterLastChange } from './refetch';

const markNotificationRead = (id: string): Promise<Notification> => callApi('markNotificationRead', { params: { id } });

const withRead = (items: Notification[] | undefined, id: string, read: boolean): Notification[] | undefined =>
  items?.map((item) => (item.id === id ? { ...item, read } : item));

/** Marks a notification as read at once; if the server rejects it, the change is undone with a toast. */
export function useMarkNotificationRead(): UseMutationResult<Notification, Error, string> {
  const client = useQueryClient();
  const { queryKey } = notificationListQuery();
  return useMutation({
    mutationKey: [...changesKey, 'mark-read'],
    mutationFn: markNotificationRead,
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (items) => withRead(items, id, true));
    },
    onError: (_, id) => {
      // Undoes this one only, since others may have been marked in the meantime.
      client.setQueryData(queryKey, (items) => withRead(items, id, false));
      notify.error('Could not mark as read');
    },
    onSettled: () => refetchAfterLastChange(client),
  });
}

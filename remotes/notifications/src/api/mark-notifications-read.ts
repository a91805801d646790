import { callApi } from '@cred/api-client';
import type { CallBody, CallResponse } from '@cred/contract';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient, type UseMutationResult } from '@cred/vendor';
import { notificationListQuery, setRead, unreadIds } from './get-notifications';
import { changesKey, refetchAfterLastChange } from './refetch';

type Body = CallBody<'markNotificationsRead'>;

const markNotificationsRead = (body: Body): Promise<CallResponse<'markNotificationsRead'>> =>
  callApi('markNotificationsRead', { body });

/**
 * Marks several notifications as read at once (`ids`), or all up to one (`until`); undone if the server rejects it.
 * Only a failure of all is reported: the member has pressed a button for it. What was seen is marked again when it is
 * seen again.
 */
export function useMarkNotificationsRead(): UseMutationResult<unknown, Error, Body, readonly string[]> {
  const client = useQueryClient();
  const { queryKey } = notificationListQuery();
  return useMutation({
    mutationKey: [...changesKey, 'mark-several-read'],
    mutationFn: markNotificationsRead,
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey });
      const ids = 'ids' in body ? body.ids : unreadIds(client);
      setRead(client, ids, true);
      return ids;
    },
    onError: (_, body, ids) => {
      setRead(client, ids ?? [], false);
      if ('until' in body) notify.error('Could not mark as read');
    },
    onSettled: () => refetchAfterLastChange(client),
  });
}

import { callApi } from '@cred/api-client';
import type { CallBody, CallResponse } from '@cred/contract';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient, type UseMutationResult } from '@cred/vendor';
import { notificationsKey } from './get-notifications';
import { changesKey, refetchAfterLastChange } from './refetch';
import { setAllRead, setRead } from './update-notifications';

type Body = CallBody<'markNotificationsRead'>;

const markNotificationsRead = (body: Body): Promise<CallResponse<'markNotificationsRead'>> =>
  callApi('markNotificationsRead', { body });

/**
 * Marks several notifications as read at once (`ids`), or all up to one (`until`); undone if the server rejects it.
 * Only a failure of all is reported: the member has pressed a button for it. What was seen is marked again when it is
 * seen again.
 */
export function useMarkNotificationsRead(): UseMutationResult<unknown, Error, Body, () => void> {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...changesKey, 'mark-several-read'],
    mutationFn: markNotificationsRead,
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey: notificationsKey });
      if (!('ids' in body)) return setAllRead(client);
      setRead(client, body.ids, true);
      return () => setRead(client, body.ids, false);
    },
    onError: (_, body, undo) => {
      undo?.();
      if ('until' in body) notify.error('Could not mark as read');
    },
    onSettled: () => refetchAfterLastChange(client),
  });
}

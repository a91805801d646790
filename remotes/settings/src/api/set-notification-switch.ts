import { callApi } from '@cred/api-client';
import type { NotificationSwitches, SwitchableNotification } from '@cred/contract';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { notificationSwitchesQuery } from './get-notification-switches';

const setNotificationSwitch = (kind: SwitchableNotification, on: boolean): Promise<NotificationSwitches> =>
  callApi('setNotificationSwitch', { body: { kind, on } });

/** Switches a kind of notifications at once; if the server rejects it, the change is undone with a toast. */
export function useSetNotificationSwitch(kind: SwitchableNotification) {
  const client = useQueryClient();
  const { queryKey } = notificationSwitchesQuery();
  const show = (on: boolean): void =>
    void client.setQueryData(queryKey, (switches) => switches && { ...switches, [kind]: on });
  return useMutation({
    meta: { changes: [queryKey] },
    mutationFn: (on: boolean) => setNotificationSwitch(kind, on),
    // Fast presses are sent one after the other, so that the last one counts.
    scope: { id: `notification-switch ${kind}` },
    onMutate: async (on) => {
      await client.cancelQueries({ queryKey });
      show(on);
    },
    onError: (error, on) => {
      show(!on);
      notify.error(error.message);
    },
  });
}

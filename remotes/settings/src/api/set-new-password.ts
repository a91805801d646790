import { callApi, isApiError } from '@cred/api-client';
import type { CallResponse, CallBodyInput } from '@cred/contract';
import { useMe } from '@cred/platform';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { sessionsQuery } from './get-sessions';

type NewPassword = CallBodyInput<'setNewPassword'>;

const setNewPassword = (userId: string, body: NewPassword): Promise<CallResponse<'setNewPassword'>> =>
  callApi('setNewPassword', { params: { userId }, body });

/** The id of the toast: the message of a retry replaces the previous one. */
const TOAST_ID = 'password';

/** Whether the server requires the current password first (SRV-13). */
export const requiresCurrentPassword = (error: unknown): boolean =>
  isApiError(error) && error.code === 'reauth_required';

/** Changes the member's password, which ends the sessions of other browsers. */
export function useSetNewPassword() {
  const { id } = useMe();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPassword) => setNewPassword(id, body),
    onSuccess: () => {
      notify.success('Your password update', TOAST_ID);
      void client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
    onError: (error) => {
      // Not an error to show: the page requests the current password.
      if (!requiresCurrentPassword(error)) notify.error('Error to update your password, try again', TOAST_ID);
    },
  });
}

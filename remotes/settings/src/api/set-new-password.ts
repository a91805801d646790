import { callApi } from '@cred/api-client';
import type { CallResponse } from '@cred/contract';
import { isNotConfirmed, useConfirmed, useMe } from '@cred/platform';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { sessionsQuery } from './get-sessions';

const setNewPassword = (userId: string, password: string): Promise<CallResponse<'setNewPassword'>> =>
  callApi('setNewPassword', { params: { userId }, body: { password } });

/** The id of the toast: the message of a retry replaces the previous one. */
const TOAST_ID = 'password';

/** Changes the member's password in a confirmed session (SRV-13), which ends the sessions of other browsers. */
export function useSetNewPassword() {
  const { id } = useMe();
  const client = useQueryClient();
  const confirmed = useConfirmed();
  return useMutation({
    mutationFn: (password: string) => confirmed(() => setNewPassword(id, password)),
    onSuccess: () => {
      notify.success('Your password update', TOAST_ID);
      void client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
    onError: (error) => {
      if (!isNotConfirmed(error)) notify.error('Error to update your password, try again', TOAST_ID);
    },
  });
}

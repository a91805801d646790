import { callApi, isApiError } from '@cred/api-client';
import type { CallAnswer, CallBodyInput } from '@cred/contract';
import { useMe } from '@cred/platform';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import { sessionsQuery } from './get-sessions';

type NewPassword = CallBodyInput<'setNewPassword'>;

const setNewPassword = (userId: string, body: NewPassword): Promise<CallAnswer<'setNewPassword'>> =>
  callApi('setNewPassword', { params: { userId }, body });

/** A retry's message takes the place of the one before it. */
const ABOUT = 'password';

/** Whether the server wants the current password first (SRV-13). */
export const wantsCurrentPassword = (error: unknown): boolean => isApiError(error) && error.code === 'reauth_required';

/** Changes the own password; the sessions of the other browsers end with it. */
export function useSetNewPassword() {
  const { id } = useMe();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPassword) => setNewPassword(id, body),
    onSuccess: () => {
      notify.success('Your password update', ABOUT);
      void client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
    onError: (error) => {
      // That is a question, not a failure: the page asks it.
      if (!wantsCurrentPassword(error)) notify.error('Error to update your password, try again', ABOUT);
    },
  });
}

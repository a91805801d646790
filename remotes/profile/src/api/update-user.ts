import { callApi } from '@cred/api-client';
import type { User } from '@cred/contract';
import { isNotConfirmed, useConfirmed, useSession } from '@cred/platform';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient } from '@cred/vendor';
import type { ProfileChanges } from '../lib/profile-changes';
import { userQuery } from './get-user';

/**
 * Updates the member's profile; the server applies either all changes or none. Then reloads the session and caches the
 * profile under the new username. An error is only logged (GEN-10).
 */
export function useUpdateUser() {
  const client = useQueryClient();
  const { me, refresh } = useSession();
  const confirmed = useConfirmed();
  return useMutation({
    meta: { changes: [[]] },
    mutationFn: (changes: ProfileChanges): Promise<User> =>
      // A new mail address requires a confirmed session (SRV-16).
      confirmed(() => callApi('updateUser', { params: { id: me.id }, body: changes })),
    onSuccess: (user, { email }) => {
      if (email !== undefined && user.pendingEmail)
        notify.success(`Open the link in the mail to ${user.pendingEmail}: your address changes then`);
      client.setQueryData(userQuery(user.username).queryKey, user);
      // Cards show the name and the badge, and the specialty determines which posts are visible.
      for (const area of ['post', 'posts', 'saved-posts', 'comments'])
        void client.invalidateQueries({ queryKey: [area] });
      refresh().catch((error: unknown) => console.error('Session refresh failed', error));
    },
    onError: (error) => {
      if (!isNotConfirmed(error)) console.error('Profile update failed', error);
    },
  });
}

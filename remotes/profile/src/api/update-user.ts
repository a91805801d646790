import { callApi } from '@cred/api-client';
import type { User } from '@cred/contract';
import { useSession } from '@cred/platform';
import { useMutation, useQueryClient } from '@cred/vendor';
import type { ProfileChanges } from '../lib/profile-changes';
import { userQuery } from './get-user';

/**
 * Changes the own profile, all of it or nothing, and has the session asked for again. The page of the new
 * username finds its profile in place. A refusal is logged only (spec.md section 8).
 */
export function useUpdateUser() {
  const client = useQueryClient();
  const { me, refresh } = useSession();
  return useMutation({
    mutationFn: (changes: ProfileChanges): Promise<User> =>
      callApi('updateUser', { params: { id: me.id }, body: changes }),
    onSuccess: (user) => {
      client.setQueryData(userQuery(user.username).queryKey, user);
      // Cards carry the name and the badge, and a specialty says which posts there are to see.
      for (const area of ['posts', 'saved-posts', 'comments']) void client.invalidateQueries({ queryKey: [area] });
      refresh().catch((error: unknown) => console.error('Session refresh failed', error));
    },
    onError: (error) => console.error('Profile update failed', error),
  });
}

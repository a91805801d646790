import { useSession } from '@cred/platform';

/**
 * For when the server has ended this session: forgets the member and leads to the login page. Resolves in any
 * case; where even the logout is not answered, the session is asked for anew, and there is none.
 */
export function useLeave(): () => Promise<void> {
  const { logOut, refresh } = useSession();
  return async () => {
    await logOut()
      .catch(refresh)
      .catch(() => undefined);
  };
}

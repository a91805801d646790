import { useSession } from '@cred/platform';

/**
 * Called after the server has ended this session: removes the member's data and navigates to the login page. Never
 * rejects: if the logout fails too, it reloads the session, which no longer exists.
 */
export function useLeaveSession(): () => Promise<void> {
  const { logOut, refresh } = useSession();
  return async () => {
    await logOut()
      .catch(refresh)
      .catch(() => undefined);
  };
}

import { useSession } from '@cred/platform';

/**
 * Used after the server has ended this session: removes the member's data and leads to the login page. Never rejects;
 * if the logout fails too, the session is reloaded, and there is none.
 */
export function useLeave(): () => Promise<void> {
  const { logOut, refresh } = useSession();
  return async () => {
    await logOut()
      .catch(refresh)
      .catch(() => undefined);
  };
}

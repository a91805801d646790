import { callApi } from '@cred/api-client';
import { loginQuery } from '@cred/contract';
import { clearMemberStorage, paths, SessionContext, type Session } from '@cred/platform';
import { ErrorPanel, VisuallyHidden } from '@cred/ui';
import { Navigate, useLocation, useQuery, useQueryClient } from '@cred/vendor';
import { useMemo, type ReactNode } from 'react';
import { FullPage, FullPageSpinner } from '../components/full-page';
import { chooseBuildsFor } from '../federation';
import { removeMemberData, refetchSession, sessionQuery } from './session-query';
import { useConfirmIdentity } from './use-confirm-identity';

/**
 * Renders its children for signed-in members, redirects visitors to the login page, and shows a spinner while the
 * session loads (SHELL-1). Without a connection it shows an error and does not redirect.
 */
export function Guard({ children }: { readonly children: ReactNode }): ReactNode {
  const queryClient = useQueryClient();
  const { data: me, isPending, isFetching, refetch } = useQuery(sessionQuery);
  const [confirmDialog, confirmIdentity] = useConfirmIdentity();

  const session = useMemo((): Session | null => {
    if (!me) return null;
    return {
      me,
      refresh: async () => {
        await refetchSession(queryClient);
      },
      logOut: async () => {
        await callApi('logout', {});
        // The server has ended the session. This tab is signed out even if the next response fails.
        await refetchSession(queryClient).catch(() => undefined);
        queryClient.setQueryData(sessionQuery.queryKey, null);
        removeMemberData(queryClient);
        await clearMemberStorage();
      },
      confirmIdentity,
    };
  }, [me, queryClient, confirmIdentity]);

  // Set before the first area loads, because trials apply to some members only.
  if (session) chooseBuildsFor(session.me);
  // Keyed by member, so that no state remains when another member signs in.
  if (session)
    return (
      <SessionContext key={session.me.id} value={session}>
        {children}
        {confirmDialog}
      </SessionContext>
    );
  if (isPending && isFetching) return <FullPageSpinner />;
  if (me === null) return <ToLogin />;
  return (
    <FullPage>
      <VisuallyHidden as="h1">Cred</VisuallyHidden>
      <ErrorPanel title="Cred cannot be reached" onRetry={() => void refetch()} pending={isFetching}>
        Check your connection and try again.
      </ErrorPanel>
    </FullPage>
  );
}

/** A separate component, so that the guard is not rendered again when the address changes (FED-25). */
function ToLogin(): ReactNode {
  const { pathname, search } = useLocation();
  return <Navigate to={{ pathname: paths.login(), search: loginQuery(pathname + search) }} replace />;
}

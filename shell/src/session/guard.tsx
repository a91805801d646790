import { callApi } from '@cred/api-client';
import { forgetKeptData, paths, SessionContext, type Session } from '@cred/platform';
import { ErrorPanel, VisuallyHidden } from '@cred/ui';
import { Navigate, useQuery, useQueryClient } from '@cred/vendor';
import { useMemo, type ReactNode } from 'react';
import { FullPage, FullPageSpinner } from '../app/full-page';
import { chooseBuildsFor } from '../federation';
import { forgetMemberData, refetchSession, sessionQuery } from './session-query';

/**
 * Lets signed-in members through, sends others to the login page, and shows a spinner while it asks
 * (spec.md section 2). No connection is no answer: then it says so, and leads nowhere.
 */
export function Guard({ children }: { readonly children: ReactNode }): ReactNode {
  const queryClient = useQueryClient();
  const { data: me, isPending, isFetching, refetch } = useQuery(sessionQuery);

  const session = useMemo((): Session | null => {
    if (!me) return null;
    return {
      me,
      refresh: async () => {
        await refetchSession(queryClient);
      },
      logOut: async () => {
        await callApi('logout', {});
        // The server has ended it: whatever the next answer says, this tab is signed out.
        await refetchSession(queryClient).catch(() => undefined);
        queryClient.setQueryData(sessionQuery.queryKey, null);
        forgetMemberData(queryClient);
        await forgetKeptData();
      },
    };
  }, [me, queryClient]);

  // Trials of areas are for some members; before the first area is asked for.
  if (session) chooseBuildsFor(session.me);
  // Another member's page is another page.
  if (session)
    return (
      <SessionContext key={session.me.id} value={session}>
        {children}
      </SessionContext>
    );
  if (isPending && isFetching) return <FullPageSpinner />;
  if (me === null) return <Navigate to={paths.login()} replace />;
  return (
    <FullPage>
      <VisuallyHidden as="h1">Cred</VisuallyHidden>
      <ErrorPanel title="Cred cannot be reached" onRetry={() => void refetch()} pending={isFetching}>
        Check your connection and try again.
      </ErrorPanel>
    </FullPage>
  );
}

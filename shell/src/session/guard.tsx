import { callApi } from '@cred/api-client';
import { loginQuery } from '@cred/contract';
import { clearMemberStorage, paths, SessionContext, type Session } from '@cred/platform';
import { ErrorPanel, VisuallyHidden } from '@cred/ui';
import { useLocation, useNavigate, useQuery, useQueryClient, type QueryClient } from '@cred/vendor';
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { FullPage } from '../components/full-page';
import { chooseBuildsFor } from '../federation';
import { pageConfig } from '../lib/page-config';
import { removeMemberData, refetchSession, sessionQuery } from './session-query';
import { SessionLoading } from './session-loading';
import { useConfirmIdentity } from './use-confirm-identity';

/**
 * Renders its children for signed-in members, redirects visitors to the login page, and shows a spinner while the
 * session loads (SHELL-1). Without a connection it shows an error and does not redirect.
 */
export function Guard({ children }: { readonly children: ReactNode }): ReactNode {
  const queryClient = useQueryClient();
  const { data: me, isPending, isFetching, refetch } = useQuery(sessionQuery);
  const [confirmDialog, confirmIdentity] = useConfirmIdentity();
  const earlier = earlierSessionOf(queryClient);

  const session = useMemo((): Session | null => {
    if (!me) return null;
    return {
      me,
      refresh: async () => {
        await refetchSession(queryClient);
      },
      logOut: async () => {
        earlier.leave();
        await callApi('logout', {});
        // The server has ended the session. This tab is signed out even if the next response fails.
        await refetchSession(queryClient).catch(() => undefined);
        queryClient.setQueryData(sessionQuery.queryKey, null);
        removeMemberData(queryClient);
        await clearMemberStorage();
      },
      confirmIdentity,
    };
  }, [me, queryClient, confirmIdentity, earlier]);

  const memberId = me?.id;
  useEffect(() => {
    // Once for each login: while a logout is pending, the session may arrive again.
    if (memberId !== undefined) earlier.open();
  }, [memberId, earlier]);

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
  if (isPending && isFetching) {
    // A refetch would wait for the request that has had no answer.
    return <SessionLoading onRetry={() => void queryClient.resetQueries({ queryKey: sessionQuery.queryKey })} />;
  }
  if (me === null) return <ToLogin earlier={earlier} />;
  return (
    <FullPage>
      <VisuallyHidden as="h1">Cred</VisuallyHidden>
      <ErrorPanel title="Cred cannot be reached" onRetry={() => void refetch()} pending={isFetching}>
        Check your connection and try again.
      </ErrorPanel>
    </FullPage>
  );
}

/** Whether this page has had a session, and whether this page ended the last one. */
class EarlierSession {
  private state: 'unknown' | 'open' | 'left' = 'unknown';

  open(): void {
    this.state = 'open';
  }

  leave(): void {
    this.state = 'left';
  }

  /** How it has ended. Before the first answer, the browser may have sent one for the page. */
  get end(): 'here' | 'elsewhere' | 'never open' {
    if (this.state === 'left') return 'here';
    return this.state === 'open' || pageConfig().hasSession ? 'elsewhere' : 'never open';
  }
}

/** By the page's data, since the guard may be mounted again. */
const earlierSessions = new WeakMap<QueryClient, EarlierSession>();

function earlierSessionOf(queryClient: QueryClient): EarlierSession {
  const earlier = earlierSessions.get(queryClient) ?? new EarlierSession();
  earlierSessions.set(queryClient, earlier);
  return earlier;
}

/** A separate component, so that the guard is not rendered again when the address changes (FED-25). */
function ToLogin({ earlier }: { readonly earlier: EarlierSession }): ReactNode {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const goToLogin = useEffectEvent(() => {
    const ended = earlier.end;
    // After a logout the login page leads home: the next member may be another one.
    const query = ended === 'here' ? '' : loginQuery(pathname + search);
    const state = ended === 'elsewhere' ? { sessionEnded: true } : null;
    void navigate({ pathname: paths.login(), search: query }, { replace: true, state });
  });
  useEffect(() => goToLogin(), []);
  return null;
}

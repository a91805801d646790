import { isApiError } from '@cred/api-client';
import { EmptyState, ErrorPanel } from '@cred/ui';
import { WifiOff } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';

const ConfirmSession = lazy(async () => ({
  default: (await import(/* webpackChunkName: "sign-in-methods" */ './second-factor/confirm-session')).ConfirmSession,
}));

interface QueryStateProps {
  readonly query: {
    readonly error: Error | null;
    readonly fetchStatus: 'fetching' | 'paused' | 'idle';
    readonly refetch: () => unknown;
  };
  /** The error text. */
  readonly errorTitle: string;
  /** Shown while loading. */
  readonly children: ReactNode;
}

/**
 * Shows the state of a query that has no data: in flight, without a network, or failed. For a session that must be
 * confirmed first it shows how (AUTH-25).
 */
export function QueryState({ query, errorTitle, children }: QueryStateProps) {
  if (isApiError(query.error) && query.error.code === 'second_factor_required')
    return (
      <Suspense fallback={children}>
        <ConfirmSession />
      </Suspense>
    );
  if (query.error) {
    return (
      <ErrorPanel title={errorTitle} onRetry={() => void query.refetch()} pending={query.fetchStatus === 'fetching'}>
        {query.error.message}
      </ErrorPanel>
    );
  }
  if (query.fetchStatus === 'paused')
    return <EmptyState icon={WifiOff}>You are offline. This goes on by itself as soon as you are back.</EmptyState>;
  return children;
}

import { EmptyState, ErrorPanel } from '@cred/ui';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';

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

/** Shows the state of a query that has no data: in flight, without a network, or failed. */
export function QueryState({ query, errorTitle, children }: QueryStateProps) {
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

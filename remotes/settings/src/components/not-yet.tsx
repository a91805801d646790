import { EmptyState, ErrorPanel } from '@cred/ui';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';

interface NotYetProps {
  readonly query: {
    readonly error: Error | null;
    readonly fetchStatus: 'fetching' | 'paused' | 'idle';
    readonly refetch: () => unknown;
  };
  /** What could not be had, as a sentence. */
  readonly failure: string;
  /** Stands in the place of what is loading. */
  readonly children: ReactNode;
}

/** A query without data: on its way, without a network, or failed. */
export function NotYet({ query, failure, children }: NotYetProps) {
  if (query.error) {
    return (
      <ErrorPanel title={failure} onRetry={() => void query.refetch()} pending={query.fetchStatus === 'fetching'}>
        {query.error.message}
      </ErrorPanel>
    );
  }
  if (query.fetchStatus === 'paused')
    return <EmptyState icon={WifiOff}>You are offline. This goes on by itself as soon as you are back.</EmptyState>;
  return children;
}

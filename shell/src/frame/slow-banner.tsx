import { useQueryClient, type QueryClient } from '@cred/vendor';
import { Hourglass } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Line } from './offline-banner';

/** From here on a member wants to know what the page waits for, in ms. */
const SLOW_MS = 5_000;

type Query = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number];

/** Whether the page shows a place for an answer that has not arrived: not one that is loaded ahead, or that failed. */
const isAwaited = (query: Query): boolean =>
  query.state.fetchStatus === 'fetching' &&
  query.state.data === undefined &&
  query.state.fetchFailureCount === 0 &&
  query.getObserversCount() > 0;

/** Whether one part of the page has been awaited for 5 s. */
function useIsSlow(): boolean {
  const client = useQueryClient();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const cache = client.getQueryCache();
    let since = new Map<Query, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = (): void => {
      clearTimeout(timer);
      const now = Date.now();
      const awaited = cache.getAll().filter(isAwaited);
      since = new Map(awaited.map((query) => [query, since.get(query) ?? now]));
      if (awaited.length === 0) return setSlow(false);
      const left = Math.min(...since.values()) + SLOW_MS - now;
      setSlow(left <= 0);
      if (left > 0) timer = setTimeout(update, left);
    };
    update();
    const unsubscribe = cache.subscribe(update);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [client]);
  return slow;
}

/** A notice while a part of the page has been awaited for 5 s, which has no time limit (GEN-8, SHELL-16). */
export function SlowBanner(): ReactNode {
  const slow = useIsSlow();
  return (
    <div role="status">
      {slow && (
        <Line>
          <Hourglass size={16} strokeWidth={1.75} aria-hidden />
          The server has not answered yet. What is missing here appears as soon as it does.
        </Line>
      )}
    </div>
  );
}

import { useQueryClient } from '@cred/vendor';
import { Hourglass } from 'lucide-react';
import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Line } from './offline-banner';

/** From here on a member wants to know what the page waits for, in ms. */
const SLOW_MS = 5_000;

/** A notice while something of the page has been awaited for 5 s, which has no time limit (GEN-8, SHELL-16). */
export function SlowBanner(): ReactNode {
  const client = useQueryClient();
  const isWaiting = useSyncExternalStore(
    useCallback((listener) => client.getQueryCache().subscribe(listener), [client]),
    () => client.isFetching({ predicate: ({ state }) => state.data === undefined }) > 0,
  );
  return <div role="status">{isWaiting && <LateLine />}</div>;
}

function LateLine(): ReactNode {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    slow && (
      <Line>
        <Hourglass size={16} strokeWidth={1.75} aria-hidden />
        The server has not answered yet. What is missing here appears as soon as it does.
      </Line>
    )
  );
}

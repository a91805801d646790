import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { FullPageSpinner } from '../components/full-page';
import { RetryBoundary } from '../components/retry-boundary';

/** From here on a member wants to know what the page waits for, in ms. */
const SLOW_MS = 5_000;

const WaitingFrame = lazy(async () => ({
  default: (await import(/* webpackChunkName: "waiting" */ '../frame/waiting-frame')).WaitingFrame,
}));

/** A spinner while the session loads, and after 5 s the frame with a note and 'Try again' (SHELL-16). */
export function SessionLoading({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return <FullPageSpinner />;
  return (
    <RetryBoundary title="" onRetry={() => undefined} fallback={<FullPageSpinner />}>
      <Suspense fallback={<FullPageSpinner />}>
        <WaitingFrame onRetry={onRetry} />
      </Suspense>
    </RetryBoundary>
  );
}

import { LiveContext, useMe } from '@cred/platform';
import { useQueryClient } from '@cred/vendor';
import { useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '../lib/idle';
import { recheckSession } from '../session/watch-session';
import { createLiveHub, type LiveHub } from './live-hub';

/** Delay before a failed load of the stream's code is retried; until then pages use polling. */
const RETRY_MS = 30_000;

/**
 * Provides the push stream to its children. Its code is loaded when the browser is idle, so that no paint waits for it.
 */
export function LiveProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { id } = useMe();
  const queryClient = useQueryClient();
  const [hub] = useState(createLiveHub);
  useEffect(() => startWhenIdle(id, hub, () => recheckSession(queryClient)), [id, hub, queryClient]);
  return <LiveContext value={hub}>{children}</LiveContext>;
}

function startWhenIdle(memberId: string, { emit }: LiveHub, onDenied: () => void): () => void {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const load = async (): Promise<void> => {
    try {
      const { startLive } = await import(/* webpackChunkName: "live" */ './start-live');
      if (!stopped) stop = startLive({ memberId, emit, onDenied });
    } catch {
      if (!stopped) timer = setTimeout(() => void load(), RETRY_MS);
    }
  };
  const cancelIdle = whenIdle(() => void load());
  return () => {
    stopped = true;
    cancelIdle();
    clearTimeout(timer);
    stop?.();
  };
}

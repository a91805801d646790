import { LiveContext, useMe } from '@cred/platform';
import { useQueryClient } from '@cred/vendor';
import { useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '../app/use-idle';
import { checkSession } from '../session/end-session-on-401';
import { makeLiveHub, type LiveHub } from './live-hub';

/** After the stream's code could not be loaded; until then pages live by their polls. */
const LOAD_AGAIN_MS = 30_000;

/** The push stream for everything inside. Its code is fetched when the browser is idle: no paint waits for it. */
export function LiveProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { id } = useMe();
  const queryClient = useQueryClient();
  const [hub] = useState(makeLiveHub);
  useEffect(() => begin(id, hub, () => checkSession(queryClient)), [id, hub, queryClient]);
  return <LiveContext value={hub}>{children}</LiveContext>;
}

function begin(memberId: string, { emit }: LiveHub, onDenied: () => void): () => void {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const load = async (): Promise<void> => {
    try {
      const { startLive } = await import(/* webpackChunkName: "live" */ './start-live');
      if (!over) stop = startLive({ memberId, emit, onDenied });
    } catch {
      if (!over) timer = setTimeout(() => void load(), LOAD_AGAIN_MS);
    }
  };
  const callOff = whenIdle(() => void load());
  return () => {
    over = true;
    callOff();
    clearTimeout(timer);
    stop?.();
  };
}

import type { LiveEventData, LiveEventName } from '@cred/contract';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** The shell's side of the push stream (SRV-31): every tab hears each event once. */
export interface LiveSource {
  /** Calls `listener` for every event of that name until the returned function is called. */
  readonly subscribe: <N extends LiveEventName>(name: N, listener: (data: LiveEventData<N>) => void) => () => void;
}

/** Without a source nothing is pushed: pages live by their polls, as they must when the stream is down. */
export const LiveContext = createContext<LiveSource | null>(null);
LiveContext.displayName = 'Live';

/** Hears one kind of event while the component is shown. */
export function useLiveEvent<N extends LiveEventName>(name: N, listener: (data: LiveEventData<N>) => void): void {
  const source = useContext(LiveContext);
  const heard = useEffectEvent(listener);
  useEffect(() => source?.subscribe(name, (data) => heard(data)), [source, name]);
}

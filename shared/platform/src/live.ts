import type { LiveEventData, LiveEventName } from '@cred/contract';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** The shell's side of the event stream (SRV-31): each tab receives each event once. */
export interface LiveSource {
  /**
   * Calls `listener` for every event of that name until the returned function is called. A listener of `reset` is also
   * called at once if events arrived before it.
   */
  readonly subscribe: <N extends LiveEventName>(name: N, listener: (data: LiveEventData<N>) => void) => () => void;
}

/** Without a source no events arrive, and pages rely on polling, as when the stream is down. */
export const LiveContext = createContext<LiveSource | null>(null);
LiveContext.displayName = 'Live';

/** Calls `listener` for one kind of event while the component is mounted. */
export function useLiveEvent<N extends LiveEventName>(name: N, listener: (data: LiveEventData<N>) => void): void {
  const source = useContext(LiveContext);
  const onEvent = useEffectEvent(listener);
  useEffect(() => source?.subscribe(name, (data) => onEvent(data)), [source, name]);
}

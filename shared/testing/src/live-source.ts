import type { LiveEventData, LiveEventName } from '@cred/contract';
import type { LiveSource } from '@cred/platform';
import { act } from '@testing-library/react';

export type EmitLive = <N extends LiveEventName>(name: N, data: LiveEventData<N>) => void;

/** An event stream for tests: `emit` delivers an event. */
export function makeLiveSource(): { readonly source: LiveSource; readonly emit: EmitLive } {
  const listeners = new Map<LiveEventName, Set<(data: never) => void>>();
  return {
    source: {
      subscribe: (name, listener) => {
        const set = listeners.get(name) ?? new Set();
        listeners.set(name, set.add(listener));
        return () => void set.delete(listener);
      },
    },
    emit: (name, data) => act(() => listeners.get(name)?.forEach((listener) => listener(data as never))),
  };
}

import { schemas, type LiveEventName } from '@cred/contract';
import type { LiveSource } from '@cred/platform';

/** Where this page's parts hear of what comes by the push stream. */
export interface LiveHub extends LiveSource {
  /**
   * Hands an event to whoever listens for its name. Names that this page does not know come from a newer server
   * and are ignored, and so are data that break the contract.
   * @param data the event's JSON text
   */
  readonly emit: (name: string, data: string) => void;
}

type Listener = (data: never) => void;

const isKnown = (name: string): name is LiveEventName => Object.hasOwn(schemas.liveEvents, name);

export function makeLiveHub(): LiveHub {
  const listeners = new Map<LiveEventName, Set<Listener>>();
  return {
    subscribe: (name, listener) => {
      const heard = listeners.get(name) ?? new Set();
      listeners.set(name, heard.add(listener));
      return () => void heard.delete(listener);
    },
    emit: (name, text) => {
      const data = isKnown(name) ? read(name, text) : null;
      if (!data) return;
      for (const listener of listeners.get(name as LiveEventName) ?? []) {
        try {
          listener(data as never);
        } catch (error) {
          // One listener's fault is shown like any uncaught one; the others and the stream go on.
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
}

function read(name: LiveEventName, text: string): unknown {
  try {
    return schemas.liveEvents[name].safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

import { schemas, type LiveEventName } from '@cred/contract';
import type { LiveSource } from '@cred/platform';

/** Distributes the events of the push stream within this page. */
export interface LiveHub extends LiveSource {
  /**
   * Passes an event to the subscribers of its name. Unknown names come from a newer server and are ignored, like data
   * that violates the contract.
   * @param data the event's JSON text
   */
  readonly emit: (name: string, data: string) => void;
}

type Listener = (data: never) => void;

const isKnown = (name: string): name is LiveEventName => Object.hasOwn(schemas.liveEvents, name);

export function createLiveHub(): LiveHub {
  const listeners = new Map<LiveEventName, Set<Listener>>();
  return {
    subscribe: (name, listener) => {
      const nameListeners = listeners.get(name) ?? new Set();
      listeners.set(name, nameListeners.add(listener));
      return () => void nameListeners.delete(listener);
    },
    emit: (name, text) => {
      const data = isKnown(name) ? read(name, text) : null;
      if (!data) return;
      for (const listener of listeners.get(name as LiveEventName) ?? []) {
        try {
          listener(data as never);
        } catch (error) {
          // Rethrown in a microtask like any uncaught error; the other subscribers and the stream continue.
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

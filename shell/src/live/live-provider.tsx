import { dropAnswersAhead } from '@cred/api-client';
import type { LiveEvent, LiveEventName } from '@cred/contract';
import { LiveContext, type LiveSource, useMe } from '@cred/platform';
import { useQueryClient, type QueryClient } from '@cred/vendor';
import { useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '../lib/idle';
import { pageConfig } from '../lib/page-config';
import { recheckSession } from '../session/watch-session';

/** Delay before a failed load of the stream's code is retried, in ms; until then pages use polling. */
const RETRY_MS = 30_000;

/**
 * Provides the event stream to its children. The stream's code is loaded when the browser is idle, so that it does not
 * delay painting.
 */
export function LiveProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { id } = useMe();
  const queryClient = useQueryClient();
  const [hub] = useState(createLiveHub);
  // A badge or a role is part of many responses, and changes rarely.
  useEffect(() => hub.subscribe('account', () => void queryClient.invalidateQueries()), [hub, queryClient]);
  useEffect(() => startWhenIdle(id, hub, queryClient), [id, hub, queryClient]);
  return <LiveContext value={hub}>{children}</LiveContext>;
}

function startWhenIdle(memberId: string, { emit }: LiveHub, queryClient: QueryClient): () => void {
  const onDenied = (): void => recheckSession(queryClient);
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const load = async (): Promise<void> => {
    try {
      const { startLive } = await import(/* webpackChunkName: "live" */ './start-live');
      if (!stopped) stop = startLive({ memberId, lastEventId: lastEventOfPage(memberId), emit, onDenied, queryClient });
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

/** The id of the last event that the page's data contains; null for the data of a login in this page. */
function lastEventOfPage(memberId: string): string | null {
  const { lastEvent } = pageConfig();
  return lastEvent?.userId === memberId ? lastEvent.id : null;
}

/**
 * Distributes the events of the event stream within this page. A subscriber to `reset` that comes after events receives
 * a reset at once.
 */
interface LiveHub extends LiveSource {
  /** Passes an event to the subscribers of its name. */
  readonly emit: (event: LiveEvent) => void;
}

type Listener = (data: never) => void;

/** The events after which no data is outdated. */
const WITHOUT_CHANGES: ReadonlySet<LiveEventName> = new Set(['alive', 'typing']);

export function createLiveHub(): LiveHub {
  const listeners = new Map<LiveEventName, Set<Listener>>();
  let hasChanges = false;
  return {
    subscribe: (name, listener) => {
      const nameListeners = listeners.get(name) ?? new Set();
      listeners.set(name, nameListeners.add(listener));
      // An area may be loaded after the stream, and its data may be older than the events that it missed.
      if (name === 'reset' && hasChanges) listener({} as never);
      return () => void nameListeners.delete(listener);
    },
    emit: ({ name, data }) => {
      if (!WITHOUT_CHANGES.has(name)) {
        hasChanges = true;
        // The next page would miss the event.
        dropAnswersAhead();
      }
      for (const listener of listeners.get(name) ?? []) {
        try {
          listener(data as never);
        } catch (error) {
          // Rethrown in a microtask, like any uncaught error, so that the other subscribers still receive the event.
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
}

import { streamCall } from '@cred/api-client/stream-call';
import type { LiveEvent } from '@cred/contract';
import { LastEvent } from './last-event';
import { readEvent } from './read-event';
import type { QueryClient } from '@cred/vendor';
import { shareChanges } from './share-changes';
import { shareStream, type ShareOptions } from './share-stream';

export interface LiveOptions extends Omit<ShareOptions, 'connect' | 'emit' | 'lastEvent'> {
  /** The id of the last event that the page's data contains; null when it is not known. */
  readonly lastEventId: string | null;
  /** Passes an event of the contract to this tab's page. */
  readonly emit: (event: LiveEvent) => void;
  readonly queryClient: QueryClient;
}

/** Opens the event stream of one member in this tab, and shares its changes. @returns a function that stops it */
export function startLive({ memberId, lastEventId, emit, onDenied, queryClient }: LiveOptions): () => void {
  const lastEvent = new LastEvent(lastEventId);
  const share = (): (() => void) =>
    shareStream({
      memberId,
      lastEvent,
      emit: (name, text) => {
        const event = readEvent(name, text);
        if (event) emit(event);
      },
      onDenied,
      connect: (receivedId, transport) =>
        streamCall(
          'openEvents',
          { query: { userId: memberId, ...(receivedId !== null && { lastEventId: receivedId }) } },
          transport,
        ),
    });
  const stopSharing = shareChanges(memberId, queryClient);
  let stop = share();
  // Stopped when the page is hidden, because the browser's back/forward cache stores no pages with an open connection.
  const onHide = (): void => stop();
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    stop();
    stop = share();
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
    stopSharing();
    stop();
  };
}

import { streamCall } from '@cred/api-client/stream-call';
import { shareStream, type ShareOptions } from './share-stream';

/** Opens the event stream of one member in this tab. @returns a function that stops it */
export function startLive({ memberId, emit, onDenied }: Omit<ShareOptions, 'connect'>): () => void {
  const share = (): (() => void) =>
    shareStream({
      memberId,
      emit,
      onDenied,
      connect: (lastEventId, transport) =>
        streamCall(
          'openEvents',
          { query: { userId: memberId, ...(lastEventId !== null && { lastEventId }) } },
          transport,
        ),
    });
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
    stop();
  };
}

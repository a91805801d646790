import { streamCall } from '@cred/api-client/stream-call';
import { shareStream, type ShareOptions } from './share-stream';

/** The push stream of one member in this tab, from now on until the returned function is called. */
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
  // A page with an open connection could not be kept for the way back.
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

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** The part of an item that must be visible, and for how long, until it counts as seen (NOTIF-12). */
const SEEN_RATIO = 0.6;
const SEEN_MS = 2_000;

/**
 * Calls `onSeen` once the element has been visible for a moment in a visible page, while `enabled`; again only after it has
 * left the screen, so that a failure is not repeated every few seconds. Without IntersectionObserver it is never called;
 * each item has a button that does the same.
 */
export function useSeenForAMoment(element: RefObject<Element | null>, enabled: boolean, onSeen: () => void): void {
  const wasSeen = useRef(false);
  const notifySeen = useEffectEvent(() => {
    wasSeen.current = true;
    onSeen();
  });
  useEffect(() => {
    if (!enabled || !element.current || typeof IntersectionObserver === 'undefined') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let inView = false;
    const restart = (): void => {
      clearTimeout(timer);
      if (inView && !wasSeen.current && document.visibilityState === 'visible')
        timer = setTimeout(() => notifySeen(), SEEN_MS);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        inView = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN_RATIO;
        if (!inView) wasSeen.current = false;
        restart();
      },
      { threshold: SEEN_RATIO },
    );
    observer.observe(element.current);
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', restart);
    };
  }, [element, enabled]);
}

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** A message counts as seen at 60% visibility (CHAT-13). */
const SEEN = 0.6;
// A message taller than the screen is never 60% visible, so filling 60% of the view counts too; the lower thresholds
// report that.
const thresholds = [0.1, 0.2, 0.3, 0.4, 0.5, SEEN];

const isSeen = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= SEEN ||
  (rootBounds !== null && rootBounds.height > 0 && intersectionRect.height >= SEEN * rootBounds.height);

/** Calls `onSeen` once when the element enters the view; never while `enabled` is false. */
export function useSeen<T extends Element>(enabled: boolean, onSeen: () => void): RefObject<T | null> {
  const element = useRef<T>(null);
  const notifySeen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!enabled || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(isSeen)) return;
        observer.disconnect();
        notifySeen();
      },
      { threshold: thresholds },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [enabled]);
  return element;
}

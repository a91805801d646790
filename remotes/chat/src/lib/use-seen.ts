import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** A message counts as seen at 60% visibility (spec.md section 9). */
const SEEN = 0.6;
// A message taller than the screen never shows 60% of itself: filling 60% of the view counts too,
// and the lower steps are where its growth is reported.
const steps = [0.1, 0.2, 0.3, 0.4, 0.5, SEEN];

const isSeen = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= SEEN ||
  (rootBounds !== null && rootBounds.height > 0 && intersectionRect.height >= SEEN * rootBounds.height);

/** Calls `onSeen` once when the element comes into view; not at all while `wanted` is false. */
export function useSeen<T extends Element>(wanted: boolean, onSeen: () => void): RefObject<T | null> {
  const element = useRef<T>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!wanted || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(isSeen)) return;
        observer.disconnect();
        seen();
      },
      { threshold: steps },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [wanted]);
  return element;
}

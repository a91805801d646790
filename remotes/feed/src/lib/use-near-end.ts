import { useEffect, useRef, type RefObject } from 'react';

/** How far below the screen the end may be when the next page loads. */
const AHEAD = '900px';

/**
 * Calls `onNear` when the ref's element is near the screen, while `enabled`. Without IntersectionObserver it is never
 * called; the list has a button that does the same.
 */
export function useNearEnd(enabled: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!enabled || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [enabled]);
  return end;
}

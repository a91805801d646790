import { useEffect, useRef, type RefObject } from 'react';

/** How far below the screen the end may be when the next page is asked for. */
const AHEAD = '900px';

/**
 * Calls `onNear` when the returned ref's element comes near the screen, as long as `enabled`. Without
 * IntersectionObserver it never does: a button beside it does the same.
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

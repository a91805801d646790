import { useEffect, useRef, useState, type RefObject } from 'react';

/** The distance from the screen that counts as near. */
const AHEAD = '600px';

/** Whether the ref's element has been near the screen; always true without IntersectionObserver. */
export function useNearScreen<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(globalThis.window !== undefined && !('IntersectionObserver' in window));
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  return [ref, near];
}

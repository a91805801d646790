import { LoadMore } from '@cred/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/** How far below the screen the end may be when the next page loads. */
const AHEAD = '900px';

interface Props {
  readonly failed: boolean;
  readonly pending: boolean;
  /** Called when the end of the list is near the screen. */
  readonly onReach: () => void;
}

/** The end of the loaded notifications: loads the next page by itself, or on demand after a failure. */
export function MoreNotifications({ failed, pending, onReach }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!end.current || failed || pending || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && reach(),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
    // Observed again after each page, since a short page may leave it in view.
  }, [failed, pending]);
  return (
    <div ref={end}>
      <LoadMore failed={failed} pending={pending} onLoad={onReach} />
    </div>
  );
}

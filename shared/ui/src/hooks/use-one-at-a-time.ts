import { useRef } from 'react';

/**
 * Runs an action only if the previous one has ended, and ignores its rejection, which the action has already shown. A
 * ref, because a second click may precede the next render.
 */
export function useOneAtATime(): (action: () => Promise<unknown>) => void {
  const busy = useRef(false);
  return (action) => {
    if (busy.current) return;
    busy.current = true;
    action()
      .catch(() => undefined)
      .finally(() => {
        busy.current = false;
      });
  };
}

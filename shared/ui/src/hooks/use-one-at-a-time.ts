import { useRef } from 'react';

/**
 * Runs an action only if the one before has ended, and swallows its failure, which the action has told
 * already. State would be seen a render later, and a second click may come before it.
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

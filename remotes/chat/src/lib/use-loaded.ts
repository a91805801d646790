import { notify } from '@cred/ui';
import { useRef, useState } from 'react';

/**
 * Code that is loaded when it is first needed, so that it is not part of the page's JavaScript. A failed load shows a
 * toast, and the next call tries again.
 * @param load the import
 * @returns what is loaded, and a function that loads it and then calls back
 */
export function useLoaded<T extends object>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<T | null>(null);
  const [isLoading, setLoading] = useState(false);
  // A ref, since a second press can precede the next render.
  const running = useRef(false);
  const whenLoaded = (then: () => void): void => {
    if (loaded) then();
    if (loaded || running.current) return;
    running.current = true;
    setLoading(true);
    void load()
      .then(
        (code) => {
          setLoaded(code);
          then();
        },
        () => notify.error('This could not be loaded. Check your connection and try again'),
      )
      .finally(() => {
        running.current = false;
        setLoading(false);
      });
  };
  return { loaded, isLoading, whenLoaded } as const;
}

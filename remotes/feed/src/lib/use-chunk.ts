import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Loads a part of the page's code when the component mounts. Not with `lazy`: its failure would replace the whole page,
 * and it would not load the part again.
 * @returns the loaded part, `'failed'`, or null while it loads; and a function that loads again
 */
export function useChunk<T extends object>(load: () => Promise<T>): readonly [T | 'failed' | null, () => void] {
  const [loaded, setLoaded] = useState<T | 'failed' | null>(null);
  const first = useRef(load);
  const start = useCallback((): void => {
    setLoaded(null);
    first.current().then(setLoaded, () => setLoaded('failed'));
  }, []);
  useEffect(start, [start]);
  return [loaded, start];
}

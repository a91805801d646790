import { useEffect, useState } from 'react';

/** Runs `task` when the browser is idle, or after 2 s. @returns a function that cancels it */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }
  // Safari does not support requestIdleCallback.
  const timer = setTimeout(task, 200);
  return () => clearTimeout(timer);
}

/** False until the browser is idle for the first time; for content that must not delay the first paint. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}

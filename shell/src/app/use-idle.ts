import { useEffect, useState } from 'react';

/** Runs `task` when the browser has nothing better to do, 2 s at the latest; returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no idle callbacks.
  const timer = setTimeout(task, 200);
  return () => clearTimeout(timer);
}

/** False until the browser was idle for the first time: for what the first paint must not wait for. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}

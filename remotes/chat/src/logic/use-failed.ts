import { useEffect, useState } from 'react';
import { useOnline } from './observable';

/**
 * Whether a medium could not be had from where it is now: the sent one is asked for also when the browser could
 * not show the chosen file. Tried again by itself when the browser is back online.
 */
export function useFailed(source: string | null): readonly [boolean, (failed: boolean) => void] {
  const [failedSource, setFailedSource] = useState<string | null>(null);
  const online = useOnline();
  useEffect(() => {
    if (online) setFailedSource(null);
  }, [online]);
  return [source !== null && failedSource === source, (failed) => setFailedSource(failed ? source : null)];
}

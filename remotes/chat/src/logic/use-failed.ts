import { useEffect, useState } from 'react';
import { useOnline } from './observable';

/** Whether a medium could not be had; tried again by itself when the browser is back online. */
export function useFailed(): readonly [boolean, (failed: boolean) => void] {
  const [failed, setFailed] = useState(false);
  const online = useOnline();
  useEffect(() => {
    if (online) setFailed(false);
  }, [online]);
  return [failed, setFailed];
}

import { useEffect, useState } from 'react';

/** `value` as it was when it last stood still for `ms`. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

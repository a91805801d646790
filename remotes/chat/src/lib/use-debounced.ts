import { useEffect, useState } from 'react';

/** The last value that did not change for some milliseconds. An emptied one is returned at once. */
export function useDebounced(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  // Emptying the field clears the value at once, and the previous term does not reappear with the next one.
  if (value === '' && settled !== '') setSettled('');
  return value === '' ? '' : settled;
}

import { useEffect } from 'react';

/** One failed query may be shown by many components. */
const written = new WeakSet<object>();

/** Writes a failure to the console once, under the name that the error catalogue gives it (spec.md section 8). */
export function useLogged(name: string, error: Error | null): void {
  useEffect(() => {
    if (!error || written.has(error)) return;
    written.add(error);
    console.error(name, error);
  }, [name, error]);
}

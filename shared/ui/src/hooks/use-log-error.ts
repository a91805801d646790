import { useEffect } from 'react';

/** Errors that are logged already: several components may show the same failed query. */
const logged = new WeakSet<object>();

/** Logs a failure to the console once, with its name in GEN-10. */
export function useLogError(name: string, error: Error | null): void {
  useEffect(() => {
    if (!error || logged.has(error)) return;
    logged.add(error);
    console.error(name, error);
  }, [name, error]);
}

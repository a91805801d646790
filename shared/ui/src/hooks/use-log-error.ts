import { useEffect } from 'react';

/** Several components may show one failed query. */
const logged = new WeakSet<object>();

/** Logs a failure to the console once, under the name of the error catalogue (GEN-10). */
export function useLogged(name: string, error: Error | null): void {
  useEffect(() => {
    if (!error || logged.has(error)) return;
    logged.add(error);
    console.error(name, error);
  }, [name, error]);
}

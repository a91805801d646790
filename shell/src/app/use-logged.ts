import { useEffect } from 'react';

/** Writes a failure to the console under the name that the error catalogue gives it (spec.md section 8). */
export function useLogged(name: string, error: Error | null): void {
  useEffect(() => {
    if (error) console.error(name, error);
  }, [name, error]);
}

import { useEffect } from 'react';

/** Writes a failure to the console once, under the name that the error catalogue gives it (spec.md section 8). */
export function useLogged(name: string, error: unknown): void {
  useEffect(() => {
    if (error) console.error(name, error);
  }, [name, error]);
}

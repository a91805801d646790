/** The pages that a login may redirect to; no link can make it redirect anywhere else. */
const NEXT = /^\/ops(\/areas\/[a-z][a-z0-9-]{1,30}(\/(rollback|promote))?)?(\?[a-z]+=[a-z0-9]+(&[a-z]+=[a-z0-9]+)*)?$/;

/** The page to continue with; the overview for a path that is no page. */
export const nextOf = (path: unknown): string => (typeof path === 'string' && NEXT.test(path) ? path : '/ops');

/** The page of the second factor, which continues with the given one. */
export const secondFactorPath = (next: string): string =>
  next === '/ops' ? '/ops/second-factor' : `/ops/second-factor?next=${encodeURIComponent(next)}`;

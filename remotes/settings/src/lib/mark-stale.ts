import type { QueryClient } from '@cred/vendor';

/** Has whatever else is loaded asked for anew when it is shown the next time; nothing is fetched now. */
export const markAllStale = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session', refetchType: 'none' });

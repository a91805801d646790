import type { QueryClient } from '@cred/vendor';

/** Marks all other loaded data stale. Nothing is fetched now; each query is refetched when it is shown again. */
export const markAllStale = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session', refetchType: 'none' });

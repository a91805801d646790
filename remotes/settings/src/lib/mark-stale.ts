import type { QueryClient } from '@cred/vendor';

/** Marks all other loaded data stale: it is refetched when it is shown next; nothing is fetched now. */
export const markAllStale = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session', refetchType: 'none' });

import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error';

/** Whether a retry can succeed: not after a 4xx (SRV-5), nor after `not_built`. */
const isTransient = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || (error.status >= 500 && error.code !== 'not_built');

/**
 * Creates the query client with the product's defaults (GEN-7): three retries with delays from 1 s to at most 30 s, not
 * before `Retry-After`, 5 minutes of cache for unused data, no refetch on window focus.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 3 && isTransient(error),
        retryDelay: (attempt, error) =>
          Math.min(Math.max(1_000 * 2 ** attempt, 1_000 * ((isApiError(error) && error.retryAfter) || 0)), 30_000),
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
      },
      // Offline, a mutation fails at once with an error; the default would pause it and the page would seem to hang.
      mutations: { networkMode: 'always' },
    },
  });

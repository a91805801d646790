import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error';

/** A 4xx says that the same request will fail again (SRV-5), and so does a call that is not built. */
const isTransient = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || (error.status >= 500 && error.code !== 'not_built');

/**
 * The query client with the product's defaults (GEN-7): three retries, their delay growing
 * from 1 s to at most 30 s; unused data lives for 5 minutes; no refetch when the window gets focus.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 3 && isTransient(error),
        retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 30_000),
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
      },
      // Offline, a click fails at once and says so; waiting for a network would look like a page that hangs.
      mutations: { networkMode: 'always' },
    },
  });

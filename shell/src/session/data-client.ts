import { configureApi, createQueryClient, provideFirstAnswers } from '@cred/api-client';
import type { RenderedState } from '@cred/contract';
import type { QueryClient } from '@cred/vendor';
import { pageConfig } from '../lib/page-config';
import { recheckSessionOn401, removeDataOnMemberChange } from './watch-session';

let client: QueryClient | undefined;

/**
 * The page's query client. The first call creates it and configures the API client. Auth pages need neither before the
 * first interaction, so they are not created at the start of the page.
 */
export function dataClient(): QueryClient {
  if (client) return client;
  const { apiUrl, validationUrl, firstAnswers = [] } = pageConfig();
  configureApi({ apiUrl, validationUrl });
  provideFirstAnswers(firstAnswers, performance.now());
  return provideDataClient(createQueryClient());
}

/** The server's data counts as fresh for so long, so that mounting the page asks for none of it again. */
const FRESH_MS = 10_000;

/** Puts the data of the server's markup into the query client. */
export function provideRenderedData(queries: RenderedState['queries']): void {
  const queryClient = dataClient();
  for (const [queryKey, data] of queries)
    queryClient.setQueryData(queryKey, data, { updatedAt: Date.now() + FRESH_MS });
}

/** Sets the page's query client; tests pass their own. */
export function provideDataClient(created: QueryClient): QueryClient {
  client = created;
  recheckSessionOn401(created);
  removeDataOnMemberChange(created);
  return created;
}

import { settledValue } from '@cred/api-client';
import type { QueryClient } from '@cred/vendor';

type Query = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number];

/**
 * Runs each query of a page when it is first asked for. A query that only passes on a call has its data at once, so that the
 * same pass renders it; the others have it after `finish`. Those without an answer in the page stay pending.
 */
export function answerQueries(client: QueryClient): { finish(): Promise<void> } {
  const cache = client.getQueryCache();
  const started = new Map<Query, Promise<void>>();

  const start = (query: Query): void => {
    if (started.has(query) || query.state.status !== 'pending') return;
    const run = runOf(query, client);
    if (!run) return;
    const known = settledValue(run);
    if (known) query.setData(dataOf(query, known.value));
    started.set(
      query,
      known
        ? Promise.resolve()
        : run.then(
            (value) => void query.setData(dataOf(query, value)),
            () => cache.remove(query),
          ),
    );
  };
  cache.subscribe(({ type, query }) => {
    if (type === 'added') start(query);
  });
  return {
    async finish() {
      // Also those that were not enabled when they were added.
      cache.getAll().forEach(start);
      await Promise.all(started.values());
    },
  };
}

/** The promise of the query's function; undefined when the query must not run. */
function runOf(query: Query, client: QueryClient): Promise<unknown> | undefined {
  const { queryFn, queryKey = query.queryKey, meta } = query.options;
  const { enabled } = query.options as { readonly enabled?: unknown };
  if (enabled === false || typeof queryFn !== 'function') return undefined;
  const { signal } = new AbortController();
  try {
    const result = queryFn({ client, queryKey, meta, signal, pageParam: firstPageParam(query), direction: 'forward' });
    return Promise.resolve(result);
  } catch (error) {
    return Promise.reject(error as Error);
  }
}

const firstPageParam = ({ options }: Query): unknown => Reflect.get(options, 'initialPageParam');

/** A list keeps its pages. */
const dataOf = (query: Query, value: unknown): unknown =>
  'initialPageParam' in query.options ? { pages: [value], pageParams: [firstPageParam(query)] } : value;

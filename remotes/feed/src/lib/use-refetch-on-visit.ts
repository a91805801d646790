import { useLocation, useQueryClient, type InfiniteData } from '@cred/vendor';
import { useLayoutEffect } from 'react';
import { findScrollPosition } from './scroll-positions';

/** On the way back a list with more pages than this stays as it is: it would be fetched page by page. */
const FEW_PAGES = 3;

interface ListState {
  readonly state: { readonly data: InfiniteData<unknown> | undefined };
}

/** Options of every list of posts: it is fetched when it is visited, and nothing else moves it. */
export const refetchOnVisitOnly = {
  staleTime: Infinity,
  // Only of use for lists that something was changed in, since no other is ever stale.
  refetchOnMount: ({ state }: ListState): boolean => (state.data?.pages.length ?? 0) <= FEW_PAGES,
  refetchOnReconnect: false,
} as const;

/**
 * Whoever goes to a list sees it fresh, from its first page; whoever comes back to one finds it as it was,
 * with all that was loaded. Which of the two it is, the kept place says.
 */
export function useRefetchOnVisit(queryKey: readonly unknown[]): void {
  const client = useQueryClient();
  const { key: entry } = useLocation();
  const listId = JSON.stringify(queryKey);
  useLayoutEffect(() => {
    if (findScrollPosition(listId, entry) || !client.getQueryData(queryKey)) return;
    client.setQueryData<InfiniteData<unknown>>(
      queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    );
    void client.refetchQueries({ queryKey, exact: true });
    // The key is named by its text: a new array with the same content is no new list.
    // oxlint-disable-next-line exhaustive-deps
  }, [client, listId, entry]);
}

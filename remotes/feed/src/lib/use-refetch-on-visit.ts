import { useLocation, useQueryClient, type InfiniteData } from '@cred/vendor';
import { useLayoutEffect } from 'react';
import { SHORT_LIST_PAGES } from '../api/post-lists';
import { findScrollPosition } from './scroll-positions';

interface ListState {
  readonly state: { readonly data: InfiniteData<unknown> | undefined };
}

/** Options of every list of posts: it is fetched when it is visited, and never in the background. */
export const refetchOnVisitOnly = {
  staleTime: Infinity,
  // Affects invalidated lists only, since other lists are never stale. Long lists are not refetched, so that going back
  // keeps them.
  refetchOnMount: ({ state }: ListState): boolean => (state.data?.pages.length ?? 0) <= SHORT_LIST_PAGES,
  refetchOnReconnect: false,
} as const;

/**
 * Refetches the first page of a list on a new visit. Going back to a list keeps it, with all loaded pages; a saved
 * scroll position identifies that case.
 */
export function useRefetchOnVisit(queryKey: readonly unknown[]): void {
  const client = useQueryClient();
  const { key: entry } = useLocation();
  const listId = JSON.stringify(queryKey);
  useLayoutEffect(() => {
    const { data: loaded, dataUpdatedAt = 0 } = client.getQueryState(queryKey) ?? {};
    // What came with the page counts as newer than now for some seconds.
    if (findScrollPosition(listId, entry) || !loaded || dataUpdatedAt > Date.now()) return;
    client.setQueryData<InfiniteData<unknown>>(
      queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    );
    // Invalidated, not only refetched: when another build of the area replaces it, the old one leaves after this effect and
    // cancels the request, and a list that counted as fresh would never be asked for again.
    void client.invalidateQueries({ queryKey, exact: true, refetchType: 'all' });
    // The key is compared as text: a new array with the same content is the same list.
    // oxlint-disable-next-line exhaustive-deps
  }, [client, listId, entry]);
}

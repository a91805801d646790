import type { Post } from '@cred/contract';
import { Button, color, EmptyState, type EmptyStateProps, ErrorPanel, font, space, Spinner } from '@cred/ui';
import { useMe } from '@cred/platform';
import { styled, useLocation } from '@cred/vendor';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { loadDialogsWhenIdle } from '../lib/load-dialogs';
import { ListedPosts } from '../lib/listed-posts';
import { findReadingPlace } from '../lib/reading-places';
import { findScrollPosition } from '../lib/scroll-positions';
import { useRefetchOnVisit } from '../lib/use-refetch-on-visit';
import { useNearEnd } from '../lib/use-near-end';
import { PostSkeletons } from './post-skeletons';
import { VirtualPosts } from './virtual-posts';

/** The part of an infinite query that a list uses. */
interface PostListQuery {
  readonly data: readonly Post[] | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly isFetchingNextPage: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: (options?: { readonly cancelRefetch?: boolean }) => unknown;
  readonly refetch: () => unknown;
}

/** The same height for button, spinner and end, so that the page does not jump. */
const End = styled.div`
  display: grid;
  place-items: center;
  min-height: 72px;
  padding: ${space(4)};
`;

const AllSeen = styled(End)`
  color: ${color.muted};
  font-size: ${font.s13};
`;

/** A post that moved between two pages appears once, at its first position. */
function unique(posts: readonly Post[]): readonly Post[] {
  const seen = new Set<string>();
  return posts.filter(({ id }) => !seen.has(id) && seen.add(id));
}

interface Props {
  /** The key of `query`; it also identifies the list's scroll position. */
  readonly queryKey: readonly unknown[];
  readonly query: PostListQuery;
  readonly emptyText: ReactNode;
  readonly emptyIcon?: EmptyStateProps['icon'];
  /** The drawing and what to do next, in addition to the text of an empty list. */
  readonly empty?: Pick<EmptyStateProps, 'drawing' | 'hint' | 'action'>;
  readonly loading?: ReactNode;
  /** Set to the list's element, so that the caller can focus it. */
  readonly list?: RefObject<HTMLDivElement | null>;
}

/** Posts in all states of their query; the next page loads when the end is near. */
export function PostList({ queryKey, query, emptyText, emptyIcon, empty, loading = <PostSkeletons />, list }: Props) {
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    query;
  const ownRef = useRef<HTMLDivElement>(null);
  const [pageOpened, setPageOpened] = useState(true);
  useEffect(() => setPageOpened(false), []);
  useEffect(loadDialogsWhenIdle, []);
  useRefetchOnVisit(queryKey);
  const listId = JSON.stringify(queryKey);
  // Of this member: another one may log in on the same page.
  const placeId = `${useMe().id} ${listId}`;
  const { key: entry } = useLocation();
  // Only of the list that the page was opened with, and only after a reload.
  const [place] = useState(() => (findScrollPosition(listId, entry) ? null : findReadingPlace(placeId, entry)));
  const canLoadMore = hasNextPage && !isFetching && !isFetchNextPageError;
  // The callback may run twice before the request has started.
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const end = useNearEnd(canLoadMore, loadMore);
  const posts = useMemo(() => data && unique(data), [data]);

  if (!posts) {
    return error ? (
      <ErrorPanel title="The posts could not be loaded." onRetry={() => void refetch()} pending={isFetching}>
        {error.message}
      </ErrorPanel>
    ) : (
      loading
    );
  }
  if (posts.length === 0 && !hasNextPage)
    return (
      <EmptyState {...(emptyIcon && { icon: emptyIcon })} {...empty}>
        {emptyText}
      </EmptyState>
    );
  return (
    <ListedPosts value={posts}>
      <VirtualPosts
        listId={listId}
        placeId={placeId}
        posts={posts}
        hasMore={hasNextPage}
        busy={isFetching}
        pageOpened={pageOpened}
        place={place}
        onLoadMore={canLoadMore ? loadMore : null}
        list={list ?? ownRef}
      />
      {!hasNextPage && <AllSeen>You have seen everything</AllSeen>}
      {hasNextPage && (
        <End ref={end}>
          {isFetchingNextPage ? (
            <Spinner label="Loading more posts" />
          ) : (
            <Button variant="secondary" onClick={() => void fetchNextPage()}>
              {isFetchNextPageError ? 'Try again' : 'Load more'}
            </Button>
          )}
        </End>
      )}
    </ListedPosts>
  );
}

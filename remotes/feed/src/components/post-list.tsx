import type { Post } from '@cred/contract';
import { Button, EmptyState, ErrorPanel, space, Spinner } from '@cred/ui';
import { styled } from '@cred/vendor';
import type { ReactNode } from 'react';
import { useNearEnd } from '../lib/use-near-end';
import { PostCard } from './post-card';
import { PostSkeletons } from './post-skeletons';

/** The part of an infinite query that a list needs. */
export interface PostListQuery {
  readonly data: readonly Post[] | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly isFetchingNextPage: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: (options?: { readonly cancelRefetch?: boolean }) => unknown;
  readonly refetch: () => unknown;
}

const End = styled.div`
  display: grid;
  place-items: center;
  /* The same height for button, spinner and end, so that the page does not twitch. */
  min-height: 72px;
  padding: ${space(4)};
`;

interface Props {
  readonly query: PostListQuery;
  readonly emptyText: string;
  readonly loading?: ReactNode;
}

/** Posts in all states of their query; it goes on by itself when the end comes near. */
export function PostList({ query, emptyText, loading = <PostSkeletons /> }: Props) {
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query;
  const goesOn = hasNextPage && !isFetching && !isFetchNextPageError;
  // The end may be seen twice before the list knows that it is being continued.
  const end = useNearEnd(goesOn, () => void fetchNextPage({ cancelRefetch: false }));

  if (!data) {
    return error ? (
      <ErrorPanel title="The posts could not be loaded." onRetry={() => void refetch()}>
        {error.message}
      </ErrorPanel>
    ) : (
      loading
    );
  }
  if (data.length === 0 && !hasNextPage) return <EmptyState>{emptyText}</EmptyState>;
  return (
    <>
      {data.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
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
    </>
  );
}

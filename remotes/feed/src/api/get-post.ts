import { callApi, isApiError } from '@cred/api-client';
import type { Post, SinglePost } from '@cred/contract';
import { queryOptions, useQuery, useQueryClient } from '@cred/vendor';
import { useState } from 'react';
import { findLoadedPost, singlePostsKey } from './post-lists';

const postQuery = (id: string) =>
  queryOptions({
    queryKey: [...singlePostsKey, id],
    queryFn: ({ signal }) => callApi('getPost', { params: { id } }, { signal }),
  });

/** One post with its ratings. Until it has loaded, it is what a loaded list has of it. */
export function usePost(id: string) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(postQuery(id));
  const [known] = useState(() => findLoadedPost(client, id));
  const post: (Post & Partial<Pick<SinglePost, 'ratingCounts'>>) | undefined = data ?? known;
  // An invalid id is one of no post. Nothing shows why a post is not available (POST-31).
  const isUnavailable = isApiError(error) && (error.status === 404 || error.status === 400);
  return { post, error, isUnavailable, isFetching, refetch };
}

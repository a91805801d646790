import { callApiPage } from '@cred/api-client';
import { infiniteQueryOptions, useInfiniteQuery } from '@cred/vendor';
import { refetchOnVisitOnly } from '../lib/use-refetch-on-visit';
import { flattenPages, POSTS_PER_PAGE, postListsKey } from './post-lists';

/** The posts with a topic, newest first. */
export const topicPostsQuery = (topic: string) =>
  infiniteQueryOptions({
    queryKey: [...postListsKey, 'topic', topic],
    queryFn: ({ pageParam, signal }) =>
      callApiPage(
        'getTopicPosts',
        { params: { topic }, query: { take: POSTS_PER_PAGE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    select: flattenPages,
    ...refetchOnVisitOnly,
  });

export const useTopicPosts = (topic: string) => useInfiniteQuery(topicPostsQuery(topic));

import { callApi } from '@cred/api-client';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@cred/vendor';
import { notify } from '@cred/ui';
import { markAllStale } from '../lib/mark-stale';

const followedTopicsQuery = () =>
  queryOptions({
    queryKey: ['settings', 'followed-topics'],
    queryFn: ({ signal }) => callApi('getFollowedTopics', {}, { signal }),
  });

/** The topics that the member follows, last followed first. */
export const useFollowedTopics = () => useQuery(followedTopicsQuery());

interface TopicChange {
  readonly topic: string;
  /** True to follow, false to unfollow. */
  readonly follow: boolean;
}

/** Unfollows a topic, which stays in the list so that it can be followed again until the page is left. */
export function useChangeTopic() {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: [[]] },
    mutationFn: async ({ topic, follow }: TopicChange): Promise<void> => {
      await callApi(follow ? 'followTopic' : 'unfollowTopic', { params: { topic } });
    },
    onSuccess: () => markAllStale(client),
    onError: (error) => notify.error(error.message),
  });
}

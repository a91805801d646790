import { callApi } from '@cred/api-client';
import { foldTopic } from '@cred/contract/text-entities';
import { notify } from '@cred/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@cred/vendor';
import { feedQuery } from './get-feed';

const followedTopicsQuery = queryOptions({
  queryKey: ['followed-topics'],
  queryFn: ({ signal }) => callApi('getFollowedTopics', {}, { signal }),
});

/** Whether the viewer follows a topic; undefined until it is known. */
export function useIsFollowedTopic(topic: string): boolean | undefined {
  const { data } = useQuery(followedTopicsQuery);
  return data?.some((followed) => followed.topic === foldTopic(topic));
}

interface TopicChange {
  readonly topic: string;
  /** True to follow, false to unfollow. */
  readonly follow: boolean;
}

/** Follows or unfollows a topic. Optimistic: reverted, with a message, when the server rejects it. */
export function useFollowTopic() {
  const client = useQueryClient();
  return useMutation({
    // Also the marks of posts, and the list in the settings.
    meta: { changes: [followedTopicsQuery.queryKey, feedQuery.queryKey, ['settings', 'followed-topics']] },
    mutationFn: async ({ topic, follow }: TopicChange): Promise<void> => {
      await callApi(follow ? 'followTopic' : 'unfollowTopic', { params: { topic } });
    },
    onMutate: async ({ topic, follow }) => {
      const { queryKey } = followedTopicsQuery;
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      const others = before?.filter((followed) => followed.topic !== foldTopic(topic));
      if (others)
        client.setQueryData(queryKey, follow ? [{ topic: foldTopic(topic), name: topic }, ...others] : others);
      return { before };
    },
    onError: (error, _change, context) => {
      if (context?.before) client.setQueryData(followedTopicsQuery.queryKey, context.before);
      notify.error(error.message);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: followedTopicsQuery.queryKey });
      // The marks of its posts change with the next visit.
      void client.invalidateQueries({ queryKey: feedQuery.queryKey, refetchType: 'none' });
    },
  });
}

import { callApi } from '@cred/api-client';
import type { Message, Reaction } from '@cred/contract';
import { useMe } from '@cred/platform';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient, type UseMutationResult } from '@cred/vendor';
import { conversationQuery, mergeMessage } from './get-chat';

export interface ReactionChange {
  readonly messageId: string;
  /** Null removes the viewer's reaction. */
  readonly reaction: Reaction | null;
}

const setReaction = ({ messageId, reaction }: ReactionChange): Promise<Message> =>
  callApi('setReaction', { params: { messageId }, body: { reaction } });

/** Sets or removes the viewer's reaction; shown at once, and taken back after a failure. */
export function useSetReaction(chatId: string): UseMutationResult<Message, Error, ReactionChange> {
  const client = useQueryClient();
  const me = useMe();
  const { queryKey } = conversationQuery(chatId);
  return useMutation({
    mutationFn: setReaction,
    onMutate: async ({ messageId, reaction }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (cached) => {
        const message = cached?.messages.find(({ id }) => id === messageId);
        if (!cached || !message) return cached;
        const others = (message.reactions ?? []).filter(({ userId }) => userId !== me.id);
        const reactions = reaction === null ? others : [...others, { userId: me.id, reaction }];
        return mergeMessage(cached, { ...message, reactions });
      });
    },
    onSuccess: (message) => client.setQueryData(queryKey, (cached) => cached && mergeMessage(cached, message)),
    onError: (error) => {
      notify.error(error.message);
      void client.invalidateQueries({ queryKey });
    },
  });
}

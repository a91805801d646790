import { callApi } from '@cred/api-client';
import type { User } from '@cred/contract';
import { notify } from '@cred/ui';
import { useMutation, useQueryClient, type QueryClient } from '@cred/vendor';
import { userQuery } from './get-user';

interface RelationChange {
  readonly userId: string;
  readonly username: string;
  readonly kind: 'mute' | 'block';
  /** True to mute or block, false to unmute or unblock. */
  readonly on: boolean;
}

const calls = { mute: { true: 'mute', false: 'unmute' }, block: { true: 'block', false: 'unblock' } } as const;

const changeRelation = async ({ userId, kind, on }: RelationChange): Promise<void> => {
  await callApi(calls[kind][`${on}`], { params: { userId } });
};

/** A block ends the follows in both directions at once; the profile shows the viewer's follow only. */
function withRelation(user: User, { kind, on }: RelationChange): User {
  if (kind === 'mute') return { ...user, isMuted: on };
  if (!on || !user.isFollowing) return { ...user, isBlocked: on };
  return {
    ...user,
    isBlocked: true,
    isFollowing: false,
    _count: { ...user._count, followers: Math.max(0, user._count.followers - 1) },
  };
}

/** Queries that show members or their content: a hidden member disappears from all of them. */
const affectedQueries = ['users', 'post', 'posts', 'saved-posts', 'comments', 'notifications', 'chat'] as const;

function refetchAffected(client: QueryClient): void {
  for (const area of affectedQueries) void client.invalidateQueries({ queryKey: [area] });
}

const successTexts = {
  mute: { true: 'You muted', false: 'You unmuted' },
  block: { true: 'You blocked', false: 'You unblocked' },
} as const;

/** By member id: closes the message that offers to undo a mute. Called when the relation changes again. */
const undoMessages = new Map<string, () => void>();

function closeUndoMessage(userId: string): void {
  undoMessages.get(userId)?.();
  undoMessages.delete(userId);
}

/**
 * Mutes, unmutes, blocks or unblocks a member. Optimistic: an open profile shows the change at once; if the server
 * rejects it, the change is reverted and a message is shown. The message after a mute can undo it, because the member's
 * card is removed.
 */
export function useChangeRelation() {
  const client = useQueryClient();
  const mutation = useMutation({
    // A hidden member disappears everywhere.
    meta: { changes: [[]] },
    mutationFn: changeRelation,
    onMutate: async (change) => {
      closeUndoMessage(change.userId);
      const { queryKey } = userQuery(change.username);
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, withRelation(before, change));
      return { before };
    },
    onSuccess: (_response, change) => {
      const text = `${successTexts[change.kind][`${change.on}`]} @${change.username}`;
      if (change.kind === 'mute' && change.on)
        undoMessages.set(
          change.userId,
          notify.undoable(text, () => mutation.mutate({ ...change, on: false })),
        );
      else notify.success(text);
    },
    onError: (error, { username }, context) => {
      if (context?.before) client.setQueryData(userQuery(username).queryKey, context.before);
      notify.error(error.message);
    },
    onSettled: () => refetchAffected(client),
  });
  return mutation;
}

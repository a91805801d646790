import { useMe } from '@cred/platform';
import { useQueryClient, type QueryClient } from '@cred/vendor';
import { useEffect, useMemo } from 'react';
import { draftOf, restoreToDraft } from '../lib/drafts';
import { useObservable } from '../lib/observable';
import { Outbox, type WaitingMessage } from '../lib/outbox';
import { conversationQuery, mergeMessage } from './get-chat';
import { chatListQuery } from './get-chats';
import { prepareSend } from './prepare-send';

const outboxes = new WeakMap<QueryClient, Map<string, Outbox>>();

/** Marks that the member is signed in on this page: it is removed with the member's data when the session ends. */
const signedInKey = (memberId: string) => ['chat', 'outbox', memberId] as const;

/** One for each member; it continues to send when the page is left. */
function outboxOf(client: QueryClient, memberId: string): Outbox {
  const ofMembers = outboxes.get(client) ?? new Map<string, Outbox>();
  outboxes.set(client, ofMembers);
  const outbox = ofMembers.get(memberId) ?? makeOutbox(client, memberId);
  ofMembers.set(memberId, outbox);
  return outbox;
}

function makeOutbox(client: QueryClient, memberId: string): Outbox {
  const refetch = (chatId: string): void => {
    void client.invalidateQueries({ queryKey: conversationQuery(chatId).queryKey });
    void client.invalidateQueries({ queryKey: chatListQuery().queryKey });
  };
  return new Outbox({
    memberId,
    send: async (message) => (await prepareSend(message.chatId, message))(),
    onSent: ({ chatId }, stored) => {
      client.setQueryData(conversationQuery(chatId).queryKey, (cached) => cached && mergeMessage(cached, stored));
      refetch(chatId);
    },
    onReturned: (message, error) => {
      restoreToDraft(draftOf(memberId, message.chatId), message, error?.message ?? null);
      refetch(message.chatId);
    },
    isCurrent: () => client.getQueryData(signedInKey(memberId)) === true,
  });
}

/** The member's outbox (CHAT-15). */
export function useOutbox(): Outbox {
  return outboxOf(useQueryClient(), useMe().id);
}
/** Sends what waits, also what an earlier page has left, while the member is in the area and after. */
export function useRunningOutbox(): void {
  const client = useQueryClient();
  const memberId = useMe().id;
  useEffect(() => {
    client.setQueryDefaults(signedInKey(memberId), { gcTime: Infinity });
    client.setQueryData(signedInKey(memberId), true);
    outboxOf(client, memberId).start();
  }, [client, memberId]);
}

const NONE: readonly WaitingMessage[] = [];

/** The messages of a chat in the outbox, in their order. */
export function useWaiting(chatId: string): readonly WaitingMessage[] {
  const all = useObservable(useOutbox().messages, NONE);
  return useMemo(() => all.filter((message) => message.chatId === chatId), [all, chatId]);
}

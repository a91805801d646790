import { callApi, isApiError } from '@cred/api-client';
import { limits, type Chat, type ChatSummary, type Message } from '@cred/contract';
import { queryOptions, useQuery, type UseQueryResult } from '@cred/vendor';

/** The loaded part of a chat: polls and the event stream extend its end, paging extends its beginning. */
export interface Conversation extends Chat {
  /** Whether there may be messages before the first loaded one. */
  readonly hasEarlier: boolean;
}

const getChat = (chatId: string, signal: AbortSignal): Promise<Chat> =>
  callApi('getChat', { params: { chatId } }, { signal });

/** Errors that polling cannot fix: no session, or no such chat for this member. */
const isPermanent = (error: unknown): boolean => isApiError(error) && [400, 401, 403, 404].includes(error.status);

const conversationKey = (chatId: string) => ['chat', 'conversation', chatId] as const;

/**
 * Polled every 2 s, and on focus, reconnect and mount; cached for 5 minutes (CHAT-14). Data of the server's markup counts
 * as fresh until the time of its update, which is in the future: the page has just fetched it.
 */
export const conversationQuery = (chatId: string) =>
  queryOptions({
    queryKey: conversationKey(chatId),
    queryFn: async ({ signal, client }) => {
      const latest = await getChat(chatId, signal);
      return mergeLatest(client.getQueryData<Conversation>(conversationKey(chatId)), latest);
    },
    gcTime: limits.chat.cacheMs,
    refetchInterval: (query) => (isPermanent(query.state.error) ? false : limits.chat.pollMs),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchOnMount: ({ state }) => (state.dataUpdatedAt > Date.now() ? false : 'always'),
  });

/** What the list shows of the open chat, once it has loaded. */
export function useOpenSummary(chatId: string | undefined): ChatSummary | undefined {
  const { data, isError } = useQuery({
    ...conversationQuery(chatId ?? ''),
    enabled: false,
    select: ({ messages: _messages, hasEarlier: _hasEarlier, ...summary }) => summary,
  });
  return isError ? undefined : data;
}

/** One chat with the loaded messages, oldest first. */
export const useChat = (chatId: string): UseQueryResult<Conversation> => useQuery(conversationQuery(chatId));

/**
 * Merges the latest response into the loaded messages. The row of a deleted message stays, so a message that is newer than
 * the response was pushed while the request was in flight. If the response does not overlap the loaded messages (more than
 * a page arrived in between), the earlier part is dropped, so that the list has no gap.
 */
export function mergeLatest(cached: Conversation | undefined, { changed = [], ...latest }: Chat): Conversation {
  const [first, last] = [latest.messages[0], latest.messages.at(-1)];
  if (!cached) return { ...latest, hasEarlier: latest.messages.length >= limits.chat.page };
  const ids = new Set(latest.messages.map(({ id }) => id));
  const start = first ? cached.messages.findIndex(({ id }) => id === first.id) : -1;
  const newer = cached.messages.filter(
    (message, at) => !ids.has(message.id) && at > start && (!last || message.createdAt > last.createdAt),
  );
  if (start < 0)
    return {
      ...latest,
      messages: [...latest.messages, ...newer],
      hasEarlier: latest.messages.length >= limits.chat.page,
    };
  return {
    ...latest,
    messages: [...withChanges(cached.messages.slice(0, start), changed), ...latest.messages, ...newer],
    hasEarlier: cached.hasEarlier,
  };
}

/** Prepends a page of up to `take` earlier messages. */
export function mergeEarlier(cached: Conversation, earlier: readonly Message[], take: number): Conversation {
  const ids = new Set(cached.messages.map(({ id }) => id));
  return {
    ...cached,
    messages: [...earlier.filter(({ id }) => !ids.has(id)), ...cached.messages],
    hasEarlier: earlier.length >= take,
  };
}

/** Replaces messages by their states after a deletion or a reaction, also where replies quote deleted ones. */
function withChanges(messages: readonly Message[], changed: readonly Message[]): Message[] {
  const byId = new Map(changed.map((message) => [message.id, message]));
  return messages.map((message): Message => {
    const now = byId.get(message.id) ?? message;
    return now.replyTo && byId.get(now.replyTo.id)?.isDeleted
      ? { ...now, replyTo: { ...now.replyTo, type: 'TEXT', text: null, isDeleted: true } }
      : now;
  });
}

/**
 * Inserts a message at its chronological position, once: a send's response and the event stream may both deliver it, in
 * any order. A message that is there is replaced by its new state. One before the loaded part, which was reacted to, is left
 * out: it comes with its page, and the ones between would be missing.
 */
export function mergeMessage(cached: Conversation, message: Message): Conversation {
  const { messages } = cached;
  if (messages.some(({ id }) => id === message.id)) return { ...cached, messages: withChanges(messages, [message]) };
  const [first] = messages;
  if (cached.hasEarlier && first && message.createdAt <= first.createdAt)
    return { ...cached, messages: withChanges(messages, [message]) };
  let at = messages.length;
  while (at > 0 && (messages[at - 1]?.createdAt ?? '') > message.createdAt) at -= 1;
  return { ...cached, messages: [...messages.slice(0, at), message, ...messages.slice(at)] };
}

/** The stored copy of a message that was sent from this browser. */
export const findSent = (cached: Conversation | undefined, clientId: string): Message | undefined =>
  cached?.messages.findLast((message) => message.clientId === clientId);

import { limits, type Chat, type Message } from '@cred/contract';

/** A chat as far as this tab has read it: polls and the push stream bring its end, paging its earlier parts. */
export interface Conversation extends Chat {
  /** Whether there may be messages before the first known one. */
  readonly hasEarlier: boolean;
}

/**
 * The newest answer between what was known before and after it. A message is never taken back, so one that is
 * newer than the answer came while the answer was under way. Where the answer does not touch what was loaded
 * before it (more than a page of messages came in between) the earlier part is dropped: no silent gap.
 */
export function mergeLatest(known: Conversation | undefined, latest: Chat): Conversation {
  const [first, last] = [latest.messages[0], latest.messages.at(-1)];
  if (!known) return { ...latest, hasEarlier: latest.messages.length >= limits.chat.page };
  const ids = new Set(latest.messages.map(({ id }) => id));
  const start = first ? known.messages.findIndex(({ id }) => id === first.id) : -1;
  const newer = known.messages.filter(
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
    messages: [...known.messages.slice(0, start), ...latest.messages, ...newer],
    hasEarlier: known.hasEarlier,
  };
}

/** A page of up to `take` earlier messages put before the known ones. */
export function mergeEarlier(known: Conversation, earlier: readonly Message[], take: number): Conversation {
  const ids = new Set(known.messages.map(({ id }) => id));
  return {
    ...known,
    messages: [...earlier.filter(({ id }) => !ids.has(id)), ...known.messages],
    hasEarlier: earlier.length >= take,
  };
}

/** One message in its place, once: a send's answer and the push stream may both bring it, in any order. */
export function mergeMessage(known: Conversation, message: Message): Conversation {
  const { messages } = known;
  if (messages.some(({ id }) => id === message.id)) return known;
  let at = messages.length;
  while (at > 0 && (messages[at - 1]?.createdAt ?? '') > message.createdAt) at -= 1;
  return { ...known, messages: [...messages.slice(0, at), message, ...messages.slice(at)] };
}

/** The stored copy of a message that was sent from here, whichever way it came back. */
export const findSent = (known: Conversation | undefined, clientId: string): Message | undefined =>
  known?.messages.findLast((message) => message.clientId === clientId);

import { limits, type Chat, type Message } from '@cred/contract';

/** A chat as far as this tab has read it: polls bring its end, paging its earlier parts. */
export interface Conversation extends Chat {
  /** Whether there may be messages before the first known one. */
  readonly hasEarlier: boolean;
}

const isFullPage = (messages: readonly Message[]): boolean => messages.length >= limits.chat.page;

/**
 * The newest answer, with the earlier messages that were loaded before it. Where the two do not touch
 * (more than a page of messages came between two polls) the earlier ones are dropped: no silent gap.
 */
export function mergeLatest(known: Conversation | undefined, latest: Chat): Conversation {
  const first = latest.messages[0];
  const start = first && known ? known.messages.findIndex(({ id }) => id === first.id) : -1;
  if (!known || start < 0) return { ...latest, hasEarlier: isFullPage(latest.messages) };
  return { ...latest, messages: [...known.messages.slice(0, start), ...latest.messages], hasEarlier: known.hasEarlier };
}

/** A page of earlier messages put before the known ones. */
export function mergeEarlier(known: Conversation, earlier: readonly Message[]): Conversation {
  const ids = new Set(known.messages.map(({ id }) => id));
  return { ...known, messages: [...earlier.filter(({ id }) => !ids.has(id)), ...known.messages], hasEarlier: isFullPage(earlier) };
}

/** The server's copy of a message just sent, at the end, once. */
export const mergeSent = (known: Conversation, sent: Message): Conversation => ({
  ...known,
  messages: [...known.messages.filter(({ id }) => id !== sent.id), sent],
});

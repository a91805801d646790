/** The PostgreSQL channel on which the API processes notify each other. */
export const CHANNEL = 'cred_live';

/** What is sent over the channel: ids only; each process reads the contents with the viewer's rights. */
export type Notice =
  /** The member has new events in the table. */
  | { readonly name: 'events'; readonly userId: string }
  /** One of the member's sessions has ended. */
  | { readonly name: 'session'; readonly userId: string }
  /** Another member is typing to the member; not stored. */
  | { readonly name: 'typing'; readonly userId: string; readonly chatId: string; readonly fromUserId: string };

export const typingNotice = (userId: string, chatId: string, fromUserId: string): string =>
  `typing ${userId} ${chatId} ${fromUserId}`;

/** Parses a notice; null for one of another version of the API. */
export function readNotice(payload: string): Notice | null {
  const [name, userId, chatId, fromUserId] = payload.split(' ');
  if (!userId) return null;
  if (name === 'events' || name === 'session') return { name, userId };
  return name === 'typing' && chatId && fromUserId ? { name, userId, chatId, fromUserId } : null;
}

import type { ChatSummary } from '@cred/contract';

/** The chats whose other member's full name or username has the term, whatever its case. */
export function filterChats(chats: readonly ChatSummary[], term: string): ChatSummary[] {
  const wanted = term.trim().toLowerCase();
  return chats.filter(({ otherUser: { fullName, username } }) => [fullName, username].some((name) => name.toLowerCase().includes(wanted)));
}

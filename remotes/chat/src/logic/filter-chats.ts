import { foldText, type ChatSummary } from '@cred/contract';

/** The chats whose other member's full name or username has the term, whatever its case and accents. */
export function filterChats(chats: readonly ChatSummary[], term: string): ChatSummary[] {
  const wanted = foldText(term.trim());
  return chats.filter(({ otherUser: { fullName, username } }) =>
    [fullName, username].some((name) => foldText(name).includes(wanted)),
  );
}

import { foldText, type ChatSummary } from '@cred/contract';
import { EmptyState, ErrorPanel, below, color, space } from '@cred/ui';
import { styled, useParams } from '@cred/vendor';
import { Search as SearchIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useOpenSummary } from '../api/get-chat';
import { useChats } from '../api/get-chats';
import { useMarkChatRead } from '../api/mark-chat-read';
import { ChatListItem } from './chat-list-item';
import { ChatListSkeleton } from './chat-list-skeleton';
import { MoreChats } from './more-chats';
import { NewMessageButton } from './new-message-button';
import { SearchBox } from './search-box';

const Area = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 650px;
  ${below.phone} {
    height: 100%;
  }
`;

const Search = styled(SearchBox)`
  margin: 0 ${space(3)} ${space(2)};
`;

const Scroller = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

const NoMatch = styled.p`
  padding: ${space(8)} ${space(4)};
  color: ${color.muted};
  text-align: center;
`;

/** Elsewhere the placeholder next to the list has the button. */
const OnPhones = styled.div`
  display: none;
  ${below.phone} {
    display: block;
  }
`;

/** The viewer's chats with their search box (CHAT-2). */
export function ChatList() {
  const [term, setTerm] = useState('');
  return (
    <Area>
      <Search>
        <SearchIcon size={18} strokeWidth={1.75} aria-hidden />
        <input
          type="search"
          placeholder="Search chat"
          aria-label="Search chat"
          autoComplete="off"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
      </Search>
      <Scroller>
        <Chats term={term} />
      </Scroller>
    </Area>
  );
}

/** The chats whose other member's full name or username contains the term, ignoring case and accents. */
function filterChats(chats: readonly ChatSummary[], term: string): ChatSummary[] {
  const foldedTerm = foldText(term.trim());
  return chats.filter(({ otherUser: { fullName, username } }) =>
    [fullName, username].some((name) => foldText(name).includes(foldedTerm)),
  );
}

function Chats({ term }: { readonly term: string }) {
  const {
    chats,
    error,
    isPending,
    isFetching,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  } = useChats();
  const markRead = useMarkChatRead();
  const { id: openChatId } = useParams();
  const openChat = useOpenSummary(openChatId);
  // An open chat without messages is in no list (CHAT-18); its row stays until the list has it.
  const [newChatId, setNewChatId] = useState<string>();
  if (openChat?.lastMessage === null && openChat.id !== newChatId) setNewChatId(openChat.id);
  const isSearching = term.trim() !== '';
  const loadMore = () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  };
  // The search filters loaded chats only, so it loads all pages.
  useEffect(() => {
    if (isSearching && !isFetchNextPageError) loadMore();
  });
  if (isPending) return <ChatListSkeleton />;
  if (!chats) {
    return (
      <ErrorPanel title="Your chats could not be loaded" onRetry={() => void refetch()} pending={isFetching}>
        {error?.message}
      </ErrorPanel>
    );
  }
  const isMissing = openChat?.id === newChatId && !chats.some(({ id }) => id === newChatId);
  const found = filterChats(isMissing && openChat ? [openChat, ...chats] : chats, term);
  const hasMore = hasNextPage && (isSearching || found.length > 0);
  if (found.length === 0 && !hasMore) {
    return isSearching ? (
      <NoMatch role="status" lang="pt-BR">
        Nenhum chat encontrado.
      </NoMatch>
    ) : (
      <EmptyState
        drawing="chats"
        hint="Find a member by name and write the first message."
        action={
          <OnPhones>
            <NewMessageButton withText />
          </OnPhones>
        }
      >
        <span lang="pt-BR">Nenhum chat encontrado.</span>
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Chats">
        {found.map((chat) => (
          <ChatListItem
            key={chat.id}
            chat={chat}
            isOpen={chat.id === openChatId}
            onChoose={() => markRead.mutate(chat.id)}
          />
        ))}
      </ul>
      {hasMore && <MoreChats failed={isFetchNextPageError} pending={isFetchingNextPage} onReach={loadMore} />}
    </>
  );
}

import { foldText, type ChatSummary } from '@cred/contract';
import { ErrorPanel, color, font, radius, space } from '@cred/ui';
import { styled, useParams } from '@cred/vendor';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useChats } from '../api/get-chats';
import { useMarkChatRead } from '../api/mark-chat-read';
import { ChatListItem } from './chat-list-item';
import { ChatListSkeleton } from './chat-list-skeleton';
import { MoreChats } from './more-chats';

interface ChatListProps {
  /** Fills the height of its container instead of the specified 650 px. */
  readonly fill?: boolean;
  /** Called when a chat is chosen, also when it is already open. */
  readonly onChoose?: () => void;
}

const Area = styled.div<{ $fill: boolean }>`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: ${({ $fill }) => ($fill ? '100%' : '650px')};
`;

const SearchBox = styled.div`
  position: relative;
  margin: 0 ${space(3)} ${space(2)};
  & > svg {
    position: absolute;
    inset: 0 auto 0 ${space(3)};
    margin-block: auto;
    color: ${color.muted};
    pointer-events: none;
  }
  & > input {
    width: 100%;
    height: ${space(10)};
    padding-inline: ${space(9)} ${space(3)};
    border: 1px solid ${color.control};
    border-radius: ${radius.pill};
    background: ${color.surface};
    font-size: max(16px, ${font.s15});
  }
`;

const Scroller = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

const Empty = styled.p`
  padding: ${space(8)} ${space(4)};
  color: ${color.muted};
  text-align: center;
`;

/** The viewer's chats with their search box (CHAT-2). */
export function ChatList({ fill = false, onChoose }: ChatListProps) {
  const [term, setTerm] = useState('');
  return (
    <Area $fill={fill}>
      <SearchBox>
        <Search size={18} strokeWidth={1.75} aria-hidden />
        <input
          type="search"
          placeholder="Search chat"
          aria-label="Search chat"
          autoComplete="off"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
      </SearchBox>
      <Scroller>
        <Chats term={term} onChoose={onChoose} />
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

function Chats({ term, onChoose }: { term: string; onChoose?: (() => void) | undefined }) {
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
  const found = filterChats(chats, term);
  const hasMore = hasNextPage && (isSearching || found.length > 0);
  if (found.length === 0 && !hasMore) {
    return (
      <Empty role="status" lang="pt-BR">
        Nenhum chat encontrado.
      </Empty>
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
            onChoose={() => {
              markRead.mutate(chat.id);
              onChoose?.();
            }}
          />
        ))}
      </ul>
      {hasMore && <MoreChats failed={isFetchNextPageError} pending={isFetchingNextPage} onReach={loadMore} />}
    </>
  );
}

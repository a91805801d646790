import { isApiError } from '@cred/api-client';
import { paths, useMe } from '@cred/platform';
import { EmptyState, ErrorPanel, below, color, font, frame, space } from '@cred/ui';
import { Link, styled, useParams } from '@cred/vendor';
import { MessageCircleOff } from 'lucide-react';
import { useChat } from '../api/get-chat';
import { useChats } from '../api/get-chats';
import { useOutgoing } from '../api/send-message';
import type { Conversation } from '../logic/conversation';
import { Composer } from './composer';
import { ConversationHeader } from './conversation-header';
import { ConversationSkeleton } from './conversation-skeleton';
import { MessageList } from './message-list';
import { viewHeight } from './layout';

/** One chat: who it is with, its messages, and where one writes (spec.md section 2 "Conversation screen"). */
export function ConversationView({ chatId, onOpenList }: { chatId: string; onOpenList: () => void }) {
  const { username = '' } = useParams();
  const me = useMe();
  const chat = useChat(chatId);
  // The list mostly knows the other member before the conversation is there.
  const listed = useChats().data?.find(({ id }) => id === chatId);
  const otherUser = (chat.data ?? listed)?.otherUser;
  const other = chat.data?.participants.find(({ userId }) => userId !== me.id);
  return (
    <Frame>
      <ConversationHeader username={username} otherUser={otherUser} lastReadAt={other?.lastReadAt ?? null} onOpenList={onOpenList} />
      {chat.data ? (
        <>
          {chat.isError && <Stale role="status">Not up to date. Trying again…</Stale>}
          <Messages chat={chat.data} />
        </>
      ) : chat.error ? (
        <Failure error={chat.error} onRetry={() => void chat.refetch()} pending={chat.isFetching} />
      ) : (
        <ConversationSkeleton />
      )}
    </Frame>
  );
}

function Messages({ chat }: { chat: Conversation }) {
  const outgoing = useOutgoing(chat.id);
  return (
    <>
      <MessageList chat={chat} outgoing={outgoing} />
      <Composer chatId={chat.id} isSending={outgoing.length > 0} />
    </>
  );
}

function Failure({ error, onRetry, pending }: { error: Error; onRetry: () => void; pending: boolean }) {
  // A malformed id is as good as an unknown one.
  if (isApiError(error) && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState icon={MessageCircleOff} action={<Link to={paths.chats()}>Back to your chats</Link>}>
        Chat not found
      </EmptyState>
    );
  }
  return (
    <ErrorPanel title="This chat could not be loaded" onRetry={onRetry} pending={pending}>
      {error.message}
    </ErrorPanel>
  );
}

const Frame = styled.section`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  height: ${viewHeight.desktop};
  ${below.phone} {
    top: ${frame.topBar}px;
    height: ${viewHeight.phone};
  }
`;

const Stale = styled.p`
  flex: none;
  padding: ${space(1)} ${space(4)};
  background: ${color.hover};
  color: ${color.muted};
  font-size: ${font.s13};
  text-align: center;
`;

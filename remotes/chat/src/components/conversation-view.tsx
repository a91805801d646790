import { isApiError } from '@cred/api-client';
import { paths, useMe } from '@cred/platform';
import {
  EmptyState,
  ErrorPanel,
  below,
  color,
  font,
  radius,
  space,
  useDocumentTitle,
  useFileDrop,
  weight,
} from '@cred/ui';
import { Link, styled, useParams } from '@cred/vendor';
import { MessageCircleOff } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { useChat, type Conversation } from '../api/get-chat';
import { useChats } from '../api/get-chats';
import { useOutgoing } from '../api/send-message';
import { useOutbox } from '../api/use-outbox';
import { attachmentError } from '../lib/attachment';
import { useDraft } from '../lib/use-draft';
import { useSearchMode, type SearchMode } from '../lib/use-search-mode';
import { Composer } from './composer/composer';
import { ConversationHeader } from './conversation-header';
import { ConversationSkeleton } from './conversation-skeleton';
import { viewHeight } from './layout';
import { MessageList } from './message-list';
import { MessageSearch } from './message-search';
import { TypingLine } from './typing-line';

const Frame = styled.section`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  height: ${viewHeight.desktop};
  ${below.phone} {
    height: ${viewHeight.phoneConversation};
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

const DropTarget = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  /*
   * The messages are at the bottom: they would move while the browser receives the rest of the markup. Without scripts
   * nothing replaces markup whose rest never arrives, so what is there is shown.
   */
  @media (scripting: enabled) {
    &:not(:has(> [data-complete])) {
      visibility: hidden;
    }
  }
`;

const DropHint = styled.div`
  position: absolute;
  z-index: 1;
  inset: ${space(2)};
  display: grid;
  place-content: center;
  border: 2px dashed ${color.accentText};
  border-radius: ${radius.media};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-size: ${font.s17};
  font-weight: ${weight.strong};
  pointer-events: none;
`;

/** Not rendered again with each character of the draft. */
const List = memo(MessageList);

/** One chat: the other member, the messages and the composer (CHAT-5). */
export function ConversationView({ chatId }: { readonly chatId: string }) {
  const { username = '' } = useParams();
  const me = useMe();
  const chat = useChat(chatId);
  // A loaded chat becomes unavailable when the other member deletes their account or blocks the viewer.
  const conversation = isChatNotFound(chat.error) ? undefined : chat.data;
  const search = useSearchMode(chatId);
  const searchButton = useRef<HTMLButtonElement>(null);
  // The list usually has the other member before the conversation has loaded.
  const listed = useChats().chats?.find(({ id }) => id === chatId);
  const otherUser = (conversation ?? listed)?.otherUser;
  const other = conversation?.participants.find(({ userId }) => userId !== me.id);
  useDocumentTitle(otherUser?.fullName ?? `@${username}`);
  const wasSearching = useRef(false);
  useEffect(() => {
    // The button is rendered again only after the search has closed.
    if (wasSearching.current && !search.open) searchButton.current?.focus();
    wasSearching.current = search.open;
  }, [search.open]);
  return (
    <Frame>
      {search.open && conversation ? (
        <MessageSearch search={search} name={conversation.otherUser.fullName} onClose={search.close} />
      ) : (
        <ConversationHeader
          username={username}
          otherUser={otherUser}
          pending={chat.isPending}
          lastReadAt={other?.lastReadAt ?? null}
          onSearch={conversation && search.start}
          searchButton={searchButton}
        />
      )}
      {conversation ? (
        <>
          {chat.isError && <Stale role="status">Not up to date. Trying again…</Stale>}
          <Messages chat={conversation} search={search} upToDate={!chat.isError} />
        </>
      ) : chat.error ? (
        <Failure error={chat.error} onRetry={() => void chat.refetch()} pending={chat.isFetching} />
      ) : (
        <ConversationSkeleton />
      )}
    </Frame>
  );
}

interface MessagesProps {
  readonly chat: Conversation;
  readonly search: SearchMode;
  /** Whether the last poll succeeded. */
  readonly upToDate: boolean;
}

function Messages({ chat, search, upToDate }: MessagesProps) {
  const outgoing = useOutgoing(chat.id);
  const draft = useDraft(chat);
  const outbox = useOutbox();
  useEffect(() => {
    // A poll that succeeds after a failure shows that the API can be reached.
    if (upToDate) outbox.wake();
  }, [outbox, upToDate]);
  const attachFile = (file: File): void => {
    if (draft.draft.sending) return;
    const error = attachmentError(file);
    if (error) window.alert(error);
    else draft.setAttachment({ file, size: null });
  };
  const { dropping, handlers } = useFileDrop(attachFile, 'A message takes one file. Only the first one was taken.');
  const { onPaste, ...dropHandlers } = handlers;
  return (
    <DropTarget {...dropHandlers}>
      <List chat={chat} outgoing={outgoing} search={search} />
      <TypingLine chat={chat} />
      <Composer
        chatId={chat.id}
        otherName={chat.otherUser.fullName}
        draft={draft}
        outgoing={outgoing}
        onFile={attachFile}
        onPaste={onPaste}
      />
      <span hidden data-complete="" />
      {dropping && <DropHint aria-hidden>Drop the file to attach it</DropHint>}
    </DropTarget>
  );
}

/** The API responds to a malformed id with 400, to an unknown one with 404. */
const isChatNotFound = (error: Error | null): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);

function Failure({ error, onRetry, pending }: { error: Error; onRetry: () => void; pending: boolean }) {
  if (isChatNotFound(error)) {
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

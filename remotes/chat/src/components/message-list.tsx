import { useMe } from '@cred/platform';
import { Button, EmptyState, color, font, renderTime, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { memo, useCallback, useMemo, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useLoadEarlierMessages } from '../api/get-earlier-messages';
import { formatDay } from '../lib/chat-time';
import type { Conversation } from '../api/get-chat';
import { useOutbox } from '../api/use-outbox';
import { useSetReaction } from '../api/set-reaction';
import { displayedMessages, toListRows, type DisplayedMessage, type Outgoing } from '../lib/displayed-messages';
import { edgeOf } from '../lib/edge-key';
import { ListedMessages } from '../lib/listed-messages';
import { focusWhenRendered, useJump, useLoadedTarget } from '../lib/use-jump';
import { useMarkReadOnce } from '../lib/use-mark-read-once';
import { END_PADDING, useMessageScroll } from '../lib/use-message-scroll';
import { useNewMessageCount } from '../lib/use-new-message-count';
import type { SearchMode } from '../lib/use-search-mode';
import { LatestButton } from './latest-button';
import { LoadedMessageMenu, type OpenedMenu } from './loaded-message-menu';
import { MessageBubble } from './message-bubble';
import { MatchLoadStatus } from './match-load-status';
import { NewMessageAnnouncer } from './new-message-announcer';

interface MessageListProps {
  readonly chat: Conversation;
  readonly outgoing: readonly Outgoing[];
  readonly search: SearchMode;
}

const Frame = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
`;

/**
 * The list keeps the scroll position itself; scroll anchoring would correct it twice. Before that it is at the end, where
 * the scroll range of a reversed column starts.
 */
const Scroller = styled.div<{ $placed: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: ${({ $placed }) => ($placed ? 'column' : 'column-reverse')};
  min-width: 0;
  overflow-x: hidden;
  overflow-y: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** A short conversation is at the bottom, next to the composer. */
const Rows = styled.div`
  position: relative;
  flex: none;
  margin-block-start: auto;
`;

const Row = styled.div<{ $placed: boolean }>`
  position: ${({ $placed }) => ($placed ? 'absolute' : 'static')};
  inset-inline: 0;
  padding-inline: ${space(4)};
`;

const Earlier = styled.div`
  display: grid;
  justify-content: center;
  padding-block-start: ${space(2)};
`;

const Placeholder = styled.div`
  margin-block: auto;
`;

const Day = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(4)} ${space(1)};
  color: ${color.muted};
  font-size: ${font.s13};
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${color.line};
  }
`;

const rowKeyAt = (element: Element): string | null =>
  element.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null;

/** Scrolling renders the list again, but not its messages. */
const Bubble = memo(MessageBubble);

/** The messages of a chat, oldest first, with those that are being sent. */
export function MessageList({ chat, outgoing, search }: MessageListProps) {
  const me = useMe();
  const messages = useMemo(() => displayedMessages(chat.messages, outgoing, me.id), [chat.messages, outgoing, me.id]);
  const otherName = chat.otherUser.fullName;
  const listed = useMemo(() => ({ messages, otherName }), [messages, otherName]);
  const rows = useMemo(() => toListRows(messages, chat.hasEarlier), [messages, chat.hasEarlier]);
  const earlier = useLoadEarlierMessages(chat.id);
  const loadEarlier = () => {
    if (chat.hasEarlier && !earlier.isPending) earlier.mutate();
  };
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const { scroller, virtualizer, isSearchingPlace, ...scroll } = useMessageScroll({
    chatId: chat.id,
    rows,
    hasEarlier: chat.hasEarlier,
    outgoingKey: outgoing.at(-1)?.attempt.clientId,
    focusedKey,
    onNearStart: () => {
      if (!earlier.isError) loadEarlier();
    },
  });
  const { shown, height, placed, atEnd, onScroll, scrollToEnd } = scroll;
  const newBelow = useNewMessageCount(messages, atEnd);
  const onSeen = useMarkReadOnce();
  const outbox = useOutbox();
  const onCancel = useCallback(
    (clientId: string) => {
      // The pressed button is removed.
      scroller.current?.focus({ preventScroll: true });
      outbox.cancel(clientId);
    },
    [outbox, scroller],
  );
  const now = placed ? new Date() : new Date(renderTime());

  const scrollTo = (messageId: string): void => {
    const index = rows.findIndex((row) => row.kind === 'message' && row.message.id === messageId);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
  };
  const jump = useJump(chat.id);
  useLoadedTarget(search, scrollTo);
  useLoadedTarget(jump, (messageId) => {
    scrollTo(messageId);
    return focusWhenRendered(scroller.current, messageId);
  });
  const [opened, setOpened] = useState<OpenedMenu | null>(null);
  const onActions = useCallback((message: DisplayedMessage, anchor: HTMLElement) => setOpened({ message, anchor }), []);
  const onMenuClose = useCallback(() => setOpened(null), []);
  const { mutate: onReact } = useSetReaction(chat.id);

  const onBlur = (event: FocusEvent): void => {
    // When another window gets the focus, the browser later returns it to the same row.
    if (document.hasFocus() && !event.currentTarget.contains(event.relatedTarget)) setFocusedKey(null);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const edge = edgeOf(event);
    if (!edge) return;
    event.preventDefault();
    if (edge === 'end') scrollToEnd();
    else virtualizer.scrollToOffset(0);
  };

  return (
    <Frame>
      {/* Not a live region, since scrolling adds and removes rows. NewMessageAnnouncer announces new messages. */}
      <Scroller
        ref={scroller}
        $placed={placed}
        role="log"
        aria-live="off"
        aria-label="Messages"
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onFocus={(event) => setFocusedKey(rowKeyAt(event.target))}
        onBlur={onBlur}
      >
        {messages.length === 0 && (
          <Placeholder>
            <EmptyState
              drawing="chats"
              hint={`Write to ${otherName} in the field below. You can send pictures and videos too.`}
            >
              No messages yet. Say hi 👋
            </EmptyState>
          </Placeholder>
        )}
        <Rows style={placed ? { height } : { paddingBlockEnd: END_PADDING }}>
          {chat.hasEarlier && (
            <Earlier>
              <Button variant="ghost" size="sm" pending={earlier.isPending} onClick={loadEarlier}>
                {earlier.isError ? 'Try again to load earlier messages' : 'Load earlier messages'}
              </Button>
            </Earlier>
          )}
          <ListedMessages value={listed}>
            {shown.map(({ index, top }) => {
              const row = rows[index];
              return (
                row && (
                  <Row
                    key={row.key}
                    ref={virtualizer.measureElement}
                    $placed={top !== null}
                    data-index={index}
                    data-row={row.key}
                    {...(top === null ? {} : { style: { top } })}
                  >
                    {row.kind === 'day' ? (
                      <Day lang="pt-BR">
                        <span>{formatDay(row.date, now)}</span>
                      </Day>
                    ) : (
                      <Bubble
                        message={row.message}
                        startsGroup={row.startsGroup}
                        endsGroup={row.endsGroup}
                        otherName={otherName}
                        term={search.term}
                        isCurrentMatch={row.message.id === search.currentId}
                        isJumpTarget={row.message.id === jump.currentId}
                        isMenuOpen={row.message.id === opened?.message.id}
                        onSeen={isSearchingPlace ? null : onSeen}
                        onCancel={onCancel}
                        onActions={onActions}
                        onReact={onReact}
                        onQuote={jump.jumpTo}
                      />
                    )}
                  </Row>
                )
              );
            })}
          </ListedMessages>
        </Rows>
      </Scroller>
      <MatchLoadStatus target={jump.load.state === 'idle' ? search : jump} />
      {!atEnd && <LatestButton count={newBelow} onClick={scrollToEnd} />}
      {opened && <LoadedMessageMenu key={opened.message.id} chat={chat} {...opened} onClose={onMenuClose} />}
      <NewMessageAnnouncer messages={messages} sender={otherName} />
    </Frame>
  );
}

import { useMe } from '@cred/platform';
import { Button, color, font, radius, shadow, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { ArrowDown } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { useLoadEarlierMessages } from '../api/get-earlier-messages';
import { useMarkMessageRead } from '../api/mark-message-read';
import { formatDay } from '../logic/chat-time';
import type { Conversation } from '../logic/conversation';
import { displayedMessages, type Outgoing } from '../logic/displayed-message';
import { groupMessages } from '../logic/group-messages';
import { useStickToEnd } from '../logic/use-stick-to-end';
import { MessageBubble } from './message-bubble';

/** How near to the top earlier messages are asked for, in CSS pixels. */
const NEAR_TOP = 160;

/** The messages of a chat, oldest first, with those that are being sent. */
export function MessageList({ chat, outgoing }: { chat: Conversation; outgoing: readonly Outgoing[] }) {
  const me = useMe();
  const messages = displayedMessages(chat.messages, outgoing, me.id);
  const first = messages[0];
  const { scroller, atEnd, onScroll, scrollToEnd } = useStickToEnd(first?.key, outgoing.at(-1)?.clientId);
  const earlier = useLoadEarlierMessages(chat.id);
  const loadEarlier = () => {
    if (first && chat.hasEarlier && !earlier.isPending) earlier.mutate(first.id);
  };
  const onSeen = useMarkOnce();
  const now = new Date();

  return (
    <Frame>
      <Scroller
        ref={scroller}
        role="log"
        aria-label="Messages"
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          onScroll();
          if (currentTarget.scrollTop < NEAR_TOP && !earlier.isError) loadEarlier();
        }}
      >
        {chat.hasEarlier && (
          <Earlier>
            <Button variant="ghost" size="sm" pending={earlier.isPending} onClick={loadEarlier}>
              {earlier.isError ? 'Try again to load earlier messages' : 'Load earlier messages'}
            </Button>
          </Earlier>
        )}
        {messages.length === 0 && <Placeholder>No messages yet. Say hi 👋</Placeholder>}
        {groupMessages(messages).map(({ message, ...place }) => (
          <Fragment key={message.key}>
            {place.startsDay && (
              <Day lang="pt-BR">
                <span>{formatDay(message.createdAt, now)}</span>
              </Day>
            )}
            <MessageBubble message={message} sender={message.own ? 'You' : chat.otherUser.fullName} onSeen={onSeen} {...place} />
          </Fragment>
        ))}
      </Scroller>
      {!atEnd && (
        <ToEnd type="button" onClick={scrollToEnd}>
          <ArrowDown size={18} strokeWidth={1.75} aria-hidden />
          Latest messages
        </ToEnd>
      )}
    </Frame>
  );
}

/** Marks a message read once, however often it comes into view before the next poll says so. */
function useMarkOnce(): (messageId: string) => void {
  const { mutate } = useMarkMessageRead();
  const asked = useRef(new Set<string>());
  return (messageId) => {
    if (asked.current.has(messageId)) return;
    asked.current.add(messageId);
    mutate(messageId, { onError: () => asked.current.delete(messageId) });
  };
}

const Frame = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
`;

const Scroller = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  overflow-y: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  padding: ${space(3)} ${space(4)};
  scrollbar-width: thin;
  &:focus-visible {
    outline-offset: -2px;
  }
  /* A short conversation stands at the bottom, beside the composer. */
  & > :first-child {
    margin-block-start: auto;
  }
`;

const Earlier = styled.div`
  display: grid;
  justify-content: center;
  padding-block-end: ${space(2)};
`;

const Placeholder = styled.p`
  margin-block: auto;
  color: ${color.muted};
  text-align: center;
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

const ToEnd = styled.button`
  position: absolute;
  inset: auto 0 ${space(3)};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: max-content;
  min-height: ${space(10)};
  margin-inline: auto;
  padding-inline: ${space(3)} ${space(4)};
  border: 1px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.raised};
  box-shadow: ${shadow.floating};
  font-size: ${font.s13};
  &:hover {
    background: ${color.hover};
  }
  &:active {
    background: ${color.pressed};
  }
`;

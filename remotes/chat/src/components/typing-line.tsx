import { limits } from '@cred/contract';
import { useLiveEvent, useMe } from '@cred/platform';
import { color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useEffect, useState } from 'react';
import type { Conversation } from '../api/get-chat';

const Line = styled.p`
  overflow: hidden;
  flex: none;
  height: 22px;
  padding-inline: ${space(4)};
  color: ${color.muted};
  font-size: ${font.s13};
  line-height: 20px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/**
 * Whether the other member is typing: true from a notice until their message arrives, or until no other notice arrives
 * within `limits.live.typingMs`.
 */
function useTyping(chatId: string, otherUserId: string | undefined): boolean {
  // Counts notices, so that each one restarts the timer.
  const [notices, setNotices] = useState(0);
  useLiveEvent('typing', ({ chatId: eventChatId, userId }) => {
    if (eventChatId === chatId && userId === otherUserId) setNotices((count) => count + 1);
  });
  useLiveEvent('message', ({ message }) => {
    if (message.chatId === chatId && message.senderId === otherUserId) setNotices(0);
  });
  useEffect(() => {
    if (notices === 0) return;
    const timer = setTimeout(() => setNotices(0), limits.live.typingMs);
    return () => clearTimeout(timer);
  }, [notices]);
  return notices > 0;
}

/** Shows that the other member is typing. Its height is always reserved, so that nothing moves. */
export function TypingLine({ chat }: { readonly chat: Conversation }) {
  const me = useMe();
  const other = chat.participants.find(({ userId }) => userId !== me.id);
  const typing = useTyping(chat.id, other?.userId);
  return <Line role="status">{typing && `${chat.otherUser.fullName} is typing`}</Line>;
}

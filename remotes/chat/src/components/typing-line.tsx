import { limits } from '@cred/contract';
import { useLiveEvent, useMe } from '@cred/platform';
import { color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useEffect, useState } from 'react';
import type { Conversation } from '../lib/conversation';

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

/** Whether the other member of a chat is writing: until they have been silent for a while, or sent it. */
function useTyping(chatId: string, otherUserId: string | undefined): boolean {
  // A number of their own for each sign of it, so that the time begins anew.
  const [sign, setSign] = useState(0);
  useLiveEvent('typing', ({ chatId: where, userId }) => {
    if (where === chatId && userId === otherUserId) setSign((last) => last + 1);
  });
  useLiveEvent('message', ({ message }) => {
    if (message.chatId === chatId && message.senderId === otherUserId) setSign(0);
  });
  useEffect(() => {
    if (sign === 0) return;
    const timer = setTimeout(() => setSign(0), limits.live.typingMs);
    return () => clearTimeout(timer);
  }, [sign]);
  return sign > 0;
}

/** Says that the other member is writing. Its place is always kept, so that nothing moves. */
export function TypingLine({ chat }: { readonly chat: Conversation }) {
  const me = useMe();
  const other = chat.participants.find(({ userId }) => userId !== me.id);
  const typing = useTyping(chat.id, other?.userId);
  return <Line role="status">{typing && `${chat.otherUser.fullName} is typing`}</Line>;
}

import { limits } from '@cred/contract';
import { useLiveEvent } from '@cred/platform';
import { useEffect, useState } from 'react';

/** Whether the other member of a chat is writing: until they have been silent for a while, or sent it. */
export function useTyping(chatId: string, otherUserId: string | undefined): boolean {
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

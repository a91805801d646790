import { callApi } from '@cred/api-client';
import type { CallAnswer } from '@cred/contract';
import { useRef } from 'react';

/** The least time between two of them, in milliseconds; shorter than what one of them lasts (`limits.live.typingMs`). */
const EVERY_MS = 3_000;

const sayTyping = (chatId: string): Promise<CallAnswer<'sayTyping'>> => callApi('sayTyping', { params: { chatId } });

/** Tells the other member that one is writing, now and then. A failure is nobody's business. */
export function useSayTyping(chatId: string): () => void {
  const last = useRef(-Infinity);
  return () => {
    const now = performance.now();
    if (now - last.current < EVERY_MS) return;
    last.current = now;
    sayTyping(chatId).catch(() => undefined);
  };
}

import { callApi } from '@cred/api-client';
import type { CallResponse } from '@cred/contract';
import { useRef } from 'react';

/**
 * The minimum time between two calls, in milliseconds; shorter than the time for which the other member sees one
 * (`limits.live.typingMs`).
 */
const MIN_INTERVAL_MS = 3_000;

const sayTyping = (chatId: string): Promise<CallResponse<'sayTyping'>> => callApi('sayTyping', { params: { chatId } });

/** Notifies the other member that the viewer is typing, at most every `MIN_INTERVAL_MS`. Failures are ignored. */
export function useSayTyping(chatId: string): () => void {
  const last = useRef(-Infinity);
  return () => {
    const now = performance.now();
    if (now - last.current < MIN_INTERVAL_MS) return;
    last.current = now;
    sayTyping(chatId).catch(() => undefined);
  };
}

import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useMessageLoad, type MessageLoad } from './use-message-load';

/** Leads to a message of the chat, such as the one that a reply quotes (CHAT-29); earlier ones are loaded for it. */
export function useJump(chatId: string) {
  const [target, setTarget] = useState({ id: null as string | null, visit: 0 });
  const load = useMessageLoad(chatId, target.id, target.visit);
  const jumpTo = useCallback((id: string) => setTarget(({ visit }) => ({ id, visit: visit + 1 })), []);
  return { ...load, currentId: target.id, jumpTo } as const;
}

/**
 * Calls back once for each target that is loaded, so that messages that arrive later do not lead back to it.
 * @param onLoaded may return a function that ends what it has begun
 */
export function useLoadedTarget(
  { load, currentId }: Pick<MessageLoad, 'load'> & { readonly currentId: string | null },
  onLoaded: (messageId: string) => void | (() => void),
): void {
  const reach = useEffectEvent(onLoaded);
  useEffect(() => {
    if (load.state === 'loaded' && currentId !== null) return reach(currentId);
    return undefined;
  }, [load, currentId]);
}

/** After a jump, rows are rendered within a few frames. */
const MAX_FRAMES = 30;

/** Focuses a message as soon as its row is rendered. @returns a function that cancels it */
export function focusWhenRendered(list: HTMLElement | null, messageId: string): () => void {
  let frame = 0;
  const tryFocus = (left: number): void => {
    const message = list?.querySelector<HTMLElement>(`[data-message-id="${messageId}"]`);
    if (message) message.focus({ preventScroll: true });
    else if (left > 0) frame = requestAnimationFrame(() => tryFocus(left - 1));
  };
  tryFocus(MAX_FRAMES);
  return () => cancelAnimationFrame(frame);
}

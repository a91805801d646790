import { useQueryClient } from '@cred/vendor';
import { useEffect, useState } from 'react';
import { loadUpTo } from '../api/get-earlier-messages';

/** Whether the messages up to one message are loaded. */
export type MessageLoadState =
  | { readonly state: 'idle' | 'loading' | 'loaded' }
  | { readonly state: 'failed'; readonly error: Error };

const idle: MessageLoadState = { state: 'idle' };

/**
 * Pages backwards until a message is loaded. Another message, or null, cancels the previous load.
 * @param visit another number leads to the same message again
 */
export function useMessageLoad(chatId: string, messageId: string | null, visit = 0) {
  const client = useQueryClient();
  const [load, setLoad] = useState<MessageLoadState>(idle);
  const [attempts, setAttempts] = useState(0);
  const [controller, setController] = useState<AbortController | null>(null);
  useEffect(() => {
    if (messageId === null) return;
    const current = new AbortController();
    setController(current);
    setLoad({ state: 'loading' });
    loadUpTo(client, chatId, messageId, current.signal).then(
      (isLoaded) => !current.signal.aborted && setLoad({ state: isLoaded ? 'loaded' : 'idle' }),
      (error: unknown) => {
        if (!current.signal.aborted)
          setLoad({ state: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
      },
    );
    return () => {
      current.abort();
      setLoad(idle);
    };
  }, [client, chatId, messageId, visit, attempts]);
  const cancelLoad = (): void => {
    controller?.abort();
    setLoad(idle);
  };
  return { load, retryLoad: () => setAttempts((count) => count + 1), cancelLoad } as const;
}

export type MessageLoad = ReturnType<typeof useMessageLoad>;

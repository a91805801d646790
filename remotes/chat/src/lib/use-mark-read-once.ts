import { isApiError } from '@cred/api-client';
import { useCallback, useEffect, useRef } from 'react';
import { useMarkMessageRead } from '../api/mark-message-read';

/** After this many calls in a row, each call waits, to leave part of the rate limit for other calls. */
const BURST = 20;
const PAUSE_MS = 600;

/** Marks each message read once, even if it enters the view several times before the next poll. */
export function useMarkReadOnce(): (messageId: string) => void {
  const { mutateAsync } = useMarkMessageRead();
  const requested = useRef(new Set<string>());
  const queue = useRef<string[]>([]);
  const running = useRef(false);
  const unmounted = useRef(false);
  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
    };
  }, []);

  const markAll = useCallback(async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    for (let calls = 1; queue.current[0] !== undefined && !unmounted.current; calls += 1) {
      const messageId = queue.current[0];
      const retryAfter = await mutateAsync(messageId).then(
        () => 0,
        (error: unknown) => (isApiError(error) ? error.retryAfter : null),
      );
      // Rate limited: the same message is retried after the delay. Other failures are retried when the message enters
      // the view again.
      if (retryAfter === null) requested.current.delete(messageId);
      if (!retryAfter) queue.current.shift();
      if (retryAfter) await sleep(retryAfter * 1_000);
      else if (calls >= BURST) await sleep(PAUSE_MS);
    }
    running.current = false;
  }, [mutateAsync]);

  return useCallback(
    (messageId) => {
      if (requested.current.has(messageId)) return;
      requested.current.add(messageId);
      queue.current.push(messageId);
      void markAll();
    },
    [markAll],
  );
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

import { isApiError } from '@cred/api-client';
import { useEffect, useRef } from 'react';
import { useMarkMessageRead } from '../api/mark-message-read';

/** So many go one after the other; beyond them there is a pause between two, for what else a member does in that minute. */
const IN_A_ROW = 20;
const PAUSE_MS = 600;

/** Marks each message read once, however often it comes into view before the next poll says so. */
export function useMarkReadOnce(): (messageId: string) => void {
  const { mutateAsync } = useMarkMessageRead();
  const asked = useRef(new Set<string>());
  const waiting = useRef<string[]>([]);
  const busy = useRef(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const markAll = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    for (let inRow = 1; waiting.current[0] !== undefined && !left.current; inRow += 1) {
      const messageId = waiting.current[0];
      const wait = await mutateAsync(messageId).then(
        () => 0,
        (error: unknown) => (isApiError(error) ? error.retryAfter : null),
      );
      // Too many at once: the same one again, once the server takes it. What failed otherwise may come into view again.
      if (wait === null) asked.current.delete(messageId);
      if (!wait) waiting.current.shift();
      if (wait || inRow >= IN_A_ROW) await new Promise((resume) => setTimeout(resume, wait ? wait * 1_000 : PAUSE_MS));
    }
    busy.current = false;
  };

  return (messageId) => {
    if (asked.current.has(messageId)) return;
    asked.current.add(messageId);
    waiting.current.push(messageId);
    void markAll();
  };
}

import { limitConcurrency, errors } from '@cred/service-kit';

export interface ConcurrencyLimits {
  readonly running: number;
  readonly waiting: number;
}

/**
 * Limits concurrent tasks. Rejects with 503 at once when the queue is full, and otherwise when a task's time ends
 * before it starts.
 */
export function createCheckQueue({
  running,
  waiting,
}: ConcurrencyLimits): <T>(
  milliseconds: number,
  signal: AbortSignal,
  task: (leftMs: number) => Promise<T>,
) => Promise<T> {
  const queue = limitConcurrency(running, waiting);
  return async (milliseconds, signal, task) => {
    const startedAt = performance.now();
    const timedOut = new AbortController();
    const timer = setTimeout(() => timedOut.abort(), milliseconds);
    const cancelled = new Promise<never>((_resolve, reject) => {
      timedOut.signal.addEventListener('abort', () => reject(errors.overloaded()), { once: true });
      if (signal.aborted) reject(errors.overloaded());
      else signal.addEventListener('abort', () => reject(errors.overloaded()), { once: true });
    });
    cancelled.catch(() => undefined);
    const work = queue(async () => {
      clearTimeout(timer);
      // Frees the slot at once when the caller has stopped waiting.
      if (timedOut.signal.aborted || signal.aborted) throw errors.overloaded();
      return task(milliseconds - (performance.now() - startedAt));
    });
    work.catch(() => undefined);
    return Promise.race([work, cancelled]).finally(() => clearTimeout(timer));
  };
}

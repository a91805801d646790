import { limitConcurrency, errors } from '@cred/service-kit';

export interface ConcurrencyLimits {
  readonly running: number;
  readonly waiting: number;
}

/**
 * Gives tasks their turns, and 503 to those that would wait too long: with the queue full at once, otherwise
 * when the time that the task had is over before its turn.
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
      // A turn that comes when nobody waits any more passes on at once.
      if (timedOut.signal.aborted || signal.aborted) throw errors.overloaded();
      return task(milliseconds - (performance.now() - startedAt));
    });
    work.catch(() => undefined);
    return Promise.race([work, cancelled]).finally(() => clearTimeout(timer));
  };
}

import { limitConcurrency, errors } from '@cred/service-kit';

export interface Turns {
  readonly running: number;
  readonly waiting: number;
}

/**
 * Gives tasks their turns, and 503 to those that would wait too long: with the queue full at once, otherwise
 * when the time that the task had is over before its turn.
 */
export function inTurn({
  running,
  waiting,
}: Turns): <T>(milliseconds: number, signal: AbortSignal, task: (leftMs: number) => Promise<T>) => Promise<T> {
  const queue = limitConcurrency(running, waiting);
  return async (milliseconds, signal, task) => {
    const began = performance.now();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), milliseconds);
    const gaveUp = new Promise<never>((_resolve, reject) => {
      late.signal.addEventListener('abort', () => reject(errors.overloaded()), { once: true });
      if (signal.aborted) reject(errors.overloaded());
      else signal.addEventListener('abort', () => reject(errors.overloaded()), { once: true });
    });
    gaveUp.catch(() => undefined);
    const work = queue(async () => {
      clearTimeout(timer);
      // A turn that comes when nobody waits any more passes on at once.
      if (late.signal.aborted || signal.aborted) throw errors.overloaded();
      return task(milliseconds - (performance.now() - began));
    });
    work.catch(() => undefined);
    return Promise.race([work, gaveUp]).finally(() => clearTimeout(timer));
  };
}

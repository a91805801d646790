import { errors } from './errors';

/**
 * Runs at most `maxRunning` tasks at a time; others wait in order.
 * @param maxWaiting the maximum length of the queue; further tasks are rejected with 503, so that a flood of requests
 * does not use memory
 */
export function limitConcurrency(maxRunning: number, maxWaiting: number): <T>(task: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < maxRunning) running += 1;
    else {
      if (queue.length >= maxWaiting) throw errors.overloaded();
      // A task that ends passes its slot to the next one.
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

import { errors } from './errors';

/**
 * Runs at most `running` tasks at a time; others wait their turn, in order.
 * @param waiting how many may wait; one more is refused with 503, so that a flood costs nothing but itself
 */
export function atMost(running: number, waiting: number): <T>(task: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let busy = 0;
  return async (task) => {
    if (busy < running) busy += 1;
    else {
      if (queue.length >= waiting) throw errors.overloaded();
      // Whoever finishes hands its place on.
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}

import { limitConcurrency } from './limit-concurrency';

/** Like `limitConcurrency`, with a limit for each key, such as a host, so that tasks of one key never delay others. */
export function limitConcurrencyByKey(
  maxRunning: number,
  maxWaiting: number,
): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const limits = new Map<string, { readonly inTurn: ReturnType<typeof limitConcurrency>; tasks: number }>();
  return async (key, task) => {
    const limit = limits.get(key) ?? { inTurn: limitConcurrency(maxRunning, maxWaiting), tasks: 0 };
    limits.set(key, limit);
    limit.tasks += 1;
    try {
      return await limit.inTurn(task);
    } finally {
      limit.tasks -= 1;
      if (limit.tasks === 0) limits.delete(key);
    }
  };
}

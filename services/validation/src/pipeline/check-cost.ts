import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<{ ms: number }>();

/** Adds milliseconds to the check that runs now, also when it is called later; tasks need no parameter for it. */
export function costOfThisCheck(): (ms: number) => void {
  const cost = current.getStore();
  return (ms) => {
    if (cost) cost.ms += ms;
  };
}

/**
 * Runs a check and reports the milliseconds that its tasks took in worker threads, also when it fails.
 * @param report called once, when the check has ended
 */
export function measureCost<T>(check: () => Promise<T>, report: (ms: number) => void): Promise<T> {
  const cost = { ms: 0 };
  return current.run(cost, check).finally(() => report(cost.ms));
}

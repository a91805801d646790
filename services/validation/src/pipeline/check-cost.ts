import { AsyncLocalStorage } from 'node:async_hooks';

/** The processor time of a check. */
export interface CheckCost {
  /** Milliseconds that its member used before it, and that its tasks have taken until now. */
  readonly usedMs: number;
  /** Adds milliseconds, also when it is called later. */
  add(ms: number): void;
}

const current = new AsyncLocalStorage<CheckCost>();
const none: CheckCost = { usedMs: 0, add: () => undefined };

/** The cost of the check that runs now; tasks need no parameter for it. */
export const costOfThisCheck = (): CheckCost => current.getStore() ?? none;

/**
 * Runs a check and reports the milliseconds that its tasks took in worker threads, also when it fails.
 * @param report called once, when the check has ended
 * @param usedMs the milliseconds that its member has used before
 */
export function measureCost<T>(check: () => Promise<T>, report: (ms: number) => void, usedMs = 0): Promise<T> {
  let tookMs = 0;
  const cost: CheckCost = {
    get usedMs() {
      return usedMs + tookMs;
    },
    add: (ms) => void (tookMs += ms),
  };
  return current.run(cost, check).finally(() => report(tookMs));
}

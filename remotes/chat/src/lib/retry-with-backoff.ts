import { isApiError } from '@cred/api-client';

/** The delays before the second, third and fourth attempt. */
const DELAYS_MS = [1_000, 2_000, 4_000];
/** The longest Retry-After that is followed. */
const MAX_DELAY_MS = 30_000;

/** Network errors and 5xx are transient; a 4xx would fail again. */
export const isTransient = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500) && error.code !== 'not_built';

/**
 * Retries transient errors three times, after 1, 2 and 4 seconds, and at once when the browser is online again.
 * `findResult` is called before each retry; a value that it returns ends the retries.
 * @throws the last error; the signal's reason when it aborts
 */
export async function retryWithBackoff<T>(
  attempt: () => Promise<T>,
  findResult: () => T | undefined,
  signal: AbortSignal,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      const delay = DELAYS_MS[failures];
      const retryAfterMs = isApiError(error) ? (error.retryAfter ?? 0) * 1_000 : 0;
      if (delay !== undefined && isTransient(error))
        await sleep(Math.min(Math.max(delay, retryAfterMs), MAX_DELAY_MS), signal);
      const done = findResult();
      if (done !== undefined) return done;
      if (delay === undefined || !isTransient(error)) throw error;
    }
  }
}

/** Resolves at once when the browser is online again. @throws the signal's reason when it aborts */
export const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

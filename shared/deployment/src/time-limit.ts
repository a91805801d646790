/**
 * Runs a call with a signal that aborts after `limitMs` milliseconds with a `TimeoutError`, or with `stop`'s reason as soon
 * as that aborts. Read the response inside the call, so that the limit applies to it too.
 *
 * Used instead of `AbortSignal.any([stop, AbortSignal.timeout(limitMs)])`: Node 20 and 22 hold the parts of a combined
 * signal weakly, so that a garbage collection removes the timer and the call waits for the 300 s of `fetch` (FED-27).
 */
export async function withTimeLimit<T>(
  limitMs: number,
  stop: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const onStop = (): void => controller.abort(stop?.reason);
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`no answer within ${limitMs} ms`, 'TimeoutError'));
  }, limitMs);
  if (stop?.aborted) onStop();
  else stop?.addEventListener('abort', onStop, { once: true });
  try {
    return await call(controller.signal);
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener('abort', onStop);
  }
}

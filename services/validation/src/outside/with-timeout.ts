import { OutsideFailure } from './outside-failure';

/**
 * Runs `run` until the time limit ends or the parent's signal aborts. Does not wait for work that ignores its signal.
 * The signal aborts with an `OutsideFailure` after the time limit, otherwise with the parent's reason.
 * @throws OutsideFailure `time`
 */
export async function withTimeout<T>(
  milliseconds: number,
  parent: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const end = (): void => limit.abort(parent.reason);
  const timer = setTimeout(() => limit.abort(new OutsideFailure('time')), milliseconds);
  if (parent.aborted) end();
  else parent.addEventListener('abort', end, { once: true });
  const late = new Promise<never>((_resolve, reject) => {
    const fail = (): void => reject(new OutsideFailure('time'));
    if (limit.signal.aborted) fail();
    else limit.signal.addEventListener('abort', fail, { once: true });
  });
  try {
    return await Promise.race([late, run(limit.signal)]);
  } finally {
    clearTimeout(timer);
    parent.removeEventListener('abort', end);
    // Aborts work that is still running; nothing handles the resulting rejection.
    late.catch(() => undefined);
    limit.abort();
  }
}

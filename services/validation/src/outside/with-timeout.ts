import { OutsideFailure } from './outside-failure';

/**
 * Runs something for so many milliseconds at most, and not beyond the parent's signal. Who does not listen
 * to the signal is not waited for. The signal's reason is an `OutsideFailure` when the time is over, and the
 * parent's when that has ended.
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
    // Ends what nobody waits for any more; the rejection that it makes is for nobody.
    late.catch(() => undefined);
    limit.abort();
  }
}

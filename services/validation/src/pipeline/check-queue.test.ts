import { neverAborted, createDeferred } from '../outside/testing/test-service';
import { createCheckQueue } from './check-queue';
import { withTimeout } from '../outside/with-timeout';

describe('createCheckQueue', () => {
  it('rejects with 503 and skips the task when it waits too long', async () => {
    const enqueue = createCheckQueue({ running: 1, waiting: 5 });
    const first = createDeferred<string>();
    const [began, task] = [enqueue(10_000, neverAborted, () => first.promise), jest.fn(async () => 'late')];
    await expect(enqueue(5, neverAborted, task)).rejects.toMatchObject({ statusCode: 503 });
    first.resolve('first');
    expect(await began).toBe('first');
    // The slot is free again.
    expect(await enqueue(10_000, neverAborted, async (leftMs) => leftMs <= 10_000)).toBe(true);
    expect(task).not.toHaveBeenCalled();
  });

  it('gives the slot of a disconnected client to the next one', async () => {
    const enqueue = createCheckQueue({ running: 1, waiting: 5 });
    const first = createDeferred<string>();
    const [disconnected, task] = [new AbortController(), jest.fn(async () => 'skipped')];
    const began = enqueue(10_000, neverAborted, () => first.promise);
    const abandoned = enqueue(10_000, disconnected.signal, task);
    const next = enqueue(10_000, neverAborted, async () => 'next');
    disconnected.abort();
    await expect(abandoned).rejects.toMatchObject({ statusCode: 503 });
    first.resolve('first');
    expect([await began, await next]).toEqual(['first', 'next']);
    expect(task).not.toHaveBeenCalled();
  });
});

describe('withTimeout', () => {
  it('returns the result and aborts work that is still running', async () => {
    let signal = neverAborted;
    expect(await withTimeout(10_000, neverAborted, async (limit) => ((signal = limit), 'done'))).toBe('done');
    expect(signal.aborted).toBe(true);
  });

  it('passes on a rejection', async () => {
    await expect(withTimeout(10_000, neverAborted, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  });

  it('ends with the parent signal, aborted before or after the start', async () => {
    const parent = new AbortController();
    const running = withTimeout(10_000, parent.signal, () => new Promise(() => undefined));
    parent.abort('disconnected');
    await expect(running).rejects.toMatchObject({ reason: 'time' });
    const reasons: unknown[] = [];
    await expect(
      withTimeout(10_000, parent.signal, async (limit) => (reasons.push(limit.reason), new Promise(() => undefined))),
    ).rejects.toMatchObject({ reason: 'time' });
    expect(reasons).toEqual(['disconnected']);
  });
});

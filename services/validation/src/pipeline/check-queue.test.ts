import { neverAborted, createDeferred } from '../outside/testing/test-service';
import { createCheckQueue } from './check-queue';
import { withTimeout } from '../outside/with-timeout';

describe('createCheckQueue', () => {
  it('rejects with 503 and skips the task when it waits too long', async () => {
    const turn = createCheckQueue({ running: 1, waiting: 5 });
    const first = createDeferred<string>();
    const [began, task] = [turn(10_000, neverAborted, () => first.promise), jest.fn(async () => 'late')];
    await expect(turn(5, neverAborted, task)).rejects.toMatchObject({ statusCode: 503 });
    first.resolve('first');
    expect(await began).toBe('first');
    // The slot is free again.
    expect(await turn(10_000, neverAborted, async (leftMs) => leftMs <= 10_000)).toBe(true);
    expect(task).not.toHaveBeenCalled();
  });

  it('gives the slot of a disconnected client to the next one', async () => {
    const turn = createCheckQueue({ running: 1, waiting: 5 });
    const first = createDeferred<string>();
    const [gone, task] = [new AbortController(), jest.fn(async () => 'nobody')];
    const began = turn(10_000, neverAborted, () => first.promise);
    const left = turn(10_000, gone.signal, task);
    const next = turn(10_000, neverAborted, async () => 'next');
    gone.abort();
    await expect(left).rejects.toMatchObject({ statusCode: 503 });
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
    parent.abort('gone');
    await expect(running).rejects.toMatchObject({ reason: 'time' });
    const reasons: unknown[] = [];
    await expect(
      withTimeout(10_000, parent.signal, async (limit) => (reasons.push(limit.reason), new Promise(() => undefined))),
    ).rejects.toMatchObject({ reason: 'time' });
    expect(reasons).toEqual(['gone']);
  });
});

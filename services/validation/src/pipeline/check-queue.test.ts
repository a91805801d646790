import { neverAborted, createDeferred } from '../outside/testing/test-service';
import { withTimeout } from '../outside/with-timeout';
import { CheckQueue, type QueueLimits } from './check-queue';

const limits: QueueLimits = { running: 1, waiting: 5, runningPerKey: 1, waitingPerKey: 5 };
const of = (key: string, signal = neverAborted, milliseconds = 10_000) => ({ key, signal, milliseconds });

/** A queue whose first task is running until `finish` is called. */
function makeBusy(over: Partial<QueueLimits> = {}) {
  const queue = new CheckQueue({ ...limits, ...over });
  const first = createDeferred<string>();
  const began = queue.run(of('first'), () => first.promise);
  const order: string[] = [];
  const add = (key: string, name = key) => queue.run(of(key), async () => void order.push(name));
  return { queue, order, add, began, finish: () => first.resolve('first') };
}

describe('CheckQueue', () => {
  it('rejects with 503 and skips the task when it waits too long', async () => {
    const { queue, began, finish } = makeBusy();
    const task = jest.fn(async () => 'late');
    await expect(queue.run(of('a', neverAborted, 5), task)).rejects.toMatchObject({ statusCode: 503 });
    finish();
    expect(await began).toBe('first');
    expect(await queue.run(of('a'), async (leftMs) => leftMs <= 10_000)).toBe(true);
    expect(task).not.toHaveBeenCalled();
  });

  it('gives the place of a disconnected client to the next one', async () => {
    const { queue, began, finish } = makeBusy();
    const [disconnected, task] = [new AbortController(), jest.fn(async () => 'skipped')];
    const abandoned = queue.run(of('a', disconnected.signal), task);
    const next = queue.run(of('a'), async () => 'next');
    disconnected.abort();
    await expect(abandoned).rejects.toMatchObject({ statusCode: 503 });
    finish();
    expect([await began, await next]).toEqual(['first', 'next']);
    expect(task).not.toHaveBeenCalled();
  });

  it('lets members take turns', async () => {
    const { order, add, began, finish } = makeBusy();
    const all = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('c', 'c1')];
    finish();
    await Promise.all([began, ...all]);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('runs no more checks of one member than its limit, while others run', async () => {
    const { queue, began, finish } = makeBusy({ running: 3 });
    const second = jest.fn(async () => 'second');
    const waiting = queue.run(of('first'), second);
    expect(await queue.run(of('other'), async () => 'other')).toBe('other');
    expect(second).not.toHaveBeenCalled();
    finish();
    expect([await began, await waiting]).toEqual(['first', 'second']);
  });

  it('rejects with 429 when a member’s line is full', async () => {
    const { add, began, finish } = makeBusy({ waitingPerKey: 1 });
    const one = add('a');
    await expect(add('a')).rejects.toMatchObject({ statusCode: 429, retryAfter: 5 });
    finish();
    await Promise.all([began, one]);
  });

  it('gives the last place of the longest line to a member who waits less when it is full', async () => {
    const { order, add, began, finish } = makeBusy({ waiting: 3 });
    const all = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3')];
    const other = add('b');
    await expect(all[2]).rejects.toMatchObject({ statusCode: 503 });
    await expect(add('a')).rejects.toMatchObject({ statusCode: 503 });
    finish();
    await Promise.allSettled([began, ...all, other]);
    expect(order).toEqual(['a1', 'b', 'a2']);
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

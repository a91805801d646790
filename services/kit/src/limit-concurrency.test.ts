import { limitConcurrency } from './limit-concurrency';

function pending<T>() {
  let [resolve, reject]: [(value: T) => void, (failure: Error) => void] = [() => undefined, () => undefined];
  const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]));
  return {
    make: jest.fn(() => promise),
    resolve: (value: T) => resolve(value),
    reject: (failure: Error) => reject(failure),
  };
}

describe('limitConcurrency', () => {
  it('runs a limited number of tasks at a time, in order, and rejects a task when the queue is full', async () => {
    const inTurn = limitConcurrency(2, 1);
    const tasks = [pending<string>(), pending<string>(), pending<string>()];
    const running = tasks.map(({ make }) => inTurn(make));
    await expect(inTurn(async () => 'x')).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 });
    expect(tasks.map(({ make }) => make.mock.calls.length)).toEqual([1, 1, 0]);
    tasks[1]?.reject(new Error('no'));
    await expect(running[1]).rejects.toThrow('no');
    expect(tasks[2]?.make).toHaveBeenCalledTimes(1);
    tasks[0]?.resolve('first');
    tasks[2]?.resolve('third');
    expect(await Promise.all([running[0], running[2]])).toEqual(['first', 'third']);
    expect(await inTurn(async () => 'free again')).toBe('free again');
  });
});

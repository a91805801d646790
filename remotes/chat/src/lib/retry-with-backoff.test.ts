import { ApiError } from '@cred/api-client';
import { act } from '@cred/testing';
import { retryWithBackoff } from './retry-with-backoff';

const apiError = (status: number, retryAfter: number | null = null) =>
  new ApiError('Fault', { code: status === 0 ? 'network' : 'internal', status, retryAfter });
const nothing = (): undefined => undefined;
const { signal } = new AbortController();

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const after = (milliseconds: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('retryWithBackoff', () => {
  it.each([0, 500, 502, 503])('retries status %d after 1, 2 and 4 seconds', async (status) => {
    const attempt = jest.fn(() => Promise.reject(apiError(status)));
    const ended = retryWithBackoff(attempt, nothing, signal).catch((error: unknown) => error);
    const tries: number[] = [];
    for (const wait of [0, 999, 1, 1_999, 1, 3_999, 1]) {
      await after(wait);
      tries.push(attempt.mock.calls.length);
    }
    expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4]);
    await expect(ended).resolves.toMatchObject({ status });
  });

  it('resolves with the result of a retry', async () => {
    const attempt = jest.fn().mockRejectedValueOnce(apiError(0)).mockResolvedValue('stored');
    const ended = retryWithBackoff(attempt, nothing, signal);
    await after(1_000);
    await expect(ended).resolves.toBe('stored');
  });

  it.each([400, 401, 404, 413, 429])('does not retry status %d', async (status) => {
    const attempt = jest.fn(() => Promise.reject(apiError(status)));
    await expect(retryWithBackoff(attempt, nothing, signal)).rejects.toThrow('Fault');
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('retries at once when the browser is online again', async () => {
    const attempt = jest.fn().mockRejectedValueOnce(apiError(0)).mockResolvedValue('stored');
    const ended = retryWithBackoff(attempt, nothing, signal);
    await after(10);
    window.dispatchEvent(new Event('online'));
    await expect(ended).resolves.toBe('stored');
  });

  it('waits for the time in Retry-After', async () => {
    const attempt = jest.fn().mockRejectedValueOnce(apiError(503, 5)).mockResolvedValue('stored');
    const ended = retryWithBackoff(attempt, nothing, signal);
    await after(4_999);
    expect(attempt).toHaveBeenCalledTimes(1);
    await after(1);
    await expect(ended).resolves.toBe('stored');
  });

  it('does not retry a message that is found to be stored', async () => {
    const attempt = jest.fn(() => Promise.reject(apiError(0)));
    const ended = retryWithBackoff<string>(attempt, () => 'stored', signal);
    await after(1_000);
    await expect(ended).resolves.toBe('stored');
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('rejects at once when it is cancelled', async () => {
    const controller = new AbortController();
    const ended = retryWithBackoff(() => Promise.reject(apiError(0)), nothing, controller.signal).catch(
      (error: unknown) => error,
    );
    await after(10);
    controller.abort(new Error('cancelled'));
    await expect(ended).resolves.toMatchObject({ message: 'cancelled' });
  });
});

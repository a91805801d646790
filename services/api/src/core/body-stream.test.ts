import { DEFAULT_BODY_TIMEOUT_MS } from '@cred/service-kit';
import type { FastifyRequest } from 'fastify';
import { limitBodyTime } from './body-stream';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function startRequest() {
  const raw = { destroy: jest.fn(), socket: { setTimeout: jest.fn() } };
  return { raw, timeLimit: limitBodyTime({ raw } as unknown as FastifyRequest) };
}
/** The current socket timeout; 0 means none. */
const socketTimeout = ({ socket }: ReturnType<typeof startRequest>['raw']): unknown =>
  socket.setTimeout.mock.calls.at(-1)?.[0];

describe('limitBodyTime', () => {
  it('destroys a request whose long string does not begin in time', () => {
    const { raw, timeLimit } = startRequest();
    timeLimit.short();
    jest.advanceTimersByTime(DEFAULT_BODY_TIMEOUT_MS - 1);
    expect(raw.destroy).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(raw.destroy).toHaveBeenCalledTimes(1);
  });

  it('limits the idle time during a long string, but not its total time', () => {
    const { raw, timeLimit } = startRequest();
    timeLimit.short();
    timeLimit.long();
    jest.advanceTimersByTime(DEFAULT_BODY_TIMEOUT_MS * 10);
    expect([raw.destroy.mock.calls.length, socketTimeout(raw)]).toEqual([0, 60_000]);
    raw.socket.setTimeout.mock.calls.at(-1)?.[1]();
    expect(raw.destroy).toHaveBeenCalledTimes(1);
  });

  it('limits the time after the long string, and clears all timeouts at the end', () => {
    const { raw, timeLimit } = startRequest();
    timeLimit.long();
    timeLimit.short();
    expect(socketTimeout(raw)).toBe(0);
    timeLimit.end();
    jest.advanceTimersByTime(DEFAULT_BODY_TIMEOUT_MS * 10);
    expect(raw.destroy).not.toHaveBeenCalled();
    timeLimit.short();
    jest.advanceTimersByTime(DEFAULT_BODY_TIMEOUT_MS);
    expect(raw.destroy).toHaveBeenCalledTimes(1);
  });
});

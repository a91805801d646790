import { DEFAULT_BODY_TIMEOUT_MS } from '@cred/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitBodyTime } from './body-stream';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function startRequest() {
  const raw = { destroy: jest.fn(), complete: false, destroyed: false, readableLength: 0, socket: { bytesRead: 0 } };
  // A response that was sent already: it cannot become a 408, so the request is destroyed instead.
  const reply = { sent: true } as FastifyReply;
  return { raw, timeLimit: limitBodyTime({ raw } as unknown as FastifyRequest, reply) };
}

describe('limitBodyTime', () => {
  it('destroys a request whose long string does not begin in time', () => {
    const { raw, timeLimit } = startRequest();
    timeLimit.short();
    jest.advanceTimersByTime(DEFAULT_BODY_TIMEOUT_MS - 1);
    expect(raw.destroy).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(raw.destroy).toHaveBeenCalledTimes(1);
  });

  it('limits the pace of a long string, but not its total time', () => {
    const { raw, timeLimit } = startRequest();
    timeLimit.short();
    timeLimit.long();
    for (let second = 0; second < 600; second += 1) {
      raw.socket.bytesRead += 5_000;
      jest.advanceTimersByTime(1_000);
    }
    expect(raw.destroy).not.toHaveBeenCalled();
    jest.advanceTimersByTime(30_000);
    expect(raw.destroy).toHaveBeenCalledTimes(1);
  });

  it('limits the time after the long string, and clears all timeouts at the end', () => {
    const { raw, timeLimit } = startRequest();
    timeLimit.long();
    timeLimit.short();
    timeLimit.end();
    jest.advanceTimersByTime(DEFAULT_BODY_TIMEOUT_MS * 10);
    expect(raw.destroy).not.toHaveBeenCalled();
    timeLimit.short();
    jest.advanceTimersByTime(DEFAULT_BODY_TIMEOUT_MS);
    expect(raw.destroy).toHaveBeenCalledTimes(1);
  });
});

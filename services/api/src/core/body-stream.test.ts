import { DEFAULT_BODY_TIMEOUT_MS } from '@cred/service-kit';
import type { FastifyRequest } from 'fastify';
import { limitBodyTime } from './body-stream';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function begun() {
  const raw = { destroy: jest.fn(), socket: { setTimeout: jest.fn() } };
  return { raw, pace: limitBodyTime({ raw } as unknown as FastifyRequest) };
}
/** The current socket timeout; 0 means none. */
const silence = ({ socket }: ReturnType<typeof begun>['raw']): unknown => socket.setTimeout.mock.calls.at(-1)?.[0];

describe('limitBodyTime', () => {
  it('destroys a request whose long string does not begin in time', () => {
    const { raw, pace } = begun();
    pace.short();
    jest.advanceTimersByTime(DEFAULT_BODY_TIMEOUT_MS - 1);
    expect(raw.destroy).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(raw.destroy).toHaveBeenCalledTimes(1);
  });

  it('limits the idle time during a long string, but not its total time', () => {
    const { raw, pace } = begun();
    pace.short();
    pace.long();
    jest.advanceTimersByTime(DEFAULT_BODY_TIMEOUT_MS * 10);
    expect([raw.destroy.mock.calls.length, silence(raw)]).toEqual([0, 60_000]);
    raw.socket.setTimeout.mock.calls.at(-1)?.[1]();
    expect(raw.destroy).toHaveBeenCalledTimes(1);
  });

  it('limits the time after the long string, and clears all timeouts at the end', () => {
    const { raw, pace } = begun();
    pace.long();
    pace.short();
    expect(silence(raw)).toBe(0);
    pace.end();
    jest.advanceTimersByTime(DEFAULT_BODY_TIMEOUT_MS * 10);
    expect(raw.destroy).not.toHaveBeenCalled();
    pace.short();
    jest.advanceTimersByTime(DEFAULT_BODY_TIMEOUT_MS);
    expect(raw.destroy).toHaveBeenCalledTimes(1);
  });
});

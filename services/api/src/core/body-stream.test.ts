import { DEFAULT_BODY_TIMEOUT_MS } from '@cred/service-kit';
import type { FastifyRequest } from 'fastify';
import { watchPace } from './body-stream';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function begun() {
  const raw = { destroy: jest.fn(), socket: { setTimeout: jest.fn() } };
  return { raw, pace: watchPace({ raw } as unknown as FastifyRequest) };
}
/** How long a silence the connection may keep now; 0: any. */
const silence = ({ socket }: ReturnType<typeof begun>['raw']): unknown => socket.setTimeout.mock.calls.at(-1)?.[0];

describe('watchPace', () => {
  it('gives up a body that has no long string in time', () => {
    const { raw, pace } = begun();
    pace.short();
    jest.advanceTimersByTime(DEFAULT_BODY_TIMEOUT_MS - 1);
    expect(raw.destroy).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(raw.destroy).toHaveBeenCalledTimes(1);
  });

  it('lets a long string take its time, but no silence', () => {
    const { raw, pace } = begun();
    pace.short();
    pace.long();
    jest.advanceTimersByTime(DEFAULT_BODY_TIMEOUT_MS * 10);
    expect([raw.destroy.mock.calls.length, silence(raw)]).toEqual([0, 60_000]);
    raw.socket.setTimeout.mock.calls.at(-1)?.[1]();
    expect(raw.destroy).toHaveBeenCalledTimes(1);
  });

  it('expects the end in time, once the long string is there, and watches nothing when it is', () => {
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

import { OutsideFailure } from './outside-failure';
import { RateLimiter } from './rate-limiter';
import { neverAborted } from './testing/test-service';

function createLimiter(perSecond: number) {
  const waits: number[] = [];
  const clock = { time: 0, now: () => clock.time, wait: async (milliseconds: number) => void waits.push(milliseconds) };
  return { limiter: new RateLimiter(perSecond, clock), waits, clock };
}

describe('RateLimiter', () => {
  it('allows the configured number of requests a second and delays further ones', async () => {
    const { limiter, waits } = createLimiter(3);
    for (let each = 0; each < 8; each += 1) await limiter.acquire(neverAborted);
    expect(waits).toEqual([1_050, 1_050, 1_050, 2_100, 2_100]);
  });

  it('never exceeds the limit in any second', async () => {
    const { limiter, waits, clock } = createLimiter(3);
    const begins: number[] = [];
    for (const at of [0, 300, 900, 1_000, 1_100, 1_400, 1_951, 2_500, 2_501]) {
      clock.time = at;
      const before = waits.length;
      await limiter.acquire(neverAborted);
      begins.push(at + (waits.length > before ? (waits.at(-1) ?? 0) : 0));
    }
    for (const [index, at] of begins.entries()) expect((begins[index + 3] ?? Infinity) - at).toBeGreaterThan(1_000);
  });

  it('rejects at once when the wait would be too long', async () => {
    const { limiter } = createLimiter(1);
    for (let each = 0; each < 4; each += 1) await limiter.acquire(neverAborted);
    await expect(limiter.acquire(neverAborted)).rejects.toMatchObject({ reason: 'rate' });
  });

  it('pauses for as long as requested', async () => {
    const { limiter, waits } = createLimiter(3);
    limiter.pause(2_000);
    await limiter.acquire(neverAborted);
    expect(waits).toEqual([2_000]);
    limiter.pause(10_000);
    await expect(limiter.acquire(neverAborted)).rejects.toMatchObject({ reason: 'rate', retryAfterMs: 10_000 });
  });

  it('stops waiting when the signal aborts', async () => {
    const limiter = new RateLimiter(1);
    await limiter.acquire(neverAborted);
    const limit = new AbortController();
    const turn = limiter.acquire(limit.signal);
    limit.abort();
    await expect(turn).rejects.toEqual(new OutsideFailure('time'));
  });
});

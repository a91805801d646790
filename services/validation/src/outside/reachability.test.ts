import { Reachability } from './reachability';
import { unusedUrl, startService } from './testing/test-service';

describe('Reachability', () => {
  it('opens a connection and sends no request', async () => {
    const service = await startService(() => undefined);
    expect(await new Reachability(`${service.url}/path`).isReachable()).toBe(true);
    expect(service.requests).toHaveLength(0);
    await service.close();
  });

  it('returns false for a closed port and an unknown host name', async () => {
    expect(await new Reachability(await unusedUrl()).isReachable()).toBe(false);
    expect(await new Reachability('http://nowhere.invalid/').isReachable()).toBe(false);
  });

  it('probes once for concurrent callers, and again after a minute', async () => {
    const probes: unknown[] = [];
    const clock = { time: 0 };
    const reachability = new Reachability('https://eutils.example/path', {
      now: () => clock.time,
      probe: async (...to) => (probes.push(to), probes.length > 1),
    });
    expect(
      await Promise.all([reachability.isReachable(), reachability.isReachable(), reachability.isReachable()]),
    ).toEqual([false, false, false]);
    clock.time = 59_999;
    expect(await reachability.isReachable()).toBe(false);
    clock.time = 60_000;
    expect(await reachability.isReachable()).toBe(true);
    expect(probes).toEqual([
      ['eutils.example', 443],
      ['eutils.example', 443],
    ]);
  });

  it('returns false for a minute after a failed request', async () => {
    const clock = { time: 0 };
    const reachability = new Reachability('http://[::1]:8080', { now: () => clock.time, probe: async () => true });
    expect(await reachability.isReachable()).toBe(true);
    reachability.markUnreachable();
    expect(await reachability.isReachable()).toBe(false);
    clock.time = 60_000;
    expect(await reachability.isReachable()).toBe(true);
  });
});

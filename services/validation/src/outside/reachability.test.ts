import { Reachability } from './reachability';
import { unusedUrl, startService } from './testing/test-service';

describe('Reach', () => {
  it('connects and nothing more', async () => {
    const service = await startService(() => undefined);
    expect(await new Reachability(`${service.url}/path`).isReachable()).toBe(true);
    expect(service.requests).toHaveLength(0);
    await service.close();
  });

  it('says no where nobody listens, and where the name means nothing', async () => {
    expect(await new Reachability(await unusedUrl()).isReachable()).toBe(false);
    expect(await new Reachability('http://nowhere.invalid/').isReachable()).toBe(false);
  });

  it('asks once for all who ask at the same time, and again after a minute', async () => {
    const asked: unknown[] = [];
    const clock = { time: 0 };
    const reach = new Reachability('https://eutils.example/path', {
      now: () => clock.time,
      probe: async (...to) => (asked.push(to), asked.length > 1),
    });
    expect(await Promise.all([reach.isReachable(), reach.isReachable(), reach.isReachable()])).toEqual([
      false,
      false,
      false,
    ]);
    clock.time = 59_999;
    expect(await reach.isReachable()).toBe(false);
    clock.time = 60_000;
    expect(await reach.isReachable()).toBe(true);
    expect(asked).toEqual([
      ['eutils.example', 443],
      ['eutils.example', 443],
    ]);
  });

  it('counts as out of reach for a minute after a failed request', async () => {
    const clock = { time: 0 };
    const reach = new Reachability('http://[::1]:8080', { now: () => clock.time, probe: async () => true });
    expect(await reach.isReachable()).toBe(true);
    reach.markUnreachable();
    expect(await reach.isReachable()).toBe(false);
    clock.time = 60_000;
    expect(await reach.isReachable()).toBe(true);
  });
});

import { Reach } from './reach';
import { nobodysUrl, startService } from './testing/test-service';

describe('Reach', () => {
  it('connects and nothing more', async () => {
    const service = await startService(() => undefined);
    expect(await new Reach(`${service.url}/path`).get()).toBe(true);
    expect(service.asked).toHaveLength(0);
    await service.close();
  });

  it('says no where nobody listens, and where the name means nothing', async () => {
    expect(await new Reach(await nobodysUrl()).get()).toBe(false);
    expect(await new Reach('http://nowhere.invalid/').get()).toBe(false);
  });

  it('asks once for all who ask at the same time, and again after a minute', async () => {
    const asked: unknown[] = [];
    const clock = { time: 0 };
    const reach = new Reach('https://eutils.example/path', {
      now: () => clock.time,
      probe: async (...to) => (asked.push(to), asked.length > 1),
    });
    expect(await Promise.all([reach.get(), reach.get(), reach.get()])).toEqual([false, false, false]);
    clock.time = 59_999;
    expect(await reach.get()).toBe(false);
    clock.time = 60_000;
    expect(await reach.get()).toBe(true);
    expect(asked).toEqual([
      ['eutils.example', 443],
      ['eutils.example', 443],
    ]);
  });

  it('counts as out of reach for a minute after a failed request', async () => {
    const clock = { time: 0 };
    const reach = new Reach('http://[::1]:8080', { now: () => clock.time, probe: async () => true });
    expect(await reach.get()).toBe(true);
    reach.lost();
    expect(await reach.get()).toBe(false);
    clock.time = 60_000;
    expect(await reach.get()).toBe(true);
  });
});

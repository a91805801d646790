import { SingleFlightCache } from './single-flight-cache';

/** A value that the test resolves. */
function pending<T>() {
  const { promise, resolve, reject } = withResolvers<T>();
  const make = jest.fn(() => promise);
  return { make, resolve, reject };
}
function withResolvers<T>() {
  let resolve!: (value: T) => void;
  let reject!: (failure: unknown) => void;
  const promise = new Promise<T>((...both) => ([resolve, reject] = both));
  return { promise, resolve, reject };
}

describe('SingleFlightCache', () => {
  let time = 0;
  const now = () => time;
  beforeEach(() => (time = 1_000));
  const cacheOf = (maxCost = 3) =>
    new SingleFlightCache<string | null>({ ttlMs: (value) => (value === null ? 10 : 100), maxCost, now });
  const makerOf = (value: string | null) => jest.fn(async () => value);

  it('makes a value once for concurrent requests', async () => {
    const cache = cacheOf();
    const { make, resolve } = pending<string>();
    const lookups = [cache.get('a', make), cache.get('a', make), cache.refresh('a', make)];
    resolve('value');
    expect(await Promise.all(lookups)).toEqual(['value', 'value', 'value']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('caches each value for its own TTL', async () => {
    const cache = cacheOf();
    await cache.get('good', makerOf('value'));
    await cache.get('bad', makerOf(null));
    time += 9;
    expect(await cache.get('bad', makerOf('new'))).toBeNull();
    time += 1;
    expect(await cache.get('bad', makerOf('new'))).toBe('new');
    time += 89;
    expect(await cache.get('good', makerOf('new'))).toBe('value');
    time += 1;
    expect(await cache.get('good', makerOf('new'))).toBe('new');
  });

  it('counts the TTL from when the value was made', async () => {
    const cache = cacheOf();
    const { make, resolve } = pending<string>();
    const lookups = cache.get('a', make);
    time += 1_000;
    resolve('value');
    await lookups;
    time += 99;
    expect(await cache.get('a', makerOf('new'))).toBe('value');
  });

  it('makes a new value on refresh and caches it', async () => {
    const cache = cacheOf();
    await cache.get('a', makerOf('old'));
    expect(await cache.refresh('a', makerOf('new'))).toBe('new');
    expect(await cache.get('a', makerOf('newest'))).toBe('new');
  });

  it('rejects all waiting requests on a failure and does not cache it', async () => {
    const cache = cacheOf();
    const { make, reject } = pending<string>();
    const lookups = [cache.get('a', make), cache.get('a', make)];
    reject(new Error('no'));
    expect((await Promise.allSettled(lookups)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await cache.get('a', makerOf('value'))).toBe('value');
  });

  it('evicts the least recently used entry', async () => {
    const cache = cacheOf(2);
    await cache.get('a', makerOf('a'));
    await cache.get('b', makerOf('b'));
    await cache.get('a', makerOf('again'));
    await cache.get('c', makerOf('c'));
    expect([await cache.get('a', makerOf('again')), await cache.get('c', makerOf('again'))]).toEqual(['a', 'c']);
    expect(await cache.get('b', makerOf('again'))).toBe('again');
  });

  it('is bounded by cost and never stores a value that costs more than the maximum', async () => {
    const cache = new SingleFlightCache<string>({
      ttlMs: () => 100,
      maxCost: 10,
      costOf: (value) => value.length,
      now,
    });
    for (const value of ['aaaaaa', 'bbbb', 'cccc', 'd'.repeat(11)]) await cache.get(value[0] ?? '', async () => value);
    const again = async (key: string) => (await cache.get(key, async () => 'x')) === 'x';
    expect([await again('b'), await again('c')]).toEqual([false, false]);
    expect([await again('d'), await again('a')]).toEqual([true, true]);
  });
});

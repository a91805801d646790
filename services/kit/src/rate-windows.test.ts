import { RateWindows } from './rate-windows';

const rate = { max: 2, seconds: 60 };

describe('RateWindows', () => {
  it('limits each key within its window, and returns the waiting time', () => {
    let now = 0;
    const windows = new RateWindows(() => now);
    expect([
      windows.allows('one', rate),
      windows.allows('one', rate),
      windows.allows('one', rate),
      windows.allows('other', rate),
    ]).toEqual([true, true, false, true]);
    now = 45_000;
    expect(() => windows.take('one', rate)).toThrow(expect.objectContaining({ statusCode: 429, retryAfter: 15 }));
    now = 60_000;
    expect(windows.allows('one', rate)).toBe(true);
  });

  it('resets a window when the clock was set back, instead of counting until the old time is reached again', () => {
    let now = 10_000_000;
    const windows = new RateWindows(() => now);
    while (windows.allows('one', rate));
    now -= 7_200_000;
    expect([windows.allows('one', rate), windows.allows('one', rate), windows.allows('one', rate)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('removes expired windows of very many keys, in one sweep per second at most', () => {
    let now = 0;
    const windows = new RateWindows(() => now);
    for (let key = 0; key < 10_000; key += 1) windows.take(`old ${key}`, rate);
    for (let key = 0; key < 10_000; key += 1) windows.take(`new ${key}`, { max: 2, seconds: 120 });
    now = 60_000;
    windows.take('one more', rate);
    expect(windows.size).toBe(10_001);
    // Without the interval, every new address could start a sweep.
    now = 60_500;
    for (let key = 0; key < 20_000; key += 1) windows.take(`flood ${key}`, { max: 2, seconds: 0.1 });
    now = 60_900;
    windows.take('again', rate);
    expect(windows.size).toBe(30_002);
    now = 61_500;
    windows.take('later', rate);
    expect(windows.size).toBe(10_003);
  });
});

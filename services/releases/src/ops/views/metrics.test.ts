import { bucketOf } from '@cred/contract/reports';
import { failuresPerThousand, countMetrics, percentile } from './metrics';

const measured = (...values: readonly number[]) =>
  countMetrics(values.map((value) => ({ name: `load:${bucketOf('load', value)}`, count: 1 }))).load;

describe('percentile', () => {
  it('is null without measurements', () => {
    expect(percentile('load', measured())).toBeNull();
  });

  it('interpolates within the bucket of the measurement', () => {
    // Four values between 100 and 200: the third one is the 75th percentile.
    expect(percentile('load', measured(110, 120, 130, 190))).toEqual({ value: 175, above: false, count: 4 });
    expect(percentile('load', measured(10))).toEqual({ value: 18.75, above: false, count: 1 });
  });

  it('skips empty buckets', () => {
    expect(percentile('load', measured(10, 10, 10, 900))).toEqual({ value: 25, above: false, count: 4 });
    expect(percentile('load', measured(10, 10, 900, 900))?.value).toBe(875);
  });

  it('reports only that a value is above the last bucket', () => {
    expect(percentile('load', measured(20_000, 90_000))).toEqual({ value: 16_000, above: true, count: 2 });
  });

  it("is within one bucket's width of the exact value", () => {
    const values = Array.from({ length: 1_000 }, (_, index) => 250 + index * 0.2);
    expect(Math.abs((percentile('load', measured(...values))?.value ?? 0) - 400)).toBeLessThan(200);
  });
});

describe('countMetrics', () => {
  it('adds up loads, failures of every kind and buckets, and ignores other counts', () => {
    const rows = [
      ['loads', 10],
      ['loads', 5],
      ['failures:load', 2],
      ['failures:render', 1],
      ['helped', 3],
      ['failed-in:chrome-140', 3],
      ['LCP:0', 4],
      ['LCP:12', 1],
      ['CLS:1', 9],
      ['load:3', 7],
    ] as const;
    expect(countMetrics(rows.map(([name, count]) => ({ name, count })))).toEqual({
      loads: 15,
      failures: 3,
      load: [0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      LCP: [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    });
  });
});

describe('failuresPerThousand', () => {
  it('counts failures among all attempts, so that a build that never loads has 1,000', () => {
    expect(failuresPerThousand({ loads: 90, failures: 10 })).toBe(100);
    expect(failuresPerThousand({ loads: 0, failures: 3 })).toBe(1_000);
    expect(failuresPerThousand({ loads: 0, failures: 0 })).toBeNull();
  });
});

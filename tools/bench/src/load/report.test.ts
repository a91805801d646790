import { describeCalls, isMet } from './report';

const samples = (name: string, ...times: readonly number[]) => times.map((tookMs) => ({ name, tookMs, status: 200 }));

describe('isMet', () => {
  it('is true at the limit, and false above it', () => {
    expect([isMet(samples('feed', 100)), isMet(samples('feed', 101))]).toEqual([true, false]);
  });

  it('is false after one error, and without any call', () => {
    expect(isMet([...samples('feed', 5), { name: 'feed', tookMs: 5, status: 503 }])).toBe(false);
    expect(isMet([])).toBe(false);
  });
});

describe('describeCalls', () => {
  it('has a row for all calls and one for each kind, with the statuses of errors', () => {
    const lines = describeCalls([...samples('feed', 10, 20), { name: 'chat', tookMs: 3, status: 0 }], 2);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^all +3 +1\.5 +10\.00 ms/);
    expect(lines[3]).toMatch(/1 \(none\)$/);
  });
});

import { TABS_NAMED_MAX } from '@cred/deployment/open-tabs';
import { TAB_TIMEOUT_MS, OpenTabs, type OpenTabsOptions } from './open-tabs';

const [old, now] = ['a'.repeat(16), 'b'.repeat(16)];
const known = new Set([`feed ${old}`, `feed ${now}`, `chat ${now}`]);
const id = (number: number): string => number.toString(16).padStart(16, '0');

function setUp(options: Partial<OpenTabsOptions> = {}) {
  const clock = { ms: 1_000 };
  const tabs = new OpenTabs({
    isKnown: (area, build) => known.has(`${area} ${build}`),
    key: 'k',
    now: () => clock.ms,
    ...options,
  });
  const record = (number: number, shows: unknown, network = '203.0.113.7') => tabs.record(network, id(number), shows);
  /** The number of tabs by what they show. */
  const counts = () =>
    Object.fromEntries(tabs.snapshot().groups.map(({ shown, tabs: each }) => [JSON.stringify(shown), each.length]));
  const count = () => tabs.snapshot().groups.reduce((sum, group) => sum + group.tabs.length, 0);
  return { tabs, clock, record, counts, count };
}

describe('OpenTabs', () => {
  it('counts each tab once, by its last request', () => {
    const { record, counts } = setUp();
    for (const number of [1, 2, 3]) record(number, `feed=${old},chat=${now}`);
    record(2, `chat=${now},feed=${now}`);
    record(3, `feed=${now},chat=${now}`);
    expect(counts()).toEqual({
      [JSON.stringify({ chat: now, feed: old })]: 1,
      [JSON.stringify({ chat: now, feed: now })]: 2,
    });
  });

  it('removes a tab that stops polling, and returns the age of the others', () => {
    const { tabs, clock, record, counts } = setUp();
    record(1, `feed=${old}`);
    clock.ms += 5_000;
    record(2, `feed=${now}`);
    clock.ms += TAB_TIMEOUT_MS - 5_000;
    expect(counts()).toEqual({ [JSON.stringify({ feed: now })]: 1 });
    expect(tabs.snapshot().groups[0]?.tabs[0]?.[1]).toBe(10);
    clock.ms += 5_000;
    expect(counts()).toEqual({});
  });

  it('reports a change when a tab opens, closes or shows something else, but not when it polls again', () => {
    const { tabs, clock, record } = setUp();
    const changes = (act: () => void): boolean => {
      const before = tabs.changes;
      act();
      return tabs.changes !== before;
    };
    expect(changes(() => record(1, `feed=${old}`))).toBe(true);
    expect(changes(() => record(1, `feed=${old}`))).toBe(false);
    expect(changes(() => record(1, `feed=${now}`))).toBe(true);
    expect(changes(() => void (clock.ms += TAB_TIMEOUT_MS))).toBe(true);
    expect(changes(() => void (clock.ms += TAB_TIMEOUT_MS))).toBe(false);
  });

  it('ignores unknown builds and invalid headers', () => {
    const { tabs, record, counts } = setUp();
    record(1, `feed=${'c'.repeat(16)}`);
    record(2, `feed=${now},chat=${old}`);
    record(3, 'feed');
    record(4, undefined);
    tabs.record('203.0.113.7', 'ana', `feed=${now}`);
    tabs.record('203.0.113.7', undefined, `feed=${now}`);
    expect(counts()).toEqual({ [JSON.stringify({ feed: now })]: 1 });
  });

  it('limits tabs by network and in total, counts the skipped ones, and keeps those it has', () => {
    const { tabs, clock, record, count, counts } = setUp({ max: 5, maxPerNetwork: 3 });
    for (let number = 0; number < 10; number += 1) record(number, `feed=${old}`, 'one');
    expect(count()).toBe(3);
    for (let number = 10; number < 20; number += 1) record(number, `feed=${old}`, 'two');
    record(20, `feed=${old}`, 'three');
    expect(count()).toBe(5);
    expect([tabs.takeSkipped(), tabs.takeSkipped()]).toEqual([16, 0]);
    record(0, `feed=${now}`, 'one');
    expect(counts()).toEqual({ [JSON.stringify({ feed: old })]: 4, [JSON.stringify({ feed: now })]: 1 });
    clock.ms += TAB_TIMEOUT_MS;
    for (let number = 30; number < 33; number += 1) record(number, `feed=${old}`, 'one');
    expect(count()).toBe(3);
  });

  it("reports a hash instead of a tab's own id, the same at every page server", () => {
    const [one, two, other] = [setUp(), setUp(), setUp({ key: 'another' })];
    for (const each of [one, two, other]) each.record(7, `feed=${now}`);
    const name = ({ tabs }: typeof one) => tabs.snapshot().groups[0]?.tabs[0]?.[0];
    expect(name(one)).toMatch(/^[0-9a-f]{16}$/);
    expect(name(one)).not.toBe(id(7));
    expect(name(two)).toBe(name(one));
    expect(name(other)).not.toBe(name(one));
  });

  it('returns a sample of very many tabs, from which their number is computed', () => {
    const { tabs, record } = setUp({ maxPerNetwork: 20_000 });
    for (let number = 0; number < 20_000; number += 1) record(number, `feed=${now}`);
    const { zeroBits, groups } = tabs.snapshot();
    const named = groups[0]?.tabs.length ?? 0;
    expect(named).toBeLessThanOrEqual(TABS_NAMED_MAX);
    expect(Math.abs(named * 2 ** zeroBits - 20_000)).toBeLessThan(3_000);
  });
});

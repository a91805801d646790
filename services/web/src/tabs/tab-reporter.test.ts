import type { TabsBody } from '@cred/deployment/open-tabs';
import { OpenTabs } from './open-tabs';
import { TabReporter } from './tab-reporter';

const build = 'a'.repeat(16);
const id = (number: number): string => String(number).padStart(16, '0');

function setUp() {
  const clock = { ms: 0 };
  const reported: TabsBody[] = [];
  const state = { down: false, attempts: 0 };
  const tabs = new OpenTabs({ isKnown: () => true, key: 'k', now: () => clock.ms });
  const reportTabs = async (body: TabsBody): Promise<void> => {
    state.attempts += 1;
    if (state.down) throw new Error('The registry returned status 404');
    reported.push(body);
  };
  const reporter = new TabReporter(tabs, { reportTabs }, () => clock.ms);
  const poll = (number: number) => tabs.record('203.0.113.7', id(number), `feed=${build}`);
  /** Advances the clock by seconds; the tabs `open` poll every five seconds. */
  const pass = async (seconds: number, ...open: number[]): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      if (second % 5 === 0) open.forEach(poll);
      await reporter.tick();
      clock.ms += 1_000;
    }
  };
  const numbers = () => reported.map(({ groups }) => groups.reduce((sum, group) => sum + group.tabs.length, 0));
  return { pass, reported, state, reporter, numbers };
}

describe('TabReporter', () => {
  it('reports a change at once, otherwise every ten seconds, also without open tabs', async () => {
    const { pass, numbers } = setUp();
    await pass(20);
    expect(numbers()).toEqual([0, 0]);
    await pass(10, 1, 2);
    expect(numbers()).toEqual([0, 0, 2]);
    await pass(10, 1, 2);
    expect(numbers()).toEqual([0, 0, 2, 2]);
    await pass(1, 1, 2, 3);
    expect(numbers()).toEqual([0, 0, 2, 2, 3]);
  });

  it('backs off while the registry refuses reports, and then reports the current state', async () => {
    const { pass, state, numbers } = setUp();
    state.down = true;
    await pass(120, 1);
    expect(state.attempts).toBeLessThan(10);
    state.down = false;
    await pass(30, 1);
    expect(numbers()[0]).toBe(1);
    expect(numbers().length).toBeGreaterThan(1);
  });

  it('reports no tabs when it closes, with the same server id', async () => {
    const { pass, reported, reporter } = setUp();
    await pass(1, 1);
    await reporter.close();
    expect(reported.map(({ groups }) => groups.length)).toEqual([1, 0]);
    expect(reported[1]?.server).toBe(reported[0]?.server);
  });
});

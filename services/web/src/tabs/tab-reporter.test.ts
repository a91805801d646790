import type { TabsBody } from '@cred/deployment/registry';
import { OpenTabs } from './open-tabs';
import { TabReporter } from './tab-reporter';

const build = 'a'.repeat(16);
const id = (number: number): string => String(number).padStart(16, '0');

function setUp() {
  const clock = { ms: 0 };
  const told: TabsBody[] = [];
  const state = { down: false, asked: 0 };
  const tabs = new OpenTabs({ isKnown: () => true, key: 'k', now: () => clock.ms });
  const reportTabs = async (body: TabsBody): Promise<void> => {
    state.asked += 1;
    if (state.down) throw new Error('The registry answered 404');
    told.push(body);
  };
  const teller = new TabReporter(tabs, { reportTabs }, () => clock.ms);
  const hear = (number: number) => tabs.record('203.0.113.7', id(number), `feed=${build}`);
  /** Advances the clock by seconds; the given tabs poll every five of them. */
  const pass = async (seconds: number, ...open: number[]): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      if (second % 5 === 0) open.forEach(hear);
      await teller.tick();
      clock.ms += 1_000;
    }
  };
  const numbers = () => told.map(({ groups }) => groups.reduce((sum, group) => sum + group.tabs.length, 0));
  return { pass, told, state, teller, numbers };
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

  it('backs off while the registry refuses, and then reports the current state', async () => {
    const { pass, state, numbers } = setUp();
    state.down = true;
    await pass(120, 1);
    expect(state.asked).toBeLessThan(10);
    state.down = false;
    await pass(30, 1);
    expect(numbers()[0]).toBe(1);
    expect(numbers().length).toBeGreaterThan(1);
  });

  it('reports no tabs at the end, under its own name', async () => {
    const { pass, told, teller } = setUp();
    await pass(1, 1);
    await teller.close();
    expect(told.map(({ groups }) => groups.length)).toEqual([1, 0]);
    expect(told[1]?.server).toBe(told[0]?.server);
  });
});

import { percentile, table } from '../statistics';
import type { ActionTimes } from './recorded-tab';
import type { NavigationTimes } from './navigation';
import type { Part } from './report-server';

/** From a click on a link to the next page's frame, and from any other click or key to the next paint; in ms. */
const FRAME_MS = 100;
const INP_MS = 200;
const median = (samples: readonly number[]): number => percentile(samples, 0.5);

export function describeNavigation({ frames, contents }: NavigationTimes): Part {
  const [frame, content] = [frames, contents].map(
    (times) => `${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`,
  );
  return {
    lines: [`${frames.length} navigations: frame ${frame}; without skeletons ${content}`],
    goals: [{ name: 'navigation, slowest frame', value: Math.max(...frames), limit: FRAME_MS, unit: ' ms' }],
  };
}

export function describeActions(actions: readonly ActionTimes[]): Part {
  const rows = actions.map(({ action, durations }) => [
    action,
    String(durations.length),
    `${median(durations)} ms`,
    `${Math.max(...durations)} ms`,
  ]);
  return {
    lines: table([['to the next paint', 'clicks and keys', 'median', 'slowest'], ...rows]),
    goals: actions.map(({ action, durations }) => ({
      name: `INP of ${action}`,
      value: Math.max(...durations),
      limit: INP_MS,
      unit: ' ms',
    })),
  };
}

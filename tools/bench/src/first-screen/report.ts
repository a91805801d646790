import { percentile, table } from '../statistics';
import type { DocumentPaints, RoutePaints, Variant } from './paints';
import type { HangingResults } from './hanging';
import type { MemoryResults } from './memory';
import type { ActionTimes } from './recorded-tab';
import type { NavigationTimes } from './navigation';
import { describeActions, describeNavigation } from './report-input';
import { describeHanging, describeMemory, describeSpeed, type Goal } from './report-server';
import type { SpeedResults } from './speed';

export interface Measured {
  paints?: readonly RoutePaints[];
  document?: DocumentPaints;
  speed?: SpeedResults;
  memory?: MemoryResults;
  hanging?: readonly HangingResults[];
  navigation?: NavigationTimes;
  actions?: readonly ActionTimes[];
}

const LCP_MS = 1_600;
const median = (samples: readonly number[]): number => percentile(samples, 0.5);

/** The measured values and their goals, as lines. */
export function describe({ paints, document, speed, memory, hanging, navigation, actions }: Measured): string[] {
  const goals: Goal[] = [];
  const lines: string[] = [];
  if (paints) {
    const cells = (times: Readonly<Record<Variant, readonly number[]>>): string[] => [
      ...[times.rendered, times.plain].map((samples) => `${median(samples).toFixed(0)} ms`),
      (median(times.rendered) / median(times.plain)).toFixed(2),
    ];
    const rows = paints.map(({ route, cold, cached, shift }) => [
      route,
      ...cells(cold),
      ...cells(cached),
      shift.toFixed(3),
    ]);
    const kinds = ['rendered', 'by the browser', 'ratio'];
    const heading = ['LCP', ...kinds.map((kind) => `cold, ${kind}`), ...kinds.map((kind) => `cached, ${kind}`), 'CLS'];
    lines.push(...table([heading, ...rows]), '');
    for (const { route, cold, shift } of paints)
      goals.push(
        { name: `LCP of ${route}, cold`, value: median(cold.rendered), limit: LCP_MS, unit: ' ms' },
        { name: `CLS of ${route}`, value: shift, limit: 0.02, unit: '' },
      );
  }
  if (document) {
    const { words, wordsAlone, cached, alone, unrendered } = document;
    const ms = (samples: readonly number[]): string => `${median(samples).toFixed(0)} ms`;
    lines.push(
      `first words of the first post: home ${ms(words)}, its document without scripts ${ms(wordsAlone)}`,
      `LCP with everything cached: home ${ms(cached)}, its document without scripts ${ms(alone)}`,
      '',
    );
    goals.push(
      { name: 'homes without markup', value: unrendered, limit: 0, unit: '' },
      { name: 'first words, home / its document', value: median(words) / median(wordsAlone), limit: 1.25, unit: '' },
      { name: 'LCP, home cached / its document', value: median(cached) / median(alone), limit: 1.15, unit: '' },
    );
  }
  for (const part of [
    speed && describeSpeed(speed),
    memory && describeMemory(memory),
    hanging && describeHanging(hanging),
    navigation && describeNavigation(navigation),
    actions && describeActions(actions),
  ]) {
    if (!part) continue;
    lines.push(...part.lines, '');
    goals.push(...part.goals);
  }
  const rows = goals.map(({ name, value, limit, unit, atLeast }) => [
    name,
    format(value) + unit,
    `${atLeast ? '>=' : '<='} ${limit}${unit}`,
    (atLeast ? value >= limit : value <= limit) ? 'met' : 'MISSED',
  ]);
  return [...lines, ...table([['goal', 'measured', 'limit', ''], ...rows])];
}

const format = (value: number): string =>
  Number.isInteger(value) || value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 2);

import { percentile, table } from '../statistics';
import type { DocumentPaints, RoutePaints, Variant } from './paints';
import type { ServerResults } from './page-load';

export interface Measured {
  paints?: readonly RoutePaints[];
  document?: DocumentPaints;
  server?: ServerResults;
}

/** `atLeast`: the measured value must reach the limit; otherwise it must not exceed it. */
interface Goal {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
  readonly atLeast?: boolean;
}

const LCP_MS = 1_600;
const median = (samples: readonly number[]): number => percentile(samples, 0.5);

/** The measured values and their goals, as lines. */
export function describe({ paints, document, server }: Measured): string[] {
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
    const alone = median(document.alone);
    goals.push(
      { name: 'home, cold / its document alone', value: median(document.cold) / alone, limit: 1.25, unit: '' },
      { name: 'home, cached / its document alone', value: median(document.cached) / alone, limit: 1.15, unit: '' },
    );
  }
  if (server) {
    const { perSecond, cpuMs, p95, unrendered, memory } = server;
    const mb = memory.map(([web, render]) => `${web.toFixed(0)} + ${render.toFixed(0)}`).join(', ');
    lines.push(
      `home with 20 posts: ${perSecond.toFixed(1)} pages a second, ${cpuMs.toFixed(1)} ms of processor time each`,
      `memory of the page server + its render process, in MB: ${mb}`,
      '',
    );
    goals.push({ name: 'pages without markup', value: unrendered, limit: 0, unit: '' });
    // A page without markup costs next to nothing: with some of them the other measurements say nothing.
    if (unrendered === 0)
      goals.push(
        { name: 'pages a second of processor time', value: 1_000 / cpuMs, limit: 60, unit: '', atLeast: true },
        { name: 'p95 at half of the pages', value: p95, limit: 100, unit: ' ms' },
      );
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

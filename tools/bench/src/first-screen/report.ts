import { percentile, table } from '../statistics';
import type { DocumentPaints, RoutePaints, Variant } from './paints';
import type { ServerResults } from './page-load';

export interface Measured {
  paints?: readonly RoutePaints[];
  document?: DocumentPaints;
  server?: ServerResults;
}

/** `atLeast`: the figure must reach the limit; otherwise it must not exceed it. */
interface Goal {
  readonly name: string;
  readonly figure: number;
  readonly limit: number;
  readonly unit: string;
  readonly atLeast?: boolean;
}

const LCP_MS = 1_600;
const median = (samples: readonly number[]): number => percentile(samples, 0.5);

/** The figures beside their goals, as lines. */
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
        { name: `LCP of ${route}, cold`, figure: median(cold.rendered), limit: LCP_MS, unit: ' ms' },
        { name: `CLS of ${route}`, figure: shift, limit: 0.02, unit: '' },
      );
  }
  if (document) {
    const alone = median(document.alone);
    goals.push(
      { name: 'home, cold / its document alone', figure: median(document.cold) / alone, limit: 1.25, unit: '' },
      { name: 'home, cached / its document alone', figure: median(document.cached) / alone, limit: 1.15, unit: '' },
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
    goals.push(
      { name: 'pages a second of processor time', figure: 1_000 / cpuMs, limit: 60, unit: '', atLeast: true },
      { name: 'p95 at half of the pages', figure: p95, limit: 100, unit: ' ms' },
      { name: 'pages without markup', figure: unrendered, limit: 0, unit: '' },
    );
  }
  const rows = goals.map(({ name, figure, limit, unit, atLeast }) => [
    name,
    format(figure) + unit,
    `${atLeast ? '>=' : '<='} ${limit}${unit}`,
    (atLeast ? figure >= limit : figure <= limit) ? 'met' : 'MISSED',
  ]);
  return [...lines, ...table([['goal', 'measured', 'limit', ''], ...rows])];
}

const format = (figure: number): string =>
  Number.isInteger(figure) || figure >= 100 ? figure.toFixed(0) : figure.toFixed(figure < 1 ? 3 : 2);

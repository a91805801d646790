import { percentile } from '../statistics';
import type { HangingResults } from './hanging';
import type { Memory, MemoryResults } from './memory';
import { measuredRoles, pagesPerCore, type SpeedResults } from './speed';

/** `atLeast`: the measured value must reach the limit; otherwise it must not exceed it. */
export interface Goal {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
  readonly atLeast?: boolean;
}

/** What the report says about one part of the measurement. */
export interface Part {
  readonly lines: readonly string[];
  readonly goals: readonly Goal[];
}

const names: Readonly<Record<(typeof measuredRoles)[number], string>> = {
  web: 'page server',
  render: 'render process',
  api: 'API',
  postgres: 'PostgreSQL',
};
const ADDED_MS = 150;
/** Memory that grows by less is flat: the sizes of two processes of the same age differ by that much. */
const FLAT = 1.1;

const withoutMarkup = (unrendered: number): Goal => ({
  name: 'homes without markup',
  value: unrendered,
  limit: 0,
  unit: '',
});

export function describeSpeed(speed: SpeedResults): Part {
  const { perSecond, cpuMs, rate, median, p95, unrendered } = speed;
  const shares = measuredRoles.map((role) => `${names[role]} ${cpuMs[role].toFixed(1)}`).join(', ');
  return {
    lines: [
      `home with 20 posts: ${perSecond.toFixed(1)} pages a second on this machine`,
      `processor time of one page, in ms: ${shares}`,
      `one processor for page server and render process: ${pagesPerCore(speed).toFixed(1)} pages a second`,
      `at ${rate.toFixed(1)} pages a second: median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
    ],
    goals: [
      withoutMarkup(unrendered),
      // A page without markup costs next to nothing: with some of them the other measurements say nothing.
      ...(unrendered > 0
        ? []
        : [
            {
              name: 'pages a second of one processor',
              value: pagesPerCore(speed),
              limit: 60,
              unit: '',
              atLeast: true,
            },
            { name: 'p95 at half of that', value: p95, limit: 100, unit: ' ms' },
          ]),
    ],
  };
}

export function describeMemory({ pages, flips, first, last, unrendered }: MemoryResults): Part {
  const mb = ({ web, render }: Memory): string => `${web.toFixed(0)} + ${render.toFixed(0)}`;
  return {
    lines: [
      `memory of page server + render process in ${pages} homes and ${flips} changes of a build, in MB: ` +
        `${mb(first)} during the first tenth, ${mb(last)} during the last` +
        (unrendered > 0 ? `; ${unrendered} more homes came without markup` : ''),
    ],
    goals: [
      { name: 'memory of the page server, last / first tenth', value: last.web / first.web, limit: FLAT, unit: '' },
      {
        name: 'memory of the render process, last / first tenth',
        value: last.render / first.render,
        limit: FLAT,
        unit: '',
      },
    ],
  };
}

export function describeHanging(results: readonly HangingResults[]): Part {
  const both = (times: readonly number[]): string =>
    `median ${percentile(times, 0.5).toFixed(0)}, worst ${Math.max(...times).toFixed(0)}`;
  return {
    lines: results.map(
      ({ fault, place, usual, first, later }) =>
        `an area that ${fault} adds to ${place} in ms, to ${usual.toFixed(0)}: ${both(first)} for the first page of its build ` +
        `(${first.length}); ${both(later)} for the next ones (${later.length})`,
    ),
    goals: results.flatMap(({ fault, place, first, later, unrendered }) => [
      { name: `${place} without its other parts, area ${fault}`, value: unrendered, limit: 0, unit: '' },
      {
        name: `added to ${place} at worst, area ${fault}`,
        value: Math.max(...first, ...later),
        limit: ADDED_MS,
        unit: ' ms',
      },
    ]),
  };
}

import type { AreaStatus, Change } from '@cred/deployment/registry';
import { attemptsOf } from '../../trials/evaluate-trial';
import { countMetrics, type CountRow, type Metrics } from './metrics';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The periods that an area's page can show, by hours; `slot` and `tick` in milliseconds. */
export const ranges = {
  1: { title: '1 hour', slot: 2 * MINUTE_MS, tick: 10 * MINUTE_MS },
  24: { title: '24 hours', slot: 30 * MINUTE_MS, tick: 4 * HOUR_MS },
  168: { title: '7 days', slot: 3 * HOUR_MS, tick: 24 * HOUR_MS },
} as const;
export type Hours = keyof typeof ranges;

/** How many builds the charts show: the number of line styles. */
export const SERIES_MAX = 5;

interface SlotRow extends CountRow {
  readonly build: string;
  readonly at: number;
}

export interface AreaMetrics {
  readonly hours: Hours;
  readonly status: AreaStatus;
  readonly rows: readonly SlotRow[];
  /** Changes of the same period, newest first. */
  readonly changes: readonly Change[];
  readonly now: Date;
}

/** The start of the period: the start of a slot. */
export function rangeStart(hours: Hours, now: Date): Date {
  const { slot } = ranges[hours];
  return new Date(Math.floor(now.getTime() / slot) * slot - hours * HOUR_MS + slot);
}

/** The period's first and last moment, in milliseconds. */
export function periodOf({ hours, now }: Pick<AreaMetrics, 'hours' | 'now'>): { from: number; to: number } {
  const from = rangeStart(hours, now).getTime();
  return { from, to: from + hours * HOUR_MS };
}

export interface BuildMetrics {
  readonly build: string;
  readonly role: '' | 'live' | 'on trial' | 'before';
  /** The style of the build's line, 0 to 4. */
  readonly lineStyle: number;
  readonly all: Metrics;
  /** By the start of the slot, in milliseconds. */
  readonly slots: ReadonlyMap<number, Metrics>;
}

/** The live build first, then the one on trial, the previous one, and the others by their number of attempts. */
export function buildMetrics({ rows, status }: Pick<AreaMetrics, 'rows' | 'status'>): BuildMetrics[] {
  const roles = new Map<string | null | undefined, BuildMetrics['role']>([
    [status.previous, 'before'],
    [status.trial?.build, 'on trial'],
    [status.live, 'live'],
  ]);
  const order: readonly BuildMetrics['role'][] = ['live', 'on trial', 'before', ''];
  const found = [...new Set(rows.map(({ build }) => build))].map((build) => {
    const own = rows.filter((row) => row.build === build);
    const times = [...new Set(own.map(({ at }) => at))];
    return {
      build,
      role: roles.get(build) ?? '',
      all: countMetrics(own),
      slots: new Map(times.map((at) => [at, countMetrics(own.filter((row) => row.at === at))] as const)),
    };
  });
  found.sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role) || attemptsOf(b.all) - attemptsOf(a.all));
  // A role's line style does not depend on which other builds have reports.
  const free = [0, 1, 2, 3, 4].filter(
    (lineStyle) => !found.some(({ role }) => role !== '' && order.indexOf(role) === lineStyle),
  );
  return found.map((each) => ({
    ...each,
    lineStyle: each.role === '' ? (free.shift() ?? SERIES_MAX - 1) : order.indexOf(each.role),
  }));
}

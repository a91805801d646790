import type { Audit } from './audit';
import { describeOutages, type Outage } from './availability';
import { table } from '../statistics';

/** What one scenario showed. */
export interface Result {
  readonly name: string;
  /** Absent where nothing was written. */
  readonly audit?: Audit | undefined;
  readonly outages: readonly Outage[];
  /** How often the whole product exited and this bench started it again. */
  readonly restarts: number;
  /** Server errors other than 503 and 507. */
  readonly otherErrors: number;
  /** The ordinary members' 95th percentiles with and without the attack, in ms; absent without an attack. */
  readonly p95?: { readonly without: number; readonly during: number } | undefined;
  /** Sentences about what did not work, such as a login of an attacked member; empty when there was no effect. */
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

/** In ms. */
const GOALS = { medianMs: 3_000, worstMs: 6_000, ratio: 2 };

/** The table of all scenarios, then their notes. */
export function describeResults(results: readonly Result[]): string[] {
  const rows = results.map((result) => {
    const { median, worst } = describeOutages(result.outages);
    const { audit, p95 } = result;
    const of = (value: number | undefined): string => (value === undefined ? '-' : String(value));
    return [
      result.name,
      ...[audit?.acknowledged, audit?.lost, audit?.duplicated, audit?.orphans, audit?.wrongCounters].map(of),
      median,
      worst,
      String(result.restarts),
      String(result.otherErrors),
      p95 ? `${p95.without.toFixed(0)} / ${p95.during.toFixed(0)} ms` : '-',
      p95 ? (p95.during / p95.without).toFixed(1) : '-',
      String(result.problems.length),
    ];
  });
  const heading =
    'scenario,acknowledged,lost,duplicated,orphans,counters,recovery median,worst,restarts,other 5xx,p95 without / with,ratio,problems';
  const notes = results.flatMap(({ name, problems, notes: more }) =>
    [...problems, ...more].map((note) => `${name}: ${note}`),
  );
  return [...table([heading.split(','), ...rows]), '', ...notes];
}

/** Sentences about the goals that were missed. */
export function missedGoals(results: readonly Result[]): string[] {
  return results.flatMap(({ name, outages, p95, problems, restarts }) => {
    const times = outages.map(({ recoveryMs }) => recoveryMs).toSorted((a, b) => a - b);
    const median = times[Math.ceil(times.length / 2) - 1] ?? 0;
    const worst = times.at(-1) ?? 0;
    return [
      ...(median > GOALS.medianMs
        ? [`${name}: recovered after ${(median / 1_000).toFixed(1)} s in the median, goal 3 s`]
        : []),
      ...(worst > GOALS.worstMs ? [`${name}: recovered after ${(worst / 1_000).toFixed(1)} s at worst, goal 6 s`] : []),
      ...(p95 && p95.during > GOALS.ratio * p95.without
        ? [`${name}: ordinary members' p95 grew to ${(p95.during / p95.without).toFixed(1)} times, goal 2`]
        : []),
      ...(problems.length > 0 ? [`${name}: has problems, listed above`] : []),
      ...(restarts > 0 ? [`${name}: the whole product exited`] : []),
    ];
  });
}

/** Whether data were lost, duplicated or left without owner, a service did not recover, or an error has no defined status. */
export const hasFaults = ({ audit, outages, otherErrors }: Result): boolean =>
  otherErrors > 0 ||
  outages.some(({ hasTimedOut }) => hasTimedOut) ||
  (audit !== undefined && audit.lost + audit.duplicated + audit.orphans + audit.wrongCounters > 0);

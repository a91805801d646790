import { ms, percentile, table } from '../statistics';
import type { Sample } from './run-load';
import type { DatabaseTime, EventLoop, ProcessorShares, Statement } from './where-time-goes';

/** The goal for all calls together. */
const GOAL_P95_MS = 100;

const isError = ({ status }: Sample): boolean => status === 0 || status >= 400;

/** Whether the response times are as they should be, and nothing failed. */
export const isMet = (samples: readonly Sample[]): boolean =>
  samples.length > 0 && !samples.some(isError) && p95Of(samples) <= GOAL_P95_MS;

const p95Of = (samples: readonly Sample[]): number =>
  percentile(
    samples.map(({ tookMs }) => tookMs),
    0.95,
  );

/** A row for all calls, then one for each kind. */
export function describeCalls(samples: readonly Sample[], seconds: number): string[] {
  const names = [...new Set(samples.map(({ name }) => name))];
  const row = (name: string, of: readonly Sample[]): string[] => [
    name,
    String(of.length),
    (of.length / seconds).toFixed(1),
    ...[0.5, 0.95, 0.99].map((share) =>
      of.length === 0
        ? '-'
        : ms(
            percentile(
              of.map(({ tookMs }) => tookMs),
              share,
            ),
          ),
    ),
    describeErrors(of),
  ];
  return table([
    ['call', 'count', 'a second', 'p50', 'p95', 'p99', 'errors'],
    row('all', samples),
    ...names.map((name) =>
      row(
        name,
        samples.filter((sample) => sample.name === name),
      ),
    ),
  ]);
}

/** Such as '2 (429, 500)'. */
function describeErrors(samples: readonly Sample[]): string {
  const errors = samples.filter(isError);
  const statuses = [...new Set(errors.map(({ status }) => status || 'none'))];
  return errors.length === 0 ? '0' : `${errors.length} (${statuses.join(', ')})`;
}

interface Time {
  readonly processor: ProcessorShares;
  readonly eventLoops: ReadonlyMap<string, EventLoop | undefined>;
  readonly databases: readonly DatabaseTime[];
  readonly statements: readonly Statement[];
}

const percent = (share: number): string => `${share.toFixed(0)} %`;

/** Processor time, event loops and database time. */
export function describeTime({ processor, eventLoops, databases, statements }: Time): string[] {
  const loops = [...eventLoops].flatMap(([name, loop]) =>
    loop ? [[name, percent(loop.mean * 100), percent(loop.max * 100), ms(loop.delayMs)]] : [],
  );
  return [
    '',
    ...table([
      ['processor time', 'of one processor'],
      ...[...processor.roles].toSorted(([, a], [, b]) => b - a).map(([role, share]) => [role, percent(share)]),
      ['other programs', percent(processor.others)],
    ]),
    '',
    ...table([['event loop', 'busy', 'busiest second', 'longest delay'], ...loops]),
    '',
    ...table([
      ['database time of one call', 'statements', 'planning', 'execution'],
      ...databases.map(({ name, statements: count, planningMs, executionMs }) => [
        name,
        count.toFixed(1),
        ms(planningMs),
        ms(executionMs),
      ]),
    ]),
    '',
    ...table([
      ['costliest statements under load', 'calls', 'planning each', 'execution each'],
      ...statements.map(({ text, calls, planningMs, executionMs }) => [
        text,
        String(calls),
        ms(planningMs / calls),
        ms(executionMs / calls),
      ]),
    ]),
    '',
  ];
}

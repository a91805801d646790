import type { AreaStatus, Change } from '@cred/deployment/registry';
import { attemptsOf } from '../../trials/evaluate-trial';
import { buildMetrics, periodOf, ranges, SERIES_MAX, type AreaMetrics, type BuildMetrics } from './area-metrics';
import { Chart, LegendKey, type Point } from './chart';
import { FEW_ATTEMPTS, failuresPerThousand, percentile, type Metrics } from './metrics';
import { countText, durationText, failuresText, percentileOnly, percentileText, rateText, shortBuild } from './formats';
import { actionText, BuildCode, Time, Actor } from './text';

const MARKS_MAX = 9;

interface ReleaseMark {
  readonly number: number;
  readonly at: number;
  readonly change: Change;
}

/** The charts of an area, the builds that they show, and every value as a table. */
export function BuildsSection(metrics: AreaMetrics) {
  const builds = buildMetrics(metrics);
  if (builds.length === 0) {
    return (
      <p className="note">
        Nothing was reported about this area in this period. Browsers report builds, through a page server, within a
        minute of showing them.
      </p>
    );
  }
  const marks = metrics.changes
    .slice(0, MARKS_MAX)
    .map((change, index, all) => ({ number: all.length - index, at: Date.parse(change.at), change }));
  const shown = builds.slice(0, SERIES_MAX);
  return (
    <>
      <SummaryTable builds={builds} tabs={metrics.status.tabs} />
      <Charts metrics={metrics} builds={shown} marks={marks} />
      {builds.length > shown.length && (
        <p className="small">
          The charts show {SERIES_MAX} builds; the table also has the other {builds.length - shown.length}.
        </p>
      )}
      {marks.length > 0 && <MarkList marks={marks} />}
      <ValueTable builds={builds} />
    </>
  );
}

const MarkList = ({ marks }: { readonly marks: readonly ReleaseMark[] }) => (
  <div>
    <h3 className="small">Changes in this period</h3>
    <ol className="marks small" reversed>
      {marks.map(({ number, change }) => (
        <li key={number}>
          <span className="n">{number}</span>
          <Time iso={change.at} /> {actionText(change)} by <Actor {...change} />
        </li>
      ))}
    </ol>
  </div>
);

interface ChartsProps {
  readonly metrics: AreaMetrics;
  readonly builds: readonly BuildMetrics[];
  readonly marks: readonly ReleaseMark[];
}

function Charts({ metrics, builds, marks }: ChartsProps) {
  const { title, slot, tick } = ranges[metrics.hours];
  const base = { ...periodOf(metrics), tick, slot, marks };
  const series = (value: (metrics: Metrics) => number | null, count: (metrics: Metrics) => number) =>
    builds.map(({ lineStyle, slots }) => ({
      lineStyle,
      points: [...slots]
        .sort(([a], [b]) => a - b)
        .map(([at, each]): Point => ({ at: at + slot / 2, value: value(each), few: count(each) < FEW_ATTEMPTS })),
    }));
  const describe = (subject: string, text: (metrics: Metrics) => string): string => {
    const values = builds.map(
      ({ build, role, all }) => `${shortBuild(build)}${role === '' ? '' : ` (${role})`} ${text(all)}`,
    );
    return `${subject}, last ${title}: ${values.join(', ')}. The table below has every value.`;
  };
  const timing = (metric: 'load' | 'LCP', subject: string) => ({
    ...base,
    series: series(
      (each) => percentile(metric, each[metric])?.value ?? null,
      (each) => percentile(metric, each[metric])?.count ?? 0,
    ),
    description: describe(`${subject}, 75th percentile`, (all) => percentileText(metric, all)),
    format: durationText,
    unit: '75th percentile',
    minTop: 300,
  });
  return (
    <div className="charts">
      <Chart
        {...base}
        id="failures"
        title="Failures"
        unit="per 1,000 loads"
        minTop={9}
        format={(value) => String(Math.round(value * 100) / 100)}
        description={describe('Failures per 1,000 loads', failuresText)}
        series={series(failuresPerThousand, attemptsOf)}
      />
      <Chart {...timing('load', 'Load time')} id="load" title="Load time of the area" />
      <Chart {...timing('LCP', 'Largest contentful paint')} id="lcp" title="Largest contentful paint" />
    </div>
  );
}

interface SummaryTableProps {
  readonly builds: readonly BuildMetrics[];
  readonly tabs: AreaStatus['tabs'];
}

const SummaryTable = ({ builds, tabs }: SummaryTableProps) => (
  <div className="scroll" role="region" aria-label="Builds in this period" tabIndex={0}>
    <table>
      <caption className="hidden">Builds in this period</caption>
      <thead>
        <tr>
          <th scope="col">Build</th>
          <NumberHeadings names={['Loads', 'Failures per 1,000', 'Load time', 'LCP', 'Open tabs']} />
        </tr>
      </thead>
      <tbody>
        {builds.map(({ build, role, lineStyle, all }, index) => (
          <tr key={build}>
            <th scope="row">
              {index < SERIES_MAX && <LegendKey lineStyle={lineStyle} />}
              <BuildCode build={build} />{' '}
              {role !== '' && <span className={role === 'live' ? 'badge good' : 'badge'}>{role}</span>}
            </th>
            <td className="num">{countText(attemptsOf(all))}</td>
            <td className="num">{failuresText(all)}</td>
            <td className="num">{percentileText('load', all)}</td>
            <td className="num">{percentileText('LCP', all)}</td>
            <td className="num">{tabs ? countText(tabs[build] ?? 0) : 'not known'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function ValueTable({ builds }: { readonly builds: readonly BuildMetrics[] }) {
  const rows = builds
    .flatMap(({ build, slots }) => [...slots].map(([at, metrics]) => ({ build, at, metrics })))
    .sort((a, b) => b.at - a.at);
  return (
    <details id="values">
      <summary>Every value as a table</summary>
      <div className="scroll" role="region" aria-label="Every value" tabIndex={0}>
        <table>
          <caption>
            Every value
            <span className="small">
              Times are UTC. Loads count failed ones too, and are reported by a sample of the pages; failures by every
              page. Load time and LCP are 75th percentiles.
            </span>
          </caption>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">Build</th>
              <NumberHeadings names={['Loads', 'Failures', 'Per 1,000', 'Load time', 'LCP']} />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ build, at, metrics }) => (
              <tr key={`${at} ${build}`}>
                <th scope="row">
                  <Time iso={new Date(at).toISOString()} />
                </th>
                <td>
                  <BuildCode build={build} />
                </td>
                <td className="num">{countText(attemptsOf(metrics))}</td>
                <td className="num">{countText(metrics.failures)}</td>
                <td className="num">{rate(metrics)}</td>
                <td className="num">{percentileOnly('load', metrics)}</td>
                <td className="num">{percentileOnly('LCP', metrics)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

const NumberHeadings = ({ names }: { readonly names: readonly string[] }) =>
  names.map((name) => (
    <th key={name} scope="col" className="num">
      {name}
    </th>
  ));

const rate = (metrics: Metrics): string => {
  const value = failuresPerThousand(metrics);
  return value === null ? '' : rateText(value);
};

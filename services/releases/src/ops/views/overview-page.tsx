import { shareText } from '@cred/deployment/effects-text';
import type { AreaStatus, Change, RegistryStatus } from '@cred/deployment/registry';
import type { Metrics } from './metrics';
import { ago, areaPath, countText, failuresText, percentileText } from './formats';
import { Actor, BuildCode, Time, TypedText, VerdictBadge } from './text';

export interface Overview {
  readonly status: RegistryStatus;
  /** The change that made each area's live build live. */
  readonly liveChanges: ReadonlyMap<string, Change>;
  /** Measurements of the last hour. */
  readonly metricsOf: (area: string, build: string) => Metrics | undefined;
  readonly mayChange: (area: string) => boolean;
  readonly now: Date;
}

export const OverviewPage = (overview: Overview) => (
  <>
    <div>
      <h1>Areas</h1>
      <p className="lead">What members get now. The numbers are of the last hour; load times are 75th percentiles.</p>
    </div>
    <div data-from="/ops/now" data-seconds="4">
      <OverviewRows {...overview} />
    </div>
  </>
);

/** The part of the overview that the page's script refreshes. */
export function OverviewRows(overview: Overview) {
  const { areas, shell } = overview.status;
  return (
    <>
      {areas.length === 0 ? (
        <div className="note">
          <p>The registry has no builds yet.</p>
          <p>
            <code>npm start</code> publishes those of its checkout; a team publishes its own with{' '}
            <code>npm run release -- publish feed</code>.
          </p>
        </div>
      ) : (
        <ul className="rows">
          {areas.map((status) => (
            <AreaRow key={status.area} status={status} overview={overview} />
          ))}
        </ul>
      )}
      {shell && (
        <p className="small">
          Shell <BuildCode build={shell.build} />, contract {shell.contractVersion}, since <Time iso={shell.at} /> by{' '}
          <Actor {...shell} />
        </p>
      )}
    </>
  );
}

interface AreaRowProps {
  readonly status: AreaStatus;
  readonly overview: Overview;
}

function AreaRow({ status, overview: { liveChanges, metricsOf, mayChange, now } }: AreaRowProps) {
  const { area, live, previous, held, trial } = status;
  const change = liveChanges.get(area);
  return (
    <li>
      <div>
        <h2>
          <a id={`to-${area}`} href={areaPath(area)}>
            {area}
          </a>
        </h2>
        <div className="badges">
          {held && <span className="badge">held</span>}
          {trial && <span className="badge">trial</span>}
        </div>
        {mayChange(area) && (trial !== null || previous !== null) && (
          <a className="button" id={`back-${area}`} href={`${areaPath(area)}/rollback`}>
            {trial ? 'End trial…' : 'Roll back…'}
          </a>
        )}
      </div>
      <dl>
        <dt className="term">Live</dt>
        <dd>
          {live ? <BuildCode build={live} /> : 'nothing yet'}
          {change && live && `, ${ago(change.at, now)}`}
        </dd>
        {change && live && (
          <dd className="small">
            by <Actor {...change} />
            {change.reason !== '' && (
              <>
                : <TypedText>{shorten(change.reason)}</TypedText>
              </>
            )}
          </dd>
        )}
      </dl>
      <dl>
        <dt className="term">Before</dt>
        <dd>{previous ? <BuildCode build={previous} /> : 'none'}</dd>
      </dl>
      <dl>
        <dt className="term">Trial</dt>
        {trial ? (
          <>
            <dd>
              <BuildCode build={trial.build} /> for {shareText(trial)}, {ago(trial.since, now)}
            </dd>
            <dd className="small">{trial.soFar && <VerdictBadge verdict={trial.soFar.verdict} />}</dd>
          </>
        ) : (
          <dd>none</dd>
        )}
      </dl>
      <AreaNumbers status={status} metricsOf={metricsOf} />
    </li>
  );
}

interface AreaNumbersProps {
  readonly status: AreaStatus;
  readonly metricsOf: Overview['metricsOf'];
}

function AreaNumbers({ status: { area, live, trial, tabs }, metricsOf }: AreaNumbersProps) {
  const liveMetrics = live ? metricsOf(area, live) : undefined;
  const allTabs = Object.values(tabs ?? {}).reduce((sum, count) => sum + count, 0);
  const liveTabs = live ? (tabs?.[live] ?? 0) : allTabs;
  return (
    <dl className="pairs small">
      <dt>Failures per 1,000</dt>
      <dd>{failuresText(liveMetrics)}</dd>
      {trial && (
        <>
          <dt>of the trial</dt>
          <dd>{failuresText(metricsOf(area, trial.build))}</dd>
        </>
      )}
      <dt>Load time</dt>
      <dd>{percentileText('load', liveMetrics)}</dd>
      <dt>LCP</dt>
      <dd>{percentileText('LCP', liveMetrics)}</dd>
      <dt>Open tabs</dt>
      <dd>
        {tabs ? countText(allTabs) : 'not known'}
        {allTabs > liveTabs && `, ${countText(liveTabs)} live`}
      </dd>
    </dl>
  );
}

const shorten = (text: string): string => (text.length <= 80 ? text : `${text.slice(0, 79).trimEnd()}…`);

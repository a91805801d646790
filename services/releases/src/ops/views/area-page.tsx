import { shareText } from '@cred/deployment/effects-text';
import type { AreaStatus, Change } from '@cred/deployment/registry';
import type { ShellChange } from '@cred/deployment/registry-shell';
import { ranges, type AreaMetrics, type Hours } from './area-metrics';
import { BuildsSection } from './builds-section';
import { ago, areaPath, movedText, tabsText } from './formats';
import { History, type HistoryProps } from './history';
import { actionText, Actor, BuildCode, Time, TypedText, VerdictBadge } from './text';

/** How many of the registry's builds are listed. */
export const BUILDS_SHOWN = 20;

export interface AreaPageProps extends AreaMetrics, HistoryProps {
  /** The change that made the live build live. */
  readonly liveChange: Change | undefined;
  readonly shell: ShellChange | null;
  /** The change that the operator has just made on this page. */
  readonly made: Change | undefined;
}

export function AreaPage(page: AreaPageProps) {
  const { status, hours, mayChange, made } = page;
  const { area, trial, previous } = status;
  const path = areaPath(area);
  return (
    <>
      <div className="heading">
        <h1>{area}</h1>
        {mayChange && (trial !== null || previous !== null) && (
          <a className="button danger" href={`${path}/rollback`}>
            {trial ? 'End trial…' : 'Roll back…'}
          </a>
        )}
      </div>
      {made && (
        <div className="note good">
          <p role="status">
            <strong>{actionText(made)}.</strong> New pages get it now, open tabs within seconds; where a member is
            writing, once they are done.
          </p>
          <p role="status" data-from={`${path}/moved`} data-seconds="1">
            {movedText(status.tabs, status.live ?? '')}
          </p>
        </div>
      )}
      <section aria-label="Now" data-from={`${path}/now`} data-seconds="3">
        <AreaState {...page} />
      </section>
      <section aria-labelledby="charts-title">
        <div className="heading">
          <h2 id="charts-title">Measurements of builds</h2>
          <nav className="tabs" aria-label="Period">
            {(Object.keys(ranges).map(Number) as Hours[]).map((each) => (
              <a key={each} href={`${path}?hours=${each}`} aria-current={each === hours ? 'page' : undefined}>
                {ranges[each].title}
              </a>
            ))}
          </nav>
        </div>
        <div data-from={`${path}/figures?hours=${hours}`} data-seconds="30">
          <BuildsSection {...page} />
        </div>
      </section>
      <History {...page} />
      <Builds {...page} />
    </>
  );
}

/** The live build, the previous one, the one on trial, and the open tabs; the page's script refreshes this part. */
export const AreaState = ({
  status,
  liveChange,
  now,
  shell,
}: Pick<AreaPageProps, 'status' | 'liveChange' | 'now' | 'shell'>) => (
  <div className="facts">
    <Live status={status} liveChange={liveChange} now={now} />
    <dl>
      <dt className="term">Previous build, the rollback target</dt>
      <dd>{status.previous ? <code>{status.previous}</code> : 'none'}</dd>
      {shell && (
        <>
          <dt className="term">Checked against the shell</dt>
          <dd>
            <BuildCode build={shell.build} />, contract {shell.contractVersion}
          </dd>
        </>
      )}
    </dl>
    <dl>
      <dt className="term">Trial</dt>
      {status.trial ? <Trial trial={status.trial} /> : <dd>none</dd>}
    </dl>
    <OpenTabs {...status} />
  </div>
);

const Live = ({ status: { live, held }, liveChange, now }: Pick<AreaPageProps, 'status' | 'liveChange' | 'now'>) => (
  <dl>
    <dt className="term">Live</dt>
    <dd>{live ? <code>{live}</code> : 'nothing yet: promote a build below'}</dd>
    {liveChange && live && (
      <>
        <dd className="small">
          since <Time iso={liveChange.at} />, {ago(liveChange.at, now)}
        </dd>
        <dd className="small">
          by <Actor {...liveChange} />
          {liveChange.reason !== '' && (
            <>
              : <TypedText>{liveChange.reason}</TypedText>
            </>
          )}
        </dd>
      </>
    )}
    {held && (
      <dd className="badges">
        <span className="badge">held</span>{' '}
        <span className="small">npm start does not change it until a build is promoted</span>
      </dd>
    )}
  </dl>
);

const Trial = ({ trial }: { readonly trial: NonNullable<AreaStatus['trial']> }) => (
  <>
    <dd>
      <code>{trial.build}</code> for {shareText(trial)}
    </dd>
    <dd className="small">
      since <Time iso={trial.since} />
      {trial.testers.length > 0 && (
        <>
          ; testers: <TypedText>{trial.testers.join(', ')}</TypedText>
        </>
      )}
    </dd>
    {trial.soFar && (
      <>
        <dd>
          <VerdictBadge verdict={trial.soFar.verdict} />
        </dd>
        <dd className="small">{trial.soFar.sentence}</dd>
      </>
    )}
  </>
);

function OpenTabs({ tabs, live, trial }: AreaStatus) {
  const counts = tabs && Object.entries(tabs).sort(([, a], [, b]) => b - a);
  return (
    <dl>
      <dt className="term">Open tabs</dt>
      {!counts && <dd>unknown: no page server reports any</dd>}
      {counts?.length === 0 && <dd>none shows this area now</dd>}
      {counts?.map(([build, count]) => (
        <dd key={build}>
          {tabsText(count)} in <BuildCode build={build} />
          {build === live && ', live'}
          {build === trial?.build && ', on trial'}
        </dd>
      ))}
    </dl>
  );
}

const Builds = ({ status: { area, builds, live, trial }, mayChange }: Pick<AreaPageProps, 'status' | 'mayChange'>) => (
  <section aria-label="Builds">
    <table className="history">
      <caption>
        Builds in the registry
        <span className="small">
          {builds.length > BUILDS_SHOWN
            ? `The newest ${BUILDS_SHOWN}; npm run release -- status --json lists all`
            : 'Newest first'}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Build</th>
          <th scope="col">Published</th>
          <th scope="col">Made for</th>
          <th scope="col">Promote</th>
        </tr>
      </thead>
      <tbody>
        {builds.slice(0, BUILDS_SHOWN).map(({ build, completedAt, contractVersion }) => (
          <tr key={build}>
            <th scope="row">
              <code>{build}</code> {build === live && <span className="badge good">live</span>}
              {build !== live && build === trial?.build && <span className="badge">on trial</span>}
            </th>
            <td>
              <Time iso={completedAt} />
            </td>
            <td>contract {contractVersion}</td>
            <td>{mayChange && build !== live && <a href={`${areaPath(area)}/promote?build=${build}`}>Promote…</a>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

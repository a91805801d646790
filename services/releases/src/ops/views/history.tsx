import type { Change } from '@cred/deployment/registry';
import type { AreaMetrics } from './area-metrics';
import { areaPath } from './formats';
import { actionText, Actor, BuildCode, Time, TypedText } from './text';

export interface HistoryProps extends Pick<AreaMetrics, 'status' | 'hours'> {
  /** A page of the audit log, newest first. */
  readonly history: readonly Change[];
  /** The revision below which the next, older page begins; null: there is none. */
  readonly older: number | null;
  /** The first page of the history is shown. */
  readonly newest: boolean;
  readonly mayChange: boolean;
}

/** An area's audit log, with a link to roll back to each build that was live. */
export function History({ status, history, older, newest, mayChange, hours }: HistoryProps) {
  const path = areaPath(status.area);
  const rollbacks = mayChange ? rollbackRows(history, status.live) : new Set<Change>();
  return (
    <section aria-label="History" id="history">
      {history.length === 0 ? (
        <>
          <h2>History</h2>
          <p className="note">Nothing was ever live in this area.</p>
        </>
      ) : (
        <table className="history">
          <caption>
            History<span className="small">Newest first. Times are UTC.</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col">Who</th>
              <th scope="col">Why</th>
              <th scope="col">Rollback</th>
            </tr>
          </thead>
          <tbody>
            {history.map((change) => (
              <tr key={change.revision}>
                <td className="when">
                  <Time iso={change.at} />
                </td>
                <td>
                  {actionText(change)}
                  {change.from !== null && change.action !== 'end-trial' && (
                    <>
                      , was <BuildCode build={change.from} />
                    </>
                  )}
                </td>
                <td>
                  <Actor {...change} />
                </td>
                <td className="reason">{change.reason !== '' && <TypedText>{change.reason}</TypedText>}</td>
                <td className="way">
                  {rollbacks.has(change) && <a href={`${path}/rollback?build=${change.to}`}>Roll back to it…</a>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="actions">
        {!newest && (
          <a className="button" href={`${path}?hours=${hours}#history`}>
            Newest changes
          </a>
        )}
        {older !== null && (
          <a className="button" href={`${path}?hours=${hours}&before=${older}#history`}>
            Older changes
          </a>
        )}
      </p>
    </section>
  );
}

/** The rows that offer a rollback: for each build but the live one, the newest change that made it live. */
function rollbackRows(history: readonly Change[], live: string | null): ReadonlySet<Change> {
  const newest = new Map<string, Change>();
  for (const change of history) {
    const madeLive = change.action === 'promote' || change.action === 'rollback';
    if (madeLive && change.to !== live && !newest.has(change.to)) newest.set(change.to, change);
  }
  return new Set(newest.values());
}

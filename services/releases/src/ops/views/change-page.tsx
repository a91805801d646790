import { describeEffects } from '@cred/deployment/effects-text';
import type { Effects } from '@cred/deployment/registry';
import { areaPath } from './formats';

export type PageAction = 'rollback' | 'promote';

export interface ChangePageProps {
  readonly area: string;
  readonly action: PageAction;
  /** The build that the request names; absent: the previous one. */
  readonly build: string | undefined;
  readonly effects: Effects;
  /** The contract version of the API; null when it does not respond. */
  readonly api: string | null;
  /** The area's revision when the effects were computed. */
  readonly revision: number;
  readonly reason?: string;
  /** Why the change was refused. */
  readonly fault?: string;
}

export const actionNames = { rollback: 'Roll back', promote: 'Promote' } as const;

/** What a change will do, and the form that makes it. */
export function ChangePage(page: ChangePageProps) {
  const { area, action, effects, fault } = page;
  const endsTrial = effects.action === 'end-trial';
  return (
    <>
      <h1>{endsTrial ? `End the trial of ${area}` : `${actionNames[action]} ${area}`}</h1>
      {fault !== undefined && (
        <div className="note bad" role="alert">
          <p>
            <strong>Nothing was changed.</strong> {fault}
          </p>
        </div>
      )}
      {effects.to && effects.action !== null && <EffectsList {...page} />}
      <NextStep {...page} />
    </>
  );
}

function EffectsList({ effects, api }: ChangePageProps) {
  const { facts, notices } = describeEffects(effects, api);
  return (
    <section className="note" aria-labelledby="effects">
      <h2 id="effects">What it will do</h2>
      <dl className="pairs">
        {facts.map(([name, text]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={`${name} text`}>{text}</dd>])}
      </dl>
      {notices.map((notice) => (
        <p key={notice} className="fault">
          {notice}
        </p>
      ))}
      <p className="small">
        New pages get it at once, open tabs within seconds; where a member is writing, once they are done.
      </p>
    </section>
  );
}

function NextStep({ area, action, build, effects, revision, reason = '' }: ChangePageProps) {
  const path = areaPath(area);
  const back = (
    <p>
      <a className="button" href={path}>
        Back to {area}
      </a>
    </p>
  );
  if (effects.refusals.length > 0) {
    return (
      <>
        <div className="note bad">
          <p>
            <strong>This would be refused.</strong>
          </p>
          {effects.refusals.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </div>
        {back}
      </>
    );
  }
  if (effects.action === null) {
    return (
      <>
        <p className="note">There is nothing to do: this build is live already.</p>
        {back}
      </>
    );
  }
  return (
    <form className="form" method="post" action={`${path}/${action}`}>
      <input type="hidden" name="revision" value={revision} />
      {build !== undefined && <input type="hidden" name="build" value={build} />}
      <p>
        <label>
          Why<span className="hint">Goes into the history; members never see it</span>
          <textarea name="reason" required maxLength={500} defaultValue={reason} />
        </label>
      </p>
      <p className="actions">
        <button className={`button ${action === 'rollback' ? 'danger' : 'accent'}`}>
          {effects.action === 'end-trial' ? 'End the trial' : actionNames[action]}
        </button>
        <a className="button" href={path}>
          Cancel
        </a>
      </p>
    </form>
  );
}

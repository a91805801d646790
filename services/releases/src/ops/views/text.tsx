import { utcTimeText } from '@cred/deployment/effects-text';
import type { Change, Maker, TrialReport } from '@cred/deployment/registry';
import type { ReactNode } from 'react';
import { shortBuild } from './formats';

/** The first half of a build's id; the whole id is its tooltip. */
export const BuildCode = ({ build }: { readonly build: string }) => <code title={build}>{shortBuild(build)}</code>;

export const Time = ({ iso }: { readonly iso: string }) => <time dateTime={iso}>{utcTimeText(iso)}</time>;

/** A name or a reason that a user typed; isolated, so that it cannot change the text direction around it. */
export const TypedText = ({ children }: { readonly children: string }) => <bdi>{children}</bdi>;

/** Who made a change: the token's name, and second the name that its owner typed. */
export const Actor = ({ actor, typedName }: Maker) => (
  <>
    {actor}
    {typedName !== null && (
      <>
        {' '}
        <span className="muted">
          (typed name: <TypedText>{typedName}</TypedText>)
        </span>
      </>
    )}
  </>
);

/** What a change did, in a few words. */
export function actionText({ action, from, to }: Pick<Change, 'action' | 'from' | 'to'>): ReactNode {
  switch (action) {
    case 'promote':
      return (
        <>
          Promoted <BuildCode build={to} />
        </>
      );
    case 'rollback':
      return (
        <>
          Rolled back to <BuildCode build={to} />
        </>
      );
    case 'trial':
      return (
        <>
          Put <BuildCode build={to} /> on trial
        </>
      );
    case 'end-trial':
      return from === null ? (
        'Ended the trial'
      ) : (
        <>
          Ended the trial of <BuildCode build={from} />
        </>
      );
  }
}

/** What the rule of `trials/evaluate-trial.ts` concludes about a trial. */
export function VerdictBadge({ verdict }: Pick<TrialReport, 'verdict'>) {
  if (verdict === 'stop') return <span className="badge bad">fails too often: it stops</span>;
  return verdict === 'fine' ? (
    <span className="badge good">no reason to stop it</span>
  ) : (
    <span className="badge">too little known yet</span>
  );
}

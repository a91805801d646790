import { shareText } from '@cred/deployment/effects-text';
import type { AreaStatus, Change, RegistryStatus, TrialReport } from '@cred/deployment/registry';
import { areaPath } from './document';
import type { Figures } from './figures';
import { html, type Html } from './html';
import { ago, buildCode, failuresText, number, percentileText, time, typed, who } from './words';

export interface Overview {
  readonly status: RegistryStatus;
  /** What made each area's live build live. */
  readonly goneLive: ReadonlyMap<string, Change>;
  /** Of the last hour, by area and build. */
  readonly figures: (area: string, build: string) => Figures | undefined;
  readonly mayChange: (area: string) => boolean;
  readonly now: Date;
}

export const overviewPage = (
  overview: Overview,
): Html => html`<div><h1>Areas</h1><p class="lead">What members get now. Figures are of the last hour; load times are 75th percentiles.</p></div>
<div data-from="/ops/now" data-seconds="4">${overviewRows(overview)}</div>`;

/** The part of the overview that is looked at again and again. */
export function overviewRows(overview: Overview): Html {
  const { areas, shell } = overview.status;
  const told =
    shell &&
    html`<p class="small">Shell ${buildCode(shell.build)}, contract ${shell.contractVersion}, since ${time(shell.at)} by ${who(shell)}</p>`;
  if (areas.length === 0) {
    return html`<div class="note"><p>The registry has no builds yet.</p><p><code>npm start</code> publishes those of its checkout; a team publishes its own with <code>npm run release -- publish feed</code>.</p></div>${told}`;
  }
  return html`<ul class="rows">${areas.map((area) => row(area, overview))}</ul>${told}`;
}

function row(status: AreaStatus, { goneLive, figures, mayChange, now }: Overview): Html {
  const { area, live, previous, held, trial } = status;
  const change = goneLive.get(area);
  return html`<li>
<div><h2><a id="to-${area}" href="${areaPath(area)}">${area}</a></h2><div class="badges">${held && html`<span class="badge">held</span>`}${trial && html`<span class="badge">trial</span>`}</div>
${mayChange(area) && (trial !== null || previous !== null) && html`<a class="button" id="back-${area}" href="${areaPath(area)}/rollback">${trial ? 'End trial…' : 'Roll back…'}</a>`}</div>
<dl><dt class="term">Live</dt><dd>${live ? buildCode(live) : 'nothing yet'}${change && live && html`, ${ago(change.at, now)}`}</dd>
${change && live && html`<dd class="small">by ${who(change)}${change.reason !== '' && html`: ${typed(shorten(change.reason))}`}</dd>`}</dl>
<dl><dt class="term">Before</dt><dd>${previous ? buildCode(previous) : 'none'}</dd></dl>
<dl><dt class="term">Trial</dt>${trial ? trialParts(trial, now) : html`<dd>none</dd>`}</dl>
${figuresParts(status, figures)}
</li>`;
}

const trialParts = (
  trial: NonNullable<AreaStatus['trial']>,
  now: Date,
): Html => html`<dd>${buildCode(trial.build)} for ${shareText(trial)}, ${ago(trial.since, now)}</dd>
<dd class="small">${trial.soFar ? verdict(trial.soFar.verdict) : ''}</dd>`;

function figuresParts({ area, live, trial, tabs }: AreaStatus, figures: Overview['figures']): Html {
  const [ofLive, ofTrial] = [live ? figures(area, live) : undefined, trial ? figures(area, trial.build) : undefined];
  const count = Object.values(tabs ?? {}).reduce((sum, each) => sum + each, 0);
  return html`<dl class="pairs small"><dt>Failures per 1,000</dt><dd>${failuresText(ofLive)}</dd>${trial && html`<dt>of the trial</dt><dd>${failuresText(ofTrial)}</dd>`}
<dt>Load time</dt><dd>${percentileText('load', ofLive)}</dd><dt>LCP</dt><dd>${percentileText('LCP', ofLive)}</dd>
<dt>Open tabs</dt><dd>${tabs ? number(count) : 'not known'}${live && count > (tabs?.[live] ?? 0) && html`, ${number(tabs?.[live] ?? 0)} live`}</dd></dl>`;
}

/** What the rule says of a trial (`trials/judge-trial.ts`). */
export function verdict(found: TrialReport['verdict']): Html {
  if (found === 'stop') return html`<span class="badge bad">fails too often: it stops</span>`;
  return found === 'fine'
    ? html`<span class="badge good">no reason to stop it</span>`
    : html`<span class="badge">too little known yet</span>`;
}

const shorten = (text: string): string => (text.length <= 80 ? text : `${text.slice(0, 79).trimEnd()}…`);

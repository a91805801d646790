import { shareText } from '@cred/deployment/effects-text';
import type { AreaStatus, Change, ShellChange } from '@cred/deployment/registry';
import { areaPath } from './document';
import { html, Html } from './html';
import { verdict } from './overview-page';
import { pictures, ranges, type Hours, type Pictured } from './pictures';
import { ago, buildCode, deed, movedText, tabsText, time, typed, who } from './words';

/** Of the builds in the registry. */
export const BUILDS_SHOWN = 20;

export interface AreaPage extends Pictured {
  /** What made the live build live. */
  readonly goneLive: Change | undefined;
  readonly shell: ShellChange | null;
  /** A page of the audit log, newest first. */
  readonly history: readonly Change[];
  /** The revision that the next, older page begins below; null: there is none. */
  readonly older: number | null;
  /** The first page of the history is shown. */
  readonly newest: boolean;
  readonly mayChange: boolean;
  /** The change that somebody has just made on this page. */
  readonly made: Change | undefined;
}

export function areaPage(page: AreaPage): Html {
  const { status, hours, mayChange, made } = page;
  const { area, trial, previous } = status;
  const path = areaPath(area);
  const back = trial ? 'End trial…' : 'Roll back…';
  return html`<div class="heading"><h1>${area}</h1>${mayChange && (trial !== null || previous !== null) && html`<a class="button danger" href="${path}/rollback">${back}</a>`}</div>
${made && html`<div class="note good"><p role="status"><strong>${deed(made)}.</strong> New pages get it now, open tabs within seconds; where somebody writes, once they are done.</p><p role="status" data-from="${path}/moved" data-seconds="1">${movedText(status.tabs, status.live ?? '')}</p></div>`}
<section aria-label="Now" data-from="${path}/now" data-seconds="3">${areaNow(page)}</section>
<section aria-labelledby="pictures-title"><div class="heading"><h2 id="pictures-title">How builds do</h2><nav class="tabs" aria-label="Time shown">${(Object.keys(ranges).map(Number) as Hours[]).map((each) => html`<a href="${path}?hours=${each}"${each === hours && new Html(' aria-current="page"')}>${ranges[each].title}</a>`)}</nav></div>
<div data-from="${path}/figures?hours=${hours}" data-seconds="30">${pictures(page)}</div></section>
${historyTable(page)}
${buildsTable(page)}`;
}

/** What is live, before and on trial, and who has it: looked at again and again. */
export function areaNow({
  status,
  goneLive,
  now,
  shell,
}: Pick<AreaPage, 'status' | 'goneLive' | 'now' | 'shell'>): Html {
  const { live, previous, held, trial, tabs } = status;
  const known = tabs && Object.entries(tabs).sort(([, a], [, b]) => b - a);
  return html`<div class="facts">
<dl><dt class="term">Live</dt><dd>${live ? html`<code>${live}</code>` : 'nothing yet: promote a build below'}</dd>
${goneLive && live && html`<dd class="small">since ${time(goneLive.at)}, ${ago(goneLive.at, now)}</dd><dd class="small">by ${who(goneLive)}${goneLive.reason !== '' && html`: ${typed(goneLive.reason)}`}</dd>`}
${held && html`<dd class="badges"><span class="badge">held</span> <span class="small">npm start leaves it alone until somebody promotes</span></dd>`}</dl>
<dl><dt class="term">Before, and what a rollback goes to</dt><dd>${previous ? html`<code>${previous}</code>` : 'none'}</dd>
${shell && html`<dt class="term">Judged by the shell</dt><dd>${buildCode(shell.build)}, contract ${shell.contractVersion}</dd>`}</dl>
<dl><dt class="term">Trial</dt>${trial ? trialFacts(trial) : html`<dd>none</dd>`}</dl>
<dl><dt class="term">Open tabs</dt>${!known && html`<dd>not known: no page server tells</dd>`}${known?.length === 0 && html`<dd>none shows this area now</dd>`}
${known?.map(([build, count]) => html`<dd>${tabsText(count)} in ${buildCode(build)}${build === live && ', live'}${build === trial?.build && ', on trial'}</dd>`)}</dl>
</div>`;
}

const trialFacts = (
  trial: NonNullable<AreaStatus['trial']>,
): Html => html`<dd><code>${trial.build}</code> for ${shareText(trial)}</dd>
<dd class="small">since ${time(trial.since)}${trial.testers.length > 0 && html`; testers: ${typed(trial.testers.join(', '))}`}</dd>
${trial.soFar && html`<dd>${verdict(trial.soFar.verdict)}</dd><dd class="small">${trial.soFar.sentence}</dd>`}`;

function historyTable({ status, history, older, newest, mayChange, hours }: AreaPage): Html {
  const path = areaPath(status.area);
  const wasLive = new Set(
    history.filter(({ action }) => action === 'promote' || action === 'rollback').map(({ to }) => to),
  );
  // One way back for each build, at the newest change that made it live.
  const offered = new Set<string>();
  const offer = (change: Change): Html | false => {
    const { to } = change;
    if (
      !mayChange ||
      to === status.live ||
      !wasLive.has(to) ||
      offered.has(to) ||
      change.action === 'trial' ||
      change.action === 'end-trial'
    )
      return false;
    offered.add(to);
    return html`<a href="${path}/rollback?build=${to}">Roll back to it…</a>`;
  };
  return html`<section aria-label="History" id="history">${
    history.length === 0
      ? html`<h2>History</h2><p class="note">Nothing was ever live in this area.</p>`
      : html`<table class="history"><caption>History<span class="small">Newest first. Times are UTC.</span></caption>
<thead><tr><th scope="col">When</th><th scope="col">What</th><th scope="col">Who</th><th scope="col">Why</th><th scope="col">Way back</th></tr></thead>
<tbody>${history.map((change) => html`<tr><td class="when">${time(change.at)}</td><td>${deed(change)}${change.from !== null && change.action !== 'end-trial' && html`, was ${buildCode(change.from)}`}</td><td>${who(change)}</td><td class="reason">${change.reason !== '' && typed(change.reason)}</td><td class="way">${offer(change)}</td></tr>`)}</tbody></table>`
  }
<p class="actions">${!newest && html`<a class="button" href="${path}?hours=${hours}#history">Newest changes</a>`}${older !== null && html`<a class="button" href="${path}?hours=${hours}&amp;before=${older}#history">Older changes</a>`}</p></section>`;
}

function buildsTable({ status, mayChange }: AreaPage): Html {
  const { area, builds, live, trial } = status;
  const state = (build: string): Html | false =>
    build === live
      ? html`<span class="badge good">live</span>`
      : build === trial?.build && html`<span class="badge">on trial</span>`;
  return html`<section aria-label="Builds"><table class="history"><caption>Builds in the registry<span class="small">${builds.length > BUILDS_SHOWN ? `The newest ${BUILDS_SHOWN}; npm run release -- status --json lists all` : 'Newest first'}</span></caption>
<thead><tr><th scope="col">Build</th><th scope="col">Published</th><th scope="col">Made for</th><th scope="col">Promote</th></tr></thead>
<tbody>${builds.slice(0, BUILDS_SHOWN).map(({ build, completedAt, contractVersion }) => html`<tr><th scope="row"><code>${build}</code> ${state(build)}</th><td>${time(completedAt)}</td><td>contract ${contractVersion}</td><td>${mayChange && build !== live && html`<a href="${areaPath(area)}/promote?build=${build}">Promote…</a>`}</td></tr>`)}</tbody></table></section>`;
}

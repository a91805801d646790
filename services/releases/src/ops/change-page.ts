import { describeEffects } from '@cred/deployment/effects-text';
import type { Effects } from '@cred/deployment/registry';
import { areaPath } from './document';
import { html, type Html } from './html';

export type PageAction = 'rollback' | 'promote';

export interface ChangePage {
  readonly area: string;
  readonly action: PageAction;
  /** The build that was named; absent: the one before. */
  readonly build: string | undefined;
  readonly effects: Effects;
  /** The contract version that the API speaks; null when it does not answer. */
  readonly api: string | null;
  /** The area's revision as it was when the effects were found out. */
  readonly revision: number;
  readonly reason?: string;
  /** Why it was not done. */
  readonly fault?: string;
}

export const actionNames = { rollback: 'Roll back', promote: 'Promote' } as const;

/** What a change will do, and the button that does it. */
export function changePage({ area, action, build, effects, api, revision, reason = '', fault }: ChangePage): Html {
  const { facts, notices } = describeEffects(effects, api);
  const path = areaPath(area);
  const asked = effects.action === 'end-trial' ? 'End the trial' : actionNames[action];
  const back = html`<p><a class="button" href="${path}">Back to ${area}</a></p>`;
  const effectsList =
    effects.to &&
    effects.action !== null &&
    html`<section class="note" aria-labelledby="effects"><h2 id="effects">What it will do</h2>
<dl class="pairs">${facts.map(([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>`)}</dl>${notices.map((notice) => html`<p class="fault">${notice}</p>`)}
<p class="small">New pages get it at once, open tabs within seconds; where somebody is writing, once they are done.</p></section>`;
  const heading = html`<h1>${effects.action === 'end-trial' ? `End the trial of ${area}` : `${actionNames[action]} ${area}`}</h1>`;
  const refusal =
    fault !== undefined &&
    html`<div class="note bad" role="alert"><p><strong>Nothing was changed.</strong> ${fault}</p></div>`;
  if (effects.refusals.length > 0) {
    return html`${heading}${refusal}${effectsList}<div class="note bad"><p><strong>This would be refused.</strong></p>${effects.refusals.map((each) => html`<p>${each}</p>`)}</div>${back}`;
  }
  if (effects.action === null)
    return html`${heading}${refusal}<p class="note">There is nothing to do: this build is live already.</p>${back}`;
  return html`${heading}${refusal}${effectsList}
<form class="form" method="post" action="${path}/${action}">
<input type="hidden" name="revision" value="${revision}">${build !== undefined && html`<input type="hidden" name="build" value="${build}">`}
<p><label>Why<span class="hint">Goes into the history; members never see it</span><textarea name="reason" required maxlength="500">${reason}</textarea></label></p>
<p class="actions"><button class="button ${action === 'rollback' ? 'danger' : 'accent'}">${asked}</button><a class="button" href="${path}">Cancel</a></p>
</form>`;
}

import { moment } from '@cred/deployment/effects-text';
import type { Change } from '@cred/deployment/registry';
import { failuresPerThousand, percentile, type Figures } from './figures';
import { html, type Html } from './html';

/** The smallest pieces of the ops page's pages. */

/** The first half of a build's id; the whole one is one hover, or one page, away. */
export const shortBuild = (build: string): string => build.slice(0, 8);

export const buildCode = (build: string): Html => html`<code title="${build}">${shortBuild(build)}</code>`;

export const time = (iso: string): Html => html`<time datetime="${iso}">${moment(iso)}</time>`;

/** How long ago, in the largest unit that says enough. */
export function ago(iso: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / 60_000));
  if (minutes < 1) return 'just now';
  if (minutes < 120) return `${minutes} min ago`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} hours ago` : `${Math.floor(minutes / 1_440)} days ago`;
}

export const number = (value: number): string => Math.round(value).toLocaleString('en-GB');

/** A time that something took. */
export const duration = (milliseconds: number): string =>
  milliseconds < 999.5
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1_000).toFixed(milliseconds < 9_950 ? 1 : 0)} s`;

/** A rate of `failuresPerThousand`: to one digit while it is small. */
export const rateText = (rate: number): string => (rate > 0 && rate < 10 ? rate.toFixed(1) : number(rate));

/** The 75th percentile, or that there is none. */
export function percentileText(metric: 'load' | 'LCP', figures: Figures | undefined): string {
  const found = figures ? percentile(metric, figures[metric]) : null;
  if (!found) return 'none yet';
  return found.above ? `over ${duration(found.value)}` : duration(found.value);
}

export function failuresText(figures: Figures | undefined): string {
  const rate = figures ? failuresPerThousand(figures) : null;
  return rate === null ? 'none yet' : rateText(rate);
}

/** A name or a reason that somebody typed; it must not turn the writing direction of what stands around it. */
export const typed = (text: string): Html => html`<bdi>${text}</bdi>`;

export const who = ({ actor, token }: Pick<Change, 'actor' | 'token'>): Html =>
  token === null ? typed(actor) : html`${typed(actor)} <span class="muted">(token ${token})</span>`;

/** What a change did, in a few words. */
export function deed({ action, from, to }: Pick<Change, 'action' | 'from' | 'to'>): Html {
  switch (action) {
    case 'promote':
      return html`Promoted ${buildCode(to)}`;
    case 'rollback':
      return html`Rolled back to ${buildCode(to)}`;
    case 'trial':
      return html`Put ${buildCode(to)} on trial`;
    case 'end-trial':
      return from === null ? html`Ended the trial` : html`Ended the trial of ${buildCode(from)}`;
  }
}

/** Tabs in a word: 1 tab, 2 tabs. */
export const tabsText = (count: number): string => `${number(count)} open ${count === 1 ? 'tab' : 'tabs'}`;

/** How many of the open tabs that show an area have its live build. */
export function movedText(tabs: Readonly<Record<string, number>> | undefined, live: string): string {
  if (!tabs) return 'No page server tells of open tabs: how many have moved is not known';
  const all = Object.values(tabs).reduce((sum, count) => sum + count, 0);
  const moved = tabs[live] ?? 0;
  if (all === 0) return 'No open tab shows this area now';
  return moved === all ? `Moved: all of ${tabsText(all)}` : `Moved: ${number(moved)} of ${tabsText(all)}`;
}

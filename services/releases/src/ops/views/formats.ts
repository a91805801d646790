import { attemptsOf } from '../../trials/evaluate-trial';
import { FEW_ATTEMPTS, failuresPerThousand, percentile, type Metrics } from './metrics';

/** The first half of a build's id. */
export const shortBuild = (build: string): string => build.slice(0, 8);

export const areaPath = (area: string): string => `/ops/areas/${encodeURIComponent(area)}`;

/** The time since then, in the largest unit that is precise enough. */
export function ago(iso: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / 60_000));
  if (minutes < 1) return 'just now';
  if (minutes < 120) return `${minutes} min ago`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} hours ago` : `${Math.floor(minutes / 1_440)} days ago`;
}

export const countText = (value: number): string => Math.round(value).toLocaleString('en-GB');

export const durationText = (milliseconds: number): string =>
  milliseconds < 999.5
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1_000).toFixed(milliseconds < 9_950 ? 1 : 0)} s`;

/** A rate of `failuresPerThousand`: below 10 with one decimal. */
export const rateText = (rate: number): string => (rate > 0 && rate < 10 ? rate.toFixed(1) : countText(rate));

/** What follows a value of so few loads that it says little. */
const fewText = (count: number): string => (count < FEW_ATTEMPTS ? ` (of ${countText(count)} only)` : '');

/** The 75th percentile, or that there is none; says when it is of few measurements. */
export function percentileText(metric: 'load' | 'LCP', metrics: Metrics | undefined): string {
  const count = (metrics && percentile(metric, metrics[metric])?.count) ?? FEW_ATTEMPTS;
  return percentileOnly(metric, metrics) + fewText(count);
}

/** The same without a word about few measurements, for a row that has their number. */
export function percentileOnly(metric: 'load' | 'LCP', metrics: Metrics | undefined): string {
  const found = metrics ? percentile(metric, metrics[metric]) : null;
  if (!found) return 'none yet';
  return found.above ? `over ${durationText(found.value)}` : durationText(found.value);
}

export function failuresText(metrics: Metrics | undefined): string {
  const rate = metrics ? failuresPerThousand(metrics) : null;
  return !metrics || rate === null ? 'none yet' : rateText(rate) + fewText(attemptsOf(metrics));
}

/** 1 open tab, 2 open tabs. */
export const tabsText = (count: number): string => `${countText(count)} open ${count === 1 ? 'tab' : 'tabs'}`;

/** How many of the open tabs that show an area have its live build. */
export function movedText(tabs: Readonly<Record<string, number>> | undefined, live: string): string {
  if (!tabs) return 'No page server reports open tabs: how many have moved is unknown';
  const all = Object.values(tabs).reduce((sum, count) => sum + count, 0);
  const moved = tabs[live] ?? 0;
  if (all === 0) return 'No open tab shows this area now';
  return moved === all ? `Moved: all of ${tabsText(all)}` : `Moved: ${countText(moved)} of ${tabsText(all)}`;
}

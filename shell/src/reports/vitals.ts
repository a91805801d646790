/**
 * The page's metrics by area and build: LCP of the page load, INP and CLS of the time in which an area is displayed.
 * Browsers without PerformanceObserver report nothing. Decision record 0017 explains why web-vitals is not used.
 */
import type { ReportMetric } from '@cred/contract';
import { hadPreviews } from '../previews/previews';
import { flush, report } from './send';

interface DisplayedArea {
  readonly area: string;
  readonly build: string;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  readonly interactionId?: number;
}

/**
 * Consecutive shifts count as one session window while each gap is below SHIFT_GAP_MS and the whole window is below
 * SHIFT_WINDOW_MS.
 */
const SHIFT_GAP_MS = 1_000;
const SHIFT_WINDOW_MS = 5_000;
/** Minimum duration of an observed interaction, in ms. This is the lowest possible value; the default is 104. */
const MIN_INTERACTION_MS = 16;

let first: DisplayedArea | undefined;
let current: DisplayedArea | undefined;
let lcp = 0;
let lcpReported = false;
let inp = 0;
let cls = 0;
let clsReported = false;
let shifts = { value: 0, startTime: 0, lastTime: 0 };

/** Called when a page of an area is displayed. Reports the measurements of the previous build if this is another one. */
export function measureArea(next: DisplayedArea): void {
  if (!current) {
    first = next;
    // A page that was opened in the background is painted when it becomes visible, so its LCP does not measure its
    // speed.
    lcpReported =
      document.visibilityState === 'hidden' ||
      performance.getEntriesByType?.('visibility-state').some(({ name }) => name === 'hidden');
    observe('largest-contentful-paint', (entry) => (lcp = entry.startTime));
    observe('layout-shift', (entry) => onLayoutShift(entry as LayoutShift));
    observe(
      'event',
      (entry) => {
        if ((entry as Interaction).interactionId) inp = Math.max(inp, entry.duration);
      },
      { durationThreshold: MIN_INTERACTION_MS },
    );
    // A paint after the first interaction may be caused by the interaction.
    for (const type of ['keydown', 'pointerdown'])
      window.addEventListener(type, reportLcp, { capture: true, once: true });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'hidden') return;
      reportAll();
      lcpReported = true;
      flush();
    });
  } else if (current.build !== next.build) {
    reportAll();
    clsReported = false;
  }
  current = next;
}

function observe(
  type: string,
  onEntry: (entry: PerformanceEntry) => void,
  options: { readonly durationThreshold?: number } = {},
): void {
  try {
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true, ...options });
  } catch {
    // The browser does not support this entry type.
  }
}

function onLayoutShift({ value, startTime, hadRecentInput }: LayoutShift): void {
  if (hadRecentInput) return;
  const inSameWindow = startTime - shifts.lastTime < SHIFT_GAP_MS && startTime - shifts.startTime < SHIFT_WINDOW_MS;
  shifts = {
    value: (inSameWindow ? shifts.value : 0) + value,
    startTime: inSameWindow ? shifts.startTime : startTime,
    lastTime: startTime,
  };
  cls = Math.max(cls, shifts.value);
}

function reportMetric(area: DisplayedArea | undefined, metric: ReportMetric, value: number): void {
  // In a tab with a preview the measurements do not describe a live build.
  if (area && !hadPreviews()) void report({ type: 'metric', area: area.area, build: area.build, metric, value });
}

function reportLcp(): void {
  if (lcpReported || lcp === 0) return;
  lcpReported = true;
  reportMetric(first, 'LCP', Math.round(lcp));
}

function reportAll(): void {
  reportLcp();
  // A page without shifts reports 0, but only once.
  if (cls > 0 || !clsReported) reportMetric(current, 'CLS', Math.round(cls * 10_000) / 10_000);
  clsReported = true;
  if (inp > 0) reportMetric(current, 'INP', Math.round(inp));
  inp = 0;
  cls = 0;
  shifts = { value: 0, startTime: 0, lastTime: 0 };
}

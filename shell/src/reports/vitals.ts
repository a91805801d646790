/**
 * How fast the page is, by area and build: LCP of the page's start, INP and CLS of the time that an area is on
 * the page. Measured by the browser's own observers; where it has none, nothing is told.
 */
import type { ReportMetric } from '@cred/contract';
import { hadPreviews } from '../previews/previews';
import { flush, report } from './send';

interface Shown {
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

/** Shifts belong together while less than so much lies between them, and so much in all, in ms. */
const SHIFT_GAP_MS = 1_000;
const SHIFT_WINDOW_MS = 5_000;
/** Interactions are told of from here on, in ms, the least that can be asked for: by default only those above 104 are. */
const INTERACTION_MS = 16;

let first: Shown | undefined;
let now: Shown | undefined;
let lcp = 0;
let lcpTold = false;
let inp = 0;
let cls = 0;
let clsTold = false;
let shifts = { value: 0, began: 0, ended: 0 };

/** Another build's page is on the screen: what was measured belongs to the one before it. */
export function shown(next: Shown): void {
  if (!now) {
    first = next;
    // A page that was opened in the background paints when somebody looks at it: that says nothing of its speed.
    lcpTold =
      document.visibilityState === 'hidden' ||
      performance.getEntriesByType?.('visibility-state').some(({ name }) => name === 'hidden');
    observe('largest-contentful-paint', (entry) => (lcp = entry.startTime));
    observe('layout-shift', (entry) => shift(entry as LayoutShift));
    observe(
      'event',
      (entry) => {
        if ((entry as Interaction).interactionId) inp = Math.max(inp, entry.duration);
      },
      { durationThreshold: INTERACTION_MS },
    );
    // From the first touch on, larger things come because of it.
    for (const type of ['keydown', 'pointerdown'])
      window.addEventListener(type, tellPaint, { capture: true, once: true });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'hidden') return;
      tellAll();
      lcpTold = true;
      flush();
    });
  } else if (now.build !== next.build) {
    tellAll();
    clsTold = false;
  }
  now = next;
}

function observe(
  type: string,
  each: (entry: PerformanceEntry) => void,
  more: { readonly durationThreshold?: number } = {},
): void {
  try {
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more });
  } catch {
    // This browser does not measure it.
  }
}

function shift({ value, startTime, hadRecentInput }: LayoutShift): void {
  if (hadRecentInput) return;
  const goesOn = startTime - shifts.ended < SHIFT_GAP_MS && startTime - shifts.began < SHIFT_WINDOW_MS;
  shifts = { value: (goesOn ? shifts.value : 0) + value, began: goesOn ? shifts.began : startTime, ended: startTime };
  cls = Math.max(cls, shifts.value);
}

function tell(of: Shown | undefined, metric: ReportMetric, value: number): void {
  // What was measured since a preview began is no build's that members have.
  if (of && !hadPreviews()) void report({ type: 'metric', area: of.area, build: of.build, metric, value });
}

function tellPaint(): void {
  if (lcpTold || lcp === 0) return;
  lcpTold = true;
  tell(first, 'LCP', Math.round(lcp));
}

function tellAll(): void {
  tellPaint();
  // A page that nothing shifted on says so once.
  if (cls > 0 || !clsTold) tell(now, 'CLS', Math.round(cls * 10_000) / 10_000);
  clsTold = true;
  if (inp > 0) tell(now, 'INP', Math.round(inp));
  inp = 0;
  cls = 0;
  shifts = { value: 0, began: 0, ended: 0 };
}

import type { Locator, Page } from 'playwright-core';
import type { MeasuredTab } from '../product/measured-tab';

/** The durations of the interactions of one action, in ms; the browser reports none below 16. */
export interface ActionTimes {
  readonly action: string;
  readonly durations: readonly number[];
}

const REPETITIONS = 5;
const TEXT = 'Home blood pressure readings agree with the clinic in two weeks.';
/** Between two keys, as a fast typist; in ms. */
export const KEY_DELAY_MS = 60;
export const TIMEOUT_MS = 60_000;
/** The shortest duration that the browser reports. */
const SHORTEST_MS = 16;

/** The longest event of each interaction (Event Timing), as INP counts it. */
export const recordInteractions = `
window.benchInteractions = new Map();
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) benchInteractions.set(interactionId, Math.max(duration, benchInteractions.get(interactionId) || 0));
}).observe({ type: 'event', durationThreshold: 16 });
`;

/** A tab in which the durations of interactions are recorded. */
export class RecordedTab {
  readonly times: ActionTimes[] = [];

  constructor(
    readonly measured: MeasuredTab,
    readonly stop: AbortSignal,
  ) {}

  get page(): Page {
    return this.measured.page;
  }

  /** Does the action, and records each of its interactions. */
  async measure(action: string, act: () => Promise<void>): Promise<void> {
    const { page } = this;
    await this.measured.settle(500, this.stop);
    await page.evaluate('benchInteractions.clear()');
    await act();
    await this.measured.settle(500, this.stop);
    const durations = await page.evaluate<number[]>('[...benchInteractions.values()]');
    this.times.push({ action, durations: durations.length === 0 ? [SHORTEST_MS] : durations });
  }
}

export async function type(page: Page, field: Locator): Promise<void> {
  await field.focus();
  await page.keyboard.type(TEXT, { delay: KEY_DELAY_MS });
}

export async function repeat(act: (index: number) => Promise<void>): Promise<void> {
  for (let index = 0; index < REPETITIONS; index += 1) await act(index);
}

import { countsOf, type ReportBody, type ReportMinute } from '@cred/contract/reports';

/** The most minutes of builds that are kept while the registry is away; older ones are dropped, and counted. */
export const MAX_MINUTES = 2_000;
/** Different browsers counted of one minute of one build; more are not believed. All else that is counted has few names. */
const MAX_BROWSERS = 100;
const MINUTE_MS = 60_000;

const isBrowserCount = (name: string): boolean => name.startsWith('failed-in:');

/**
 * Adds reports up by minute and build, so that what is kept and handed on is small however many browsers
 * report. Nothing of it says who reported.
 */
export class ReportCounter {
  /** Oldest first. */
  private readonly minutes = new Map<
    string,
    { area: string; build: string; minute: number; counts: Map<string, number> }
  >();
  private dropped = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Counts a browser's report, told by a group of addresses; items of builds that `isKnown` does not know are ignored. */
  add({ browser, items }: ReportBody, group: number, isKnown: (area: string, build: string) => boolean): void {
    const minute = Math.floor(this.now() / MINUTE_MS) * MINUTE_MS;
    for (const item of items) {
      if (isKnown(item.area, item.build))
        this.count(item.area, item.build, minute, Object.entries(countsOf(item, browser, group)));
    }
  }

  /** Takes out what there is, at most so many minutes. */
  take(max: number): ReportMinute[] {
    const taken = [...this.minutes].slice(0, max);
    for (const [key] of taken) this.minutes.delete(key);
    return taken.map(([, { area, build, minute, counts }]) => ({
      area,
      build,
      minute: new Date(minute).toISOString(),
      counts: Object.fromEntries(counts),
    }));
  }

  /** Puts back what could not be handed on. */
  restore(minutes: readonly ReportMinute[]): void {
    for (const { area, build, minute, counts } of minutes)
      this.count(area, build, Date.parse(minute), Object.entries(counts));
  }

  /** How many minutes were dropped since the last question. */
  takeDropped(): number {
    const dropped = this.dropped;
    this.dropped = 0;
    return dropped;
  }

  private count(area: string, build: string, minute: number, counts: readonly (readonly [string, number])[]): void {
    const key = `${minute} ${area} ${build}`;
    let row = this.minutes.get(key);
    if (!row) {
      row = { area, build, minute, counts: new Map() };
      this.minutes.set(key, row);
      this.dropOldest();
    }
    for (const [name, count] of counts) {
      const known = row.counts.get(name);
      if (
        known !== undefined ||
        !isBrowserCount(name) ||
        [...row.counts.keys()].filter(isBrowserCount).length < MAX_BROWSERS
      )
        row.counts.set(name, (known ?? 0) + count);
    }
  }

  private dropOldest(): void {
    if (this.minutes.size <= MAX_MINUTES) return;
    const [oldest] = [...this.minutes].sort(([, one], [, other]) => one.minute - other.minute);
    if (oldest) this.minutes.delete(oldest[0]);
    this.dropped += 1;
  }
}

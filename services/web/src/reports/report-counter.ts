import { createHash } from 'node:crypto';
import { ADDRESS_GROUPS, countsOf, type ReportBody, type ReportMinute } from '@cred/contract/reports';

/** The maximum number of build minutes that are kept while the registry is down; the oldest are dropped and counted. */
export const MAX_MINUTES = 2_000;
/** The maximum number of browsers counted per minute of a build; all other counts have few names. */
const MAX_BROWSERS = 100;
const MINUTE_MS = 60_000;

/**
 * The group of a network for report counts, 0 to `ADDRESS_GROUPS` - 1, the same at every page server. It does not
 * identify the network.
 */
export const addressGroupOf = (network: string): number =>
  (createHash('sha256').update(network).digest()[0] ?? 0) % ADDRESS_GROUPS;

const isBrowserCount = (name: string): boolean => name.startsWith('failed-in:');

/**
 * Sums reports by minute and build, so that memory and requests to the registry stay small. Nothing identifies the
 * reporter.
 */
export class ReportCounter {
  /** Oldest first. */
  private readonly minutes = new Map<
    string,
    { area: string; build: string; minute: number; counts: Map<string, number> }
  >();
  private dropped = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Counts a browser's report for a group of addresses; items of builds that `isKnown` rejects are ignored. */
  add({ browser, items }: ReportBody, group: number, isKnown: (area: string, build: string) => boolean): void {
    const minute = Math.floor(this.now() / MINUTE_MS) * MINUTE_MS;
    for (const item of items) {
      if (isKnown(item.area, item.build))
        this.count(item.area, item.build, minute, Object.entries(countsOf(item, browser, group)));
    }
  }

  /** Counts a failure of a build on the server, which is not a failure in a browser. */
  addServerFailure(area: string, build: string, kind: string): void {
    const minute = Math.floor(this.now() / MINUTE_MS) * MINUTE_MS;
    this.count(area, build, minute, [[`server-render:${kind}`, 1]]);
  }

  /** Removes and returns the oldest minutes, at most `max`. */
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

  /** Adds minutes again that could not be sent. */
  restore(minutes: readonly ReportMinute[]): void {
    for (const { area, build, minute, counts } of minutes)
      this.count(area, build, Date.parse(minute), Object.entries(counts));
  }

  /** The number of minutes dropped since the last call. */
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

import { createHmac } from 'node:crypto';
import { isInSample, TABS_NAMED_MAX, type TabsBody } from '@cred/deployment/open-tabs';
import { formatShownBuilds, isTabId, parseShownBuilds, type ShownBuilds } from '@cred/contract/tabs';

/** A tab without requests for this long is closed, hidden or suspended; visible tabs poll every few seconds. */
export const TAB_TIMEOUT_MS = 15_000;

export interface OpenTabsOptions {
  /** Whether the build exists: made-up builds must not fill the memory. */
  readonly isKnown: (area: string, build: string) => boolean;
  /** Hashes tab ids to names that are the same at every page server and cannot be chosen by a client. */
  readonly key: string;
  /** The maximum number of tabs. */
  readonly max?: number;
  /** The maximum number of tabs of one network, which a whole hospital may share. */
  readonly maxPerNetwork?: number;
  /** A monotonic clock in ms. */
  readonly now?: () => number;
}

interface Tab {
  readonly name: string;
  readonly network: string;
  readonly group: Group;
  readonly lastSeen: number;
}

/** Tabs that show the same builds. */
interface Group {
  readonly key: string;
  readonly shown: ShownBuilds;
  size: number;
}

/**
 * The open tabs that polled this page server recently, and the builds that they show. In memory only: nothing stores
 * who has a tab open, and the reported names identify no tab. Browsers can send anything, so the numbers are for
 * display only.
 */
export class OpenTabs {
  /** Ordered by last request, oldest first. */
  private readonly tabs = new Map<string, Tab>();
  private readonly groups = new Map<string, Group>();
  private readonly networks = new Map<string, number>();
  private readonly now: () => number;
  private changeCounter = 0;
  private skipped = 0;

  constructor(private readonly options: OpenTabsOptions) {
    this.now = options.now ?? (() => performance.now());
  }

  /** Increases whenever a tab opens, closes or shows something else. */
  get changes(): number {
    this.removeExpired();
    return this.changeCounter;
  }

  /** The number of tabs skipped because of a limit since the last call. */
  takeSkipped(): number {
    const skipped = this.skipped;
    this.skipped = 0;
    return skipped;
  }

  /** Records the headers of a polling tab (`@cred/contract/tabs`); invalid ones are ignored. */
  record(network: string, tab: unknown, shows: unknown): void {
    const shown = isTabId(tab) ? parseShownBuilds(shows) : null;
    if (!shown || !isTabId(tab)) return;
    const builds = Object.entries(shown)
      .filter(([area, build]) => this.options.isKnown(area, build))
      .sort(([one], [other]) => (one < other ? -1 : 1));
    if (builds.length === 0) return;
    this.removeExpired();
    const before = this.tabs.get(tab);
    if (before) this.remove(tab, before);
    else if (!this.hasCapacity(network)) return void (this.skipped += 1);
    const group = this.joinGroup(builds);
    const name = before?.name ?? createHmac('sha256', this.options.key).update(tab).digest('hex').slice(0, 16);
    this.tabs.set(tab, { name, network, group, lastSeen: this.now() });
    this.networks.set(network, (this.networks.get(network) ?? 0) + 1);
    if (before?.group.key !== group.key) this.changeCounter += 1;
  }

  /** The tabs to report to the registry: all, or a sample when there are too many. */
  snapshot(): Omit<TabsBody, 'server'> {
    this.removeExpired();
    const now = this.now();
    let zeroBits = 0;
    let sample = [...this.tabs.values()];
    while (sample.length > TABS_NAMED_MAX && zeroBits < 32) {
      zeroBits += 1;
      sample = sample.filter(({ name }) => isInSample(name, zeroBits));
    }
    const groups = new Map<Group, [string, number][]>();
    for (const { name, group, lastSeen } of sample.slice(0, TABS_NAMED_MAX)) {
      const tabs = groups.get(group) ?? [];
      groups.set(group, tabs);
      tabs.push([name, Math.max(0, Math.round((now - lastSeen) / 100) / 10)]);
    }
    return { zeroBits, groups: [...groups].map(([{ shown }, tabs]) => ({ shown, tabs })) };
  }

  private hasCapacity(network: string): boolean {
    const { max = 200_000, maxPerNetwork = 2_000 } = this.options;
    return this.tabs.size < max && (this.networks.get(network) ?? 0) < maxPerNetwork;
  }

  private joinGroup(builds: readonly (readonly [string, string])[]): Group {
    const key = formatShownBuilds(builds.map(([area, build]) => ({ area, build })));
    let group = this.groups.get(key);
    if (!group) {
      group = { key, shown: Object.fromEntries(builds), size: 0 };
      this.groups.set(key, group);
    }
    group.size += 1;
    return group;
  }

  private remove(tab: string, { network, group }: Tab): void {
    this.tabs.delete(tab);
    group.size -= 1;
    if (group.size === 0) this.groups.delete(group.key);
    const left = (this.networks.get(network) ?? 0) - 1;
    if (left > 0) this.networks.set(network, left);
    else this.networks.delete(network);
  }

  private removeExpired(): void {
    const since = this.now() - TAB_TIMEOUT_MS;
    for (const [id, tab] of this.tabs) {
      if (tab.lastSeen > since) return;
      this.remove(id, tab);
      this.changeCounter += 1;
    }
  }
}

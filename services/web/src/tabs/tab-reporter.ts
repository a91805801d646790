import { randomBytes } from 'node:crypto';
import type { TabsBody } from '@cred/deployment/registry';
import type { OpenTabs } from './open-tabs';

/** Where the figures of open tabs go: the release registry. */
export interface TabSink {
  /** Rejects when the registry does not take them. */
  reportTabs(body: TabsBody): Promise<void>;
}

/** The registry forgets a page server that does not tell for 20 s. */
const REFRESH_MS = 10_000;
const RETRY_MS = 1_000;
const RETRY_MAX_MS = 30_000;

/**
 * Tells the registry which tabs are open: soon after a change, and now and then while there is none. A registry that
 * is away, or too old to know of tabs, is asked less and less often, in silence: nobody misses anything meanwhile.
 */
export class TabReporter {
  /** This process, as the registry tells page servers from each other. */
  private readonly server = randomBytes(8).toString('hex');
  private lastReport: { readonly changes: number; readonly at: number } | undefined;
  private failures = 0;
  private retryAt = -Infinity;

  constructor(
    private readonly tabs: OpenTabs,
    private readonly sink: TabSink,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** To be called every second. Never rejects. */
  async tick(): Promise<void> {
    const now = this.now();
    const { changes } = this.tabs;
    if (now < this.retryAt) return;
    if (this.lastReport?.changes === changes && now - this.lastReport.at < REFRESH_MS) return;
    try {
      await this.sink.reportTabs({ server: this.server, ...this.tabs.snapshot() });
      this.lastReport = { changes, at: now };
      this.failures = 0;
    } catch {
      this.retryAt = now + Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** this.failures);
      this.failures += 1;
    }
  }

  /** Says that there are no tabs here any more, so that none counts twice when another process takes over. */
  async close(): Promise<void> {
    if (!this.lastReport) return;
    await this.sink.reportTabs({ server: this.server, zeroBits: 0, groups: [] }).catch(() => undefined);
  }
}

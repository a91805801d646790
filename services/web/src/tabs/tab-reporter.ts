import { randomBytes } from 'node:crypto';
import type { TabsBody } from '@cred/deployment/open-tabs';
import type { OpenTabs } from './open-tabs';

/** The receiver of open tabs: the release registry. */
export interface TabSink {
  /** Rejects when the registry does not accept them. */
  reportTabs(body: TabsBody): Promise<void>;
}

/** The registry drops a page server without reports for 20 s. */
const REFRESH_MS = 10_000;
const RETRY_MS = 1_000;
const RETRY_MAX_MS = 30_000;

/**
 * Reports the open tabs to the registry: within a second of a change, and periodically without one. Backs off without a
 * log line while the registry is down or too old for the call: the numbers are for display only.
 */
export class TabReporter {
  /** Distinguishes this process from other page servers at the registry. */
  private readonly server = randomBytes(8).toString('hex');
  private lastReport: { readonly changes: number; readonly at: number } | undefined;
  private failures = 0;
  private retryAt = -Infinity;

  constructor(
    private readonly tabs: OpenTabs,
    private readonly sink: TabSink,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Called every second. Never rejects. */
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

  /** Reports that no tabs are open, so that a tab is not counted twice when another process replaces this one. */
  async close(): Promise<void> {
    if (!this.lastReport) return;
    await this.sink.reportTabs({ server: this.server, zeroBits: 0, groups: [] }).catch(() => undefined);
  }
}

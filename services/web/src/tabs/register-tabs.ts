import type { FastifyInstance } from 'fastify';
import type { OpenTabs } from './open-tabs';
import { TabReporter, type TabSink } from './tab-reporter';

export interface TabOptions {
  readonly sink: TabSink;
  /** How often changes are checked for, in ms. */
  readonly intervalMs?: number;
}

const INTERVAL_MS = 1_000;
/** The minimum interval between warnings about skipped tabs. */
const WARN_MS = 60_000;

/** Reports open tabs to the registry while the server runs. */
export function registerTabs(
  server: FastifyInstance,
  tabs: OpenTabs,
  { sink, intervalMs = INTERVAL_MS }: TabOptions,
): void {
  const reporter = new TabReporter(tabs, sink);
  let reporting: Promise<void> | undefined;
  let warnedAt = -Infinity;
  const timer = setInterval(() => {
    reporting ??= reporter.tick().finally(() => (reporting = undefined));
    if (performance.now() - warnedAt < WARN_MS) return;
    const skipped = tabs.takeSkipped();
    if (skipped === 0) return;
    warnedAt = performance.now();
    server.log.warn(
      { skipped },
      'the limit of counted tabs was reached, in total or for one network: the counts of open tabs are too low',
    );
  }, intervalMs).unref();
  server.addHook('preClose', async () => {
    clearInterval(timer);
    await reporting;
    await reporter.close();
  });
}

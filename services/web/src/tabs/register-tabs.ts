import type { FastifyInstance } from 'fastify';
import type { OpenTabs } from './open-tabs';
import { TabTeller, type TabSink } from './tab-teller';

export interface TabOptions {
  readonly sink: TabSink;
  /** How often is looked whether there is something to tell, in ms. */
  readonly everyMs?: number;
}

const EVERY_MS = 1_000;
/** How often is said that there are too many. */
const WARN_MS = 60_000;

/** Tells the registry of open tabs for as long as the server runs. */
export function registerTabs(server: FastifyInstance, tabs: OpenTabs, { sink, everyMs = EVERY_MS }: TabOptions): void {
  const teller = new TabTeller(tabs, sink);
  let telling: Promise<void> | undefined;
  let warnedAt = -Infinity;
  const timer = setInterval(() => {
    telling ??= teller.tick().finally(() => (telling = undefined));
    if (performance.now() - warnedAt < WARN_MS) return;
    const passedOver = tabs.takePassedOver();
    if (passedOver === 0) return;
    warnedAt = performance.now();
    server.log.warn(
      { passedOver },
      'more tabs are open than are counted, in all or of one address: the figures of open tabs are too low',
    );
  }, everyMs).unref();
  server.addHook('preClose', async () => {
    clearInterval(timer);
    await telling;
    await teller.end();
  });
}

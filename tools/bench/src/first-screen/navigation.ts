import type { Browser } from 'playwright-core';
import { OperatorError } from '@cred/tool-kit/errors';
import { MeasuredTab } from '../product/measured-tab';
import type { BenchPage } from '../product/pages';
import type { BenchStack } from '../stack';

/** Seven rounds through all five areas. */
const ROUNDS = 7;

export interface NavigationTimes {
  /** From the click to the paint with the next page's heading and its marked entry; in ms. */
  readonly frames: readonly number[];
  /** The same to the paint without skeletons. */
  readonly contents: readonly number[];
}

/** The times of one navigation, as the page's script records them. */
interface Recorded {
  readonly frame: number;
  readonly content: number;
}

/**
 * For each click on an entry of the navigation: when the first frame was painted in which this entry is marked as the
 * current page and the content has another heading, and the first one without skeletons.
 */
const recordNavigations = `
window.benchNavigations = [];
addEventListener('click', (event) => {
  const link = event.target.closest && event.target.closest('nav a[href]');
  if (!link) return;
  const before = document.querySelector('main h1');
  const recorded = {};
  const atPaint = (name) => {
    recorded[name] = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        recorded[name] = performance.now() - event.timeStamp;
        if (recorded.frame && recorded.content) benchNavigations.push(recorded);
      };
      port2.postMessage(null);
    });
  };
  const look = () => {
    const heading = document.querySelector('main h1');
    const current = document.querySelector('nav [aria-current=page]');
    if (!heading || heading === before || !current || current.pathname !== link.pathname) return;
    if (!('frame' in recorded)) atPaint('frame');
    if (document.querySelector('main [data-testid=skeleton]')) return;
    observer.disconnect();
    atPaint('content');
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-current'] });
}, true);
`;

interface Subject {
  readonly browser: Browser;
  readonly stack: BenchStack;
  readonly pages: readonly BenchPage[];
  readonly stop: AbortSignal;
  readonly log: (line: string) => void;
}

/** Clicks through the navigation of a member whose other areas were loaded ahead, on a slow line and processor. */
export async function measureNavigation({ browser, stack, pages, stop, log }: Subject): Promise<NavigationTimes> {
  const home = pages.find(({ route }) => route === 'home');
  if (!home) throw new OperatorError('there is no page home');
  const tab = await MeasuredTab.open(browser, { state: home.state });
  try {
    await tab.context.addInitScript(recordNavigations);
    await tab.load(stack.url + home.path, stop, 3_000);
    await tab.slowDown();
    const navigation = tab.page.getByRole('navigation', { name: 'Main' });
    const links = {
      notifications: navigation.getByRole('link', { name: 'Notifications' }),
      chat: navigation.locator('a[href="/your-chat"]'),
      settings: navigation.getByRole('link', { name: 'Settings', exact: true }),
      profile: navigation.locator('[data-profile]'),
      home: navigation.getByRole('link', { name: 'Home', exact: true }),
    };
    const times: (Recorded & { readonly name: string })[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, link] of Object.entries(links)) {
        stop.throwIfAborted();
        await tab.page.evaluate('benchNavigations.length = 0');
        await link.first().click();
        times.push({ name, ...(await tab.waitForValue<Recorded>('benchNavigations[0]', stop)) });
        await tab.settle(700, stop);
      }
    }
    const slowest: Record<string, number> = {};
    for (const { name, frame } of times) slowest[name] = Math.max(slowest[name] ?? 0, frame);
    for (const [name, time] of Object.entries(slowest)) log(`${name}: slowest frame ${time.toFixed(0)} ms`);
    return { frames: times.map(({ frame }) => frame), contents: times.map(({ content }) => content) };
  } finally {
    await tab.close();
  }
}

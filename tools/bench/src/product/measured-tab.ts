import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { OperatorError } from '@cred/tool-kit/errors';
import { findBrowser, thisMachine } from '@cred/tool-kit/browser';
import { DEMO_PASSWORD } from './members';

/**
 * The network and processor of a phone, as the goals define them: 150 ms, 1.6 Mbit/s down, 750 kbit/s up, four times
 * slower.
 */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_TIMES = 4;
/** The width of a phone's page in CSS pixels, as the goals define it. */
export const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
/** The browser's bars take less than this of a window's height; in px. */
const BARS = 200;
/** A page that is still busy after this time is a failure; in ms. */
const IDLE_TIMEOUT_MS = 120_000;

/** A response that was transferred over the network. */
export interface Loaded {
  readonly url: string;
  readonly type: string;
  /** The size of the body as sent: its content-length, otherwise all bytes received for it. */
  readonly bytes: number;
}

export interface Paints {
  /** Milliseconds from the start of the navigation; 0 when nothing was painted. */
  readonly lcp: number;
  readonly cls: number;
  /** When the first post's words were painted, in ms from the start of the navigation; 0 when they were not recorded. */
  readonly words: number;
  /** Whether a member's page came with its markup. */
  readonly rendered: boolean;
  /** A description of the painted element, for the log. */
  readonly element: string;
}

interface MeasuredTabOptions {
  readonly state?: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;
  readonly slow?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Idle callbacks never run. */
  readonly neverIdle?: boolean;
  /** The first words of the first post, whose paint is recorded. */
  readonly words?: string;
}

const recordPaints = `
window.benchPaints = { lcp: 0, cls: 0, words: 0, rendered: false, element: '' };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    benchPaints.lcp = entry.startTime;
    const text = ((entry.element && entry.element.textContent) || entry.url || entry.size + ' square pixels').trim().slice(0, 40);
    benchPaints.element = (entry.element ? entry.element.tagName.toLowerCase() : 'removed element') + ' ' + text;
  }
}).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) benchPaints.cls += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
document.addEventListener('DOMContentLoaded', () => {
  const config = document.getElementById('cred-page');
  benchPaints.rendered = config !== null && 'rendered' in JSON.parse(config.textContent);
});
window.benchClicks = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.interactionId) benchClicks.push(entry.duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** Records when the first post was painted up to these words. */
const recordWords = (words: string): string => `
(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    benchPaints.words = performance.now();
  };
  const look = () => {
    const post = document.querySelector('main article');
    if (!post || !post.textContent.includes(${JSON.stringify(words)}) || post.getClientRects().length === 0) requestAnimationFrame(look);
    // After the frame that the browser is about to paint.
    else port2.postMessage(null);
  };
  requestAnimationFrame(look);
})();
`;

/** Finds and starts the browser, like the browser tests. */
export async function openBrowser(root: string, stop: AbortSignal, log: (line: string) => void): Promise<Browser> {
  const machine = thisMachine(root, stop, log, () => chromium.executablePath());
  const cli = join(createRequire(join(root, 'package.json')).resolve('playwright-core/package.json'), '..', 'cli.js');
  const executablePath = await findBrowser(machine, cli);
  return chromium.launch({
    executablePath,
    // Playwright would end this process on a signal, and leave the product running.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A new browser with empty caches and one tab; all transfers are recorded. */
export class MeasuredTab {
  readonly loaded: Loaded[] = [];
  private readonly pending = new Map<string, { readonly url: string; readonly type: string; bytes?: number }>();
  private lastActive = performance.now();
  private ignoredPart: string | undefined;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly session: CDPSession,
  ) {}

  static async open(
    browser: Browser,
    { state, slow, viewport = DESKTOP, neverIdle, words }: MeasuredTabOptions = {},
  ): Promise<MeasuredTab> {
    const context = await browser.newContext({
      viewport,
      locale: 'en-US',
      timezoneId: 'UTC',
      ...(state ? { storageState: state } : {}),
    });
    await context.addInitScript(recordPaints);
    if (words !== undefined) await context.addInitScript(recordWords(words));
    if (neverIdle)
      await context.addInitScript('window.requestIdleCallback = () => 0; window.cancelIdleCallback = () => undefined;');
    const page = await context.newPage();
    const tab = new MeasuredTab(context, page, await context.newCDPSession(page));
    await tab.showAll(viewport);
    await tab.listen();
    if (slow) await tab.slowDown();
    return tab;
  }

  /** Does not wait for requests whose URL contains `part`. */
  ignore(part: string | undefined): void {
    this.ignoredPart = part;
  }

  /** Slows network and processor down. */
  async slowDown(): Promise<void> {
    await this.session.send('Network.emulateNetworkConditions', slow4G);
    await this.session.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES });
  }

  /** Resolves when nothing was transferred for `quietMs`. @throws OperatorError when the page does not become idle */
  async settle(quietMs: number, stop: AbortSignal): Promise<void> {
    const deadline = performance.now() + IDLE_TIMEOUT_MS;
    while (this.pending.size > 0 || performance.now() - this.lastActive < quietMs) {
      if (performance.now() > deadline)
        throw new OperatorError(
          `The page ${this.page.url()} does not become idle: ${[...this.pending.values()].map(({ url }) => url).join(', ')}`,
        );
      await delay(50, undefined, { signal: stop });
    }
  }

  /** Resolves to the value of an expression once it is set; the policy of the page forbids Playwright's own way. */
  async waitForValue<T>(expression: string, stop: AbortSignal): Promise<T> {
    const deadline = performance.now() + IDLE_TIMEOUT_MS;
    while (performance.now() < deadline) {
      const value = await this.page.evaluate<T | undefined>(expression);
      if (value) return value;
      await delay(50, undefined, { signal: stop });
    }
    throw new OperatorError(`${expression} is not set at ${this.page.url()}`);
  }

  /** Loads a page and waits until nothing is transferred and no larger element is painted. */
  async load(url: string, stop: AbortSignal, quietMs = 1_500): Promise<Paints> {
    // Does not wait for the load event, which a file without a response would delay.
    await this.page.goto(url, { waitUntil: 'commit' });
    const deadline = performance.now() + IDLE_TIMEOUT_MS;
    for (let last = 0; performance.now() < deadline;) {
      await this.settle(quietMs, stop);
      // Evaluated when the page's scripts are idle, which may be long after the last byte.
      const paints = await this.page.evaluate<Paints>('benchPaints');
      if (paints.lcp > 0 && paints.lcp === last) return paints;
      last = paints.lcp;
      await delay(500, undefined, { signal: stop });
    }
    throw new OperatorError(`The page ${url} does not become idle`);
  }

  close(): Promise<void> {
    return this.context.close();
  }

  /**
   * Makes the window larger than the page and the bars above it. Playwright makes it as high as the page alone, which puts
   * the last 87 px of the page below the window's edge. A frame in which only they have changed is never shown, so that an
   * event there lasts, for Event Timing, until something else on the page changes.
   */
  private async showAll({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
    const { windowId } = await this.session.send('Browser.getWindowForTarget');
    await this.session.send('Browser.setWindowBounds', { windowId, bounds: { width, height: height + BARS } });
  }

  private async listen(): Promise<void> {
    const { session, pending } = this;
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      // The event stream never ends, the release table is requested every few seconds, and a video is loaded only in
      // part.
      if (
        type === 'Media' ||
        /\/api\/events|\/releases\.json|^data:|^blob:/.test(request.url) ||
        (this.ignoredPart && request.url.includes(this.ignoredPart))
      )
        return;
      pending.set(requestId, { url: request.url, type: type ?? 'Other' });
      this.lastActive = performance.now();
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const found = pending.get(requestId);
      const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1];
      if (found && length !== undefined) found.bytes = Number(length);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const found = pending.get(requestId);
      // A response from this page's cache, such as a preloaded script, was not transferred.
      if (found && encodedDataLength > 0)
        this.loaded.push({ url: found.url, type: found.type, bytes: found.bytes ?? encodedDataLength });
      if (pending.delete(requestId)) this.lastActive = performance.now();
    });
    session.on('Network.loadingFailed', ({ requestId }) => {
      if (pending.delete(requestId)) this.lastActive = performance.now();
    });
    await session.send('Network.enable');
  }
}

/** Logs in as a demo member; returns the browser state for new tabs. */
export async function signIn(
  browser: Browser,
  { url, apiUrl }: { readonly url: string; readonly apiUrl: string },
  username: string,
) {
  const context = await browser.newContext();
  try {
    const response = await context.request.post(`${apiUrl}/api/auth/login`, {
      headers: { origin: url },
      data: { username, password: DEMO_PASSWORD },
    });
    if (!response.ok())
      throw new OperatorError(`${username} cannot log in: ${response.status()} ${await response.text()}`);
    const chats = (await (await context.request.get(`${apiUrl}/api/chat`)).json()) as readonly {
      readonly id: string;
      readonly otherUser?: { readonly username: string };
    }[];
    return { state: await context.storageState(), chats };
  } finally {
    await context.close();
  }
}
